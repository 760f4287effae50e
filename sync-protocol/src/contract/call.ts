import { z } from 'zod';
import { userId } from '../ids.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** One REST call: the server serves it, the app calls it, and the OpenAPI page is made from it. */
export interface Call<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Answer extends z.ZodType = z.ZodType,
  Verb extends Method = Method,
  Path extends `/api/${string}` = `/api/${string}`,
> {
  method: Verb;
  /** With `{name}` for each parameter. */
  path: Path;
  summary: string;
  /** Who may call it: anybody, or only a signed-in player. */
  for: 'anyone' | 'player';
  params: Params;
  query: Query;
  body: Body;
  status: 200 | 201 | 302 | 303;
  answer: Answer;
  /** The connection stays open for server-sent events; `answer` is what the data of each is. */
  streams?: true;
  /** The answer is a file of this type instead of JSON. */
  file?: 'application/zip';
  /** A browser goes there itself: the answer leads on to a page, or is one. */
  navigates?: true;
  /** Instead of the JSON a form may come, with a file in the field of this name and nothing else. */
  upload?: string;
}

type Optional = 'params' | 'query' | 'body' | 'status' | 'for' | 'streams' | 'file' | 'navigates' | 'upload';
const nothing = z.object({});
type Nothing = typeof nothing;

/** Declares a call; by default it is for players, takes nothing and answers 200. */
export function defineCall<
  Answer extends z.ZodType,
  Params extends z.ZodType = Nothing,
  Query extends z.ZodType = Nothing,
  Body extends z.ZodType = z.ZodUndefined,
  Verb extends Method = Method,
  Path extends `/api/${string}` = `/api/${string}`,
>(
  call: Omit<Call<Params, Query, Body, Answer, Verb, Path>, Optional> &
    Partial<Pick<Call<Params, Query, Body, Answer, Verb, Path>, Optional>>,
): Call<Params, Query, Body, Answer, Verb, Path> {
  const defaults = {
    for: 'player',
    params: nothing,
    query: nothing,
    body: z.undefined(),
    status: 200,
  } as const;
  return { ...defaults, ...call } as Call<Params, Query, Body, Answer, Verb, Path>;
}

/** What every refused call answers. */
export const errorAnswer = z.object({
  /** Fit to show. */
  message: z.string(),
  /** Stable, snake_case. */
  code: z.string(),
  /** The fields that are wrong. */
  issues: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
});

export const countAnswer = z.object({ count: z.int().min(0) });

/** It is done, and there is nothing to tell of it. */
export const doneAnswer = z.object({ success: z.literal(true) });

/** The player that a call is about. */
export const ofUser = z.object({ id: userId });

export type ErrorAnswer = z.infer<typeof errorAnswer>;
export type AnswerOf<C extends Call> = z.infer<C['answer']>;
export type BodyOf<C extends Call> = z.input<C['body']>;
export type QueryOf<C extends Call> = z.input<C['query']>;
export type ParamsOf<C extends Call> = z.input<C['params']>;

/** What a path looks like with its parameters filled in, and a query if there is one. */
type Filled<Path extends string> = Path extends `${infer Before}{${string}}${infer After}`
  ? `${Before}${string}${Filled<After>}`
  : Path;
export type AddressOf<C extends Call> = Filled<C['path']> | `${Filled<C['path']>}?${string}`;
