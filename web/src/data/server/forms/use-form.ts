import { useEffect, useRef, useState, type ChangeEvent, type FormEvent } from 'react';
import { flushSync } from 'react-dom';
import { useHoldUpdates } from '#pwa/update/hold-updates.ts';
import { ApiError, isOffline } from '../calls/api-error.ts';
import { reasonOf } from '../calls/failures.ts';

/** What is wrong with single fields, in words that help. */
export type Issues<Fields> = { [Name in keyof Fields]?: string | undefined };

interface FormRules<Fields> {
  /** What is wrong before anything is sent; then nothing is. */
  check?: (fields: Fields) => Issues<Fields>;
  send: (fields: Fields) => Promise<unknown>;
  /** What to say of what neither the server nor the connection is to blame for. */
  otherwise?: string | undefined;
}

type TextName<Fields> = { [Name in keyof Fields]: Fields[Name] extends string ? Name : never }[keyof Fields];

/**
 * Something that a tap sends.
 * @param otherwise what to say of what neither the server nor the connection is to blame for
 */
export function useSend(otherwise?: string) {
  const [isBusy, setIsBusy] = useState(false);
  const [failed, setFailed] = useState<{ thrown: unknown }>();
  useEffect(() => {
    // What only lacked a signal is nothing to complain of once there is one.
    const forgive = () => setFailed((before) => (isOffline(before?.thrown) ? undefined : before));
    addEventListener('online', forgive);
    return () => removeEventListener('online', forgive);
  }, []);
  const send = async (work: () => Promise<unknown>) => {
    setIsBusy(true);
    setFailed(undefined);
    try {
      await work();
    } catch (thrown) {
      setFailed({ thrown });
    }
    setIsBusy(false);
  };
  const failure = failed && reasonOf(failed.thrown, otherwise);
  return { isBusy, failure, send, forgetFailure: () => setFailed(undefined) };
}

/** How a form is sent, whose fields are kept elsewhere: once at a time, and never with what is known to be wrong. */
export function useSubmit<Fields extends object>(fields: Fields, rules: FormRules<Fields>) {
  const { isBusy, failure, send, forgetFailure } = useSend(rules.otherwise);
  const [issues, setIssues] = useState<Issues<Fields>>({});
  const isSending = useRef(false);

  const submit = async (form: HTMLElement) => {
    if (isSending.current) return;
    forgetFailure();
    const found = rules.check?.(fields) ?? {};
    showIssues(form, () => setIssues(found));
    if (Object.values(found).some(Boolean)) return;
    isSending.current = true;
    await send(async () => {
      try {
        await rules.send(fields);
      } catch (thrown) {
        const said = issuesFrom(thrown, fields);
        showIssues(form, () => setIssues(said));
        // A field that says it says it alone.
        if (Object.keys(said).length === 0) throw thrown;
      }
    });
    isSending.current = false;
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void submit(event.currentTarget);
  };
  /** A field that is being mended is not complained about any longer. */
  const forgetIssues = (names: readonly string[]) =>
    setIssues((before) => ({ ...before, ...Object.fromEntries(names.map((name) => [name, undefined])) }));
  return { issues, failure, isBusy, submit, formProps: { noValidate: true, onSubmit }, forgetIssues };
}

interface Kept<Fields> {
  fields: Fields;
  change: (changed: Partial<Fields>) => void;
}

/** A form over fields that are kept elsewhere, and outlive it. */
export function useFormOver<Fields extends object>(kept: Kept<Fields>, rules: FormRules<Fields>) {
  const { fields } = kept;
  const { forgetIssues, ...form } = useSubmit(fields, rules);
  const change = (changed: Partial<Fields>) => {
    kept.change(changed);
    forgetIssues(Object.keys(changed));
  };
  /** What a field for text needs. */
  const bind = <Name extends TextName<Fields> & string>(name: Name) => ({
    name,
    value: String(fields[name]),
    error: form.issues[name],
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>) =>
      change({ [name]: target.value } as unknown as Partial<Fields>),
  });
  return { ...form, fields, change, bind };
}

/** A form with its fields. What was typed stays until the form goes, and no update takes it away. */
export function useForm<Fields extends object>(start: Fields, rules: FormRules<Fields>) {
  const [untouched] = useState(start);
  const [fields, setFields] = useState(untouched);
  useHoldUpdates(fields !== untouched);
  const change = (changed: Partial<Fields>) => setFields((before) => ({ ...before, ...changed }));
  return { ...useFormOver({ fields, change }, rules), reset: () => setFields(untouched) };
}

/**
 * Shows what is wrong with a form, and goes to the first field that needs mending: on a phone it is out of sight.
 * @param show sets the state that the fields' errors are made of
 */
function showIssues(form: HTMLElement, show: () => void): void {
  flushSync(show);
  form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
}

/** What the server says of the fields of this form. */
function issuesFrom<Fields extends object>(thrown: unknown, fields: Fields): Issues<Fields> {
  const issues = thrown instanceof ApiError ? thrown.issues : [];
  const ours = issues.filter(({ path }) => path in fields);
  return Object.fromEntries(ours.map(({ path, message }) => [path, message])) as Issues<Fields>;
}
