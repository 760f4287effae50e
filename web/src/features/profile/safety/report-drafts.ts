import type { ReportReason } from 'sync-protocol/rules/profile/report-terms';
import { isBlank } from 'sync-protocol/rules/words/written';
import { onPhoneChange } from '#data/store/active-phone.ts';
import { holdUpdates } from '#pwa/hold-updates.ts';

export interface ReportDraft {
  reason?: ReportReason;
  details: string;
}

/** What is begun about each player, story and comment, as long as the app is open and the player stays. */
const drafts = new Map<string, ReportDraft>();
/** Nothing else keeps them: a new version would take them away, also from under a closed sheet. */
let release: (() => void) | undefined;

export function reportDraft(id: string): ReportDraft {
  return drafts.get(id) ?? { details: '' };
}

export function keepReportDraft(id: string, draft: ReportDraft): void {
  if (!draft.reason && isBlank(draft.details)) return forgetReportDraft(id);
  drafts.set(id, draft);
  release ??= holdUpdates();
}

export function forgetReportDraft(id: string): void {
  drafts.delete(id);
  if (drafts.size === 0) letGo();
}

function letGo(): void {
  release?.();
  release = undefined;
}

onPhoneChange(() => {
  drafts.clear();
  letGo();
});
