import { analysisRestoreArgs } from 'sync-protocol/mutations/analysis/analysis-changes';
import { NEWER_ENGINE } from 'sync-protocol/rules/technique/claims';
import { useLive } from '#data/live/live-query.ts';
import { dismissRefused } from '#data/sync/sync-status.ts';
import { Button } from '#ui/controls/button.tsx';
import { AskFirst } from '#ui/layers/ask-first.tsx';
import { dateInShort } from '#ui/format.ts';
import { Card } from '#ui/surfaces/card.tsx';
import { messages } from '../messages.ts';
import { keepAgain } from './changes.ts';

const text = messages.history;

/** Results of an app that is newer than the server: they wait on this phone, to be saved once it has caught up. */
export function HeldBack() {
  const refused =
    useLive((db) => db.refused.filter(({ code }) => code === NEWER_ENGINE.code).toArray()) ?? [];
  return refused.map(({ id, mutation: { at, args }, message }) => {
    // What comes back says itself of which day it is.
    const read = analysisRestoreArgs.safeParse({ madeAt: at, ...args });
    if (!read.success) return null;
    const { analysisId, madeAt, ...fields } = read.data;
    const title = `${messages.techniques[fields.technique]} · ${text.score(fields.score)}`;
    const saveAgain = async () => {
      if (await keepAgain(analysisId, madeAt, fields)) await dismissRefused(id);
    };
    return (
      <Card key={id} tone="well" as="article" aria-label={title} className="mt-6">
        <p className="text-xs font-semibold text-ink-soft">{dateInShort(madeAt)}</p>
        <p className="mt-1 font-semibold">{title}</p>
        <p className="mt-1 text-sm">{message}</p>
        <div className="mt-3 flex gap-2">
          <Button tone="primary" onClick={() => void saveAgain()}>
            {text.saveAgain}
          </Button>
          <AskFirst question={text.discarding} onYes={() => void dismissRefused(id)}>
            {text.discard}
          </AskFirst>
        </div>
      </Card>
    );
  });
}
