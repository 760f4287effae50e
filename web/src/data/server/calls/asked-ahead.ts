import type { ClientGroupId } from 'sync-protocol/ids';

declare global {
  /** What the page of a phone that knows nobody has asked before the app came (web/public/ask-ahead.js). */
  var askedAhead:
    | { clientGroup?: ClientGroupId | undefined; answers: Record<string, Promise<Response> | undefined> }
    | undefined;
}

/** `fetch`, but for what has been asked already: that answer is taken, once. */
export function fetchOrTake(url: string, init?: RequestInit): Promise<Response> {
  const answers = globalThis.askedAhead?.answers;
  const answer = answers?.[url];
  if (!answers || !answer) return fetch(url, init);
  delete answers[url];
  return answer;
}

/** The client group that the first rows were asked for; only the first phone gets it. */
export function takeAskedGroup(): ClientGroupId | undefined {
  const { askedAhead } = globalThis;
  const group = askedAhead?.clientGroup;
  if (askedAhead) askedAhead.clientGroup = undefined;
  return group;
}

/** What was asked for whoever was signed in then is nobody's any more. */
export function dropAsked(): void {
  globalThis.askedAhead = undefined;
}
