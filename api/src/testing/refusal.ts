import { expect } from 'vitest';

/** What an answer must match that refuses a call: its status, its code and the fields that it names. */
export function refusal(status: number, code: string, ...paths: string[]): { status: number; body: unknown } {
  const issues = paths.map((path): unknown => expect.objectContaining({ path }));
  return {
    status,
    body: expect.objectContaining({
      code,
      message: expect.any(String) as unknown,
      ...(issues.length > 0 && { issues }),
    }),
  };
}
