import { EMPTY_FIELD } from 'sync-protocol/messages';
import type { BirthMonth } from 'sync-protocol/rules/session/age';
import { useYear } from '#data/clock.ts';
import { ApiError } from '#data/server/calls/api-error.ts';
import { useForm } from '#data/server/forms/use-form.ts';

const OVER: ReadonlySet<string> = new Set(['under_age', 'birth_said']);

/**
 * Asks when a player was born.
 * @param onOver is told what the server says to who is asked no longer: they are too young, or have said it elsewhere
 * @param said what was answered before
 */
export function useBirthForm(
  send: (birth: BirthMonth) => Promise<unknown>,
  onOver: (message: string) => void,
  said?: BirthMonth,
) {
  const { fields, issues, change, failure, isBusy, formProps } = useForm(
    { month: String(said?.month ?? ''), year: String(said?.year ?? '') },
    {
      check: ({ month, year }) => ({
        month: month ? undefined : EMPTY_FIELD,
        year: year ? undefined : EMPTY_FIELD,
      }),
      send: async ({ month, year }) => {
        try {
          await send({ month: Number(month), year: Number(year) });
        } catch (thrown) {
          if (!(thrown instanceof ApiError && OVER.has(thrown.code))) throw thrown;
          onOver(thrown.message);
        }
      },
    },
  );
  const fieldProps = {
    ...fields,
    missing: issues.month ?? issues.year,
    latestYear: useYear(),
    onChange: change,
  };
  return { fieldProps, failure, isBusy, formProps };
}
