// A phone that knows nobody asks whose it is, and what they have, while the app's scripts are on their way. The answers
// are taken by whoever would ask for them (web/src/data/server/calls/asked-ahead.ts); what nobody takes is lost and no harm.
{
  // The page of whoever has a session says so (web/build/pages.ts).
  const isPlayers = document.currentScript?.hasAttribute('data-player') ?? false;
  /** @type {Record<string, Promise<Response>>} */
  const answers = {};
  /** @type {(url: string) => Promise<Response>} */
  const ask = (url) => {
    const answer = fetch(url, { redirect: 'error', signal: AbortSignal.timeout(20_000) });
    // What is wrong with it is said by whoever takes it.
    answer.catch(() => undefined);
    answers[url] = answer;
    return answer;
  };
  /** @type {(answer: Promise<Response>) => Promise<unknown>} */
  const read = async (answer) => (await answer).clone().json();
  /** @type {(clientGroup: string) => Promise<void>} */
  const askForRows = async (clientGroup) => {
    const session = ask('/api/auth/session');
    if (!isPlayers) {
      const { user } = /** @type {{ user: object | null }} */ (await read(session));
      if (!user) return;
    }
    void ask(`/api/sync/pull?protocol=1&clientGroup=${clientGroup}&packed=1`);
    const catalog = /** @type {{ promptsVersion: string }} */ (await read(ask('/api/catalog')));
    void ask(`/api/catalog/prompts/${encodeURIComponent(catalog.promptsVersion)}`);
  };
  let isNew = false;
  try {
    isNew = localStorage.getItem('volleypath.session') === null;
  } catch {
    // Storage may be closed to us: then nothing would be kept either.
  }
  // Pages that came over plain HTTP have no ids to give.
  if (isNew && crypto.randomUUID) {
    const clientGroup = crypto.randomUUID();
    globalThis.askedAhead = { clientGroup, answers };
    askForRows(clientGroup).catch(() => undefined);
  }
  // After what was asked: on few connections they would stand before it.
  for (const link of document.querySelectorAll('link[rel=later]')) link.setAttribute('rel', 'modulepreload');
}
