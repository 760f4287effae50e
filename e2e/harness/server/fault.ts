/** What goes wrong with one exchange. Bytes count from the first byte of that request or reply, headers included. */
export type Fault =
  /** The connection is reset before the server sees the request. */
  | { kind: 'refuse' }
  /** The server gets only the beginning of the request, then both sides lose the connection. */
  | { kind: 'cut-request'; afterBytes: number }
  /** The server has answered, the phone never hears it: the connection is reset instead. */
  | { kind: 'drop-reply' }
  /** The phone gets the beginning of the reply, then a reset. */
  | { kind: 'cut-reply'; afterBytes: number }
  /** The phone gets the beginning of the reply, then a polite end of the connection. */
  | { kind: 'truncate-reply'; afterBytes: number }
  /** The request waits before it goes on. */
  | { kind: 'delay'; ms: number };

/** A fault for the next requests whose first line matches, e.g. /^POST \/api\/sync\/push/. */
export interface Rule {
  match: RegExp;
  fault: Fault;
  /** For how many requests; 1 unless told. */
  times?: number;
}

/** The rules that wait for their requests. */
export class FaultQueue {
  hits = 0;
  readonly #rules: { match: RegExp; fault: Fault; left: number }[] = [];

  add({ match, fault, times = 1 }: Rule): void {
    this.#rules.push({ match, fault, left: times });
  }

  /** Uses up the oldest rule that matches the request's first line. */
  take(firstLine: string): Fault | undefined {
    const rule = this.#rules.find(({ match, left }) => left > 0 && match.test(firstLine));
    if (rule === undefined) return undefined;
    rule.left -= 1;
    this.hits += 1;
    return rule.fault;
  }
}
