import type { AddressOf, AnswerOf, BodyOf, Call, ParamsOf, QueryOf } from 'sync-protocol/contract/call';
import { unreadable } from './api-error.ts';
import { requestJson } from './request-json.ts';

export interface CallInput<C extends Call> {
  params?: ParamsOf<C>;
  query?: QueryOf<C>;
  body?: BodyOf<C>;
  /** Sent as a form, for a call that takes an upload. */
  file?: Blob;
  signal?: AbortSignal;
}

/**
 * Makes one call of the contract and answers what it promises, checked.
 * @throws ApiError with the server's own message; status 0 and code `offline` when nothing of ours came back
 */
export async function call<C extends Call>(
  definition: C,
  { params, query, body, file, signal }: CallInput<C> = {},
): Promise<AnswerOf<C>> {
  const url = addressOf(definition, params ?? {}, query ?? {});
  const sent = definition.upload && file ? formOf(definition.upload, file) : body;
  const json = await requestJson<C>(fetch, { method: definition.method, url, body: sent, signal });
  const answer = definition.answer.safeParse(json);
  if (!answer.success) throw unreadable();
  return answer.data as AnswerOf<C>;
}

function formOf(field: string, file: Blob): FormData {
  const form = new FormData();
  form.set(field, file);
  return form;
}

function addressOf<C extends Call>({ path }: C, params: object, query: object): AddressOf<C> {
  const values = new Map(Object.entries(params));
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(values.get(name))),
  );
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) search.set(name, String(value));
  }
  return (search.size > 0 ? `${filled}?${search}` : filled) as AddressOf<C>;
}
