import type { BrowserContext } from '@playwright/test';

/**
 * Adds to `complaints` what a browser objects to in the app's pages, also in those that open later: violations of
 * the content security policy, and errors that nobody caught.
 */
export async function hearComplaints(context: BrowserContext, complaints: string[]): Promise<void> {
  await context.exposeBinding('complain', (_, complaint: string) => complaints.push(complaint));
  await context.addInitScript(() => {
    addEventListener(
      'securitypolicyviolation',
      ({ effectiveDirective, blockedURI, sourceFile, lineNumber }) => {
        const { complain } = globalThis as unknown as { complain: (complaint: string) => void };
        complain(
          `${effectiveDirective} forbids ${blockedURI}, at ${sourceFile}:${lineNumber} (${location.pathname})`,
        );
      },
    );
  });
  context.on('weberror', (error) => complaints.push(textOf(error.error())));
}

/** What browsers throw themselves has no stack. */
function textOf({ stack, name, message }: Error): string {
  return stack || `${name}: ${message || 'without a word'}`;
}
