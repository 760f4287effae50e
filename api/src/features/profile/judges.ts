import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { LISTS, type Judges } from 'sync-protocol/rules/words/judges';

/** Texts of which each judge remembers what they said. */
const REMEMBERED = 10_000;
/** As long as a hash, base64: what is shorter is none. */
const HASH_LENGTH = 44;

/**
 * The lists, with a memory: the same words are asked about with every list that somebody reads. Longer texts are kept as
 * hashes, so that it stays small.
 */
export const JUDGES: Judges = {
  judgeUsername: remembering((name) => LISTS.judgeUsername(name)),
  judgeRealName: remembering((name) => LISTS.judgeRealName(name)),
  judgeFullName: remembering((name) => LISTS.judgeFullName(name)),
  judgeText: remembering((text) => LISTS.judgeText(text)),
  isUnsafeForMinors: remembering((text) => LISTS.isUnsafeForMinors(text)),
};

function remembering<Said extends string | boolean>(judge: (text: string) => Said): (text: string) => Said {
  const said = new LRUCache<string, Said, string>({
    max: REMEMBERED,
    memoMethod: (_key, _before, { context }) => judge(context),
  });
  return (text) => {
    const key = text.length < HASH_LENGTH ? text : hash('sha256', text, 'base64');
    return said.memo(key, { context: text });
  };
}
