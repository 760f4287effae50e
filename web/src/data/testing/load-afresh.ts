import { vi } from 'vitest';

/** What the app knows of who uses it, as a fresh start of the page has it: nothing has begun yet. */
export async function loadAfresh() {
  vi.resetModules();
  const session = await import('../session.ts');
  return { ...session, ...(await import('../session-store.ts')), ...(await import('../sign-out.ts')) };
}
