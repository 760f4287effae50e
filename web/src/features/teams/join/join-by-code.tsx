import { teamJoin } from 'sync-protocol/mutations/teams/join-changes';
import { newId, type JoinRequestId } from 'sync-protocol/ids';
import { isTeamCode, readTeamCode, spacedCode } from 'sync-protocol/rules/teams/team-code';
import { useForm } from '#data/server/use-form.ts';
import { useIsOffline } from '#data/server/network.ts';
import { Button } from '#ui/controls/button.tsx';
import { TextField } from '#ui/controls/text-field.tsx';
import { Sheet } from '#ui/layers/sheet.tsx';
import { change } from '../changes.ts';
import { joining as text, messages } from '../messages.ts';

export interface JoinByCodeProps {
  open: boolean;
  /** From a link or a picture of it; empty: to be typed. */
  code: string;
  onClose: () => void;
}

/** Joins a team by its code, offline too: then as soon as there is a connection. */
export function JoinByCode({ open, code, onClose }: JoinByCodeProps) {
  return (
    <Sheet
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={text.title}
      text={text.text}
      closeLabel={messages.close}
    >
      <CodeForm key={code} code={code} onClose={onClose} />
    </Sheet>
  );
}

function CodeForm({ code, onClose }: Pick<JoinByCodeProps, 'code' | 'onClose'>) {
  const isOffline = useIsOffline();
  const { bind, formProps, isBusy } = useForm(
    { code: code && spacedCode(code) },
    {
      check: ({ code: typed }) => ({ code: isTeamCode(readTeamCode(typed)) ? undefined : text.bad }),
      send: async ({ code: typed }) => {
        const args = { joinRequestId: newId<JoinRequestId>(), code: readTeamCode(typed) };
        if (await change(teamJoin, args, isOffline ? text.waits : undefined)) onClose();
      },
    },
  );
  return (
    <form {...formProps} className="grid gap-4">
      <TextField
        label={text.code}
        required
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        className="numerals text-center text-xl font-bold tracking-widest uppercase"
        {...bind('code')}
      />
      <Button type="submit" tone="primary" size="lg" wide busy={isBusy}>
        {text.submit}
      </Button>
    </form>
  );
}
