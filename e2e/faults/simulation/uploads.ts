import { AsyncLocalStorage } from 'node:async_hooks';
import type { Fetch } from 'web/src/data/store/phone.ts';

/** Over which phone's network files go. */
const networks = new AsyncLocalStorage<Fetch>();

/** A browser's request whose progress is told, over the network of the phone that sends a file. */
class Upload extends EventTarget {
  readonly upload = new EventTarget();
  status = 0;
  responseText = '';
  readonly #headers: Record<string, string> = {};
  #method = '';
  #url = '';
  #answer: Response | undefined;

  open(method: string, url: string): void {
    this.#method = method;
    this.#url = url;
  }

  setRequestHeader(name: string, value: string): void {
    this.#headers[name] = value;
  }

  getResponseHeader(name: string): string | null {
    return this.#answer?.headers.get(name) ?? null;
  }

  send(body: ArrayBuffer): void {
    void this.#send(networks.getStore(), body);
  }

  abort(): void {
    this.dispatchEvent(new Event('abort'));
  }

  async #send(fetch: Fetch | undefined, body: ArrayBuffer): Promise<void> {
    try {
      const answer = await fetch?.(this.#url, { method: this.#method, headers: this.#headers, body });
      this.#answer = answer;
      this.responseText = (await answer?.text()) ?? '';
      this.status = answer?.status ?? 0;
      this.dispatchEvent(new Event('load'));
    } catch {
      this.dispatchEvent(new Event('error'));
    }
  }
}

/** Sends a phone's files as its app does, but over its own network. */
export function overNetwork<T>(fetch: Fetch, work: () => Promise<T>): Promise<T> {
  Object.assign(globalThis, { XMLHttpRequest: Upload });
  return networks.run(fetch, work);
}
