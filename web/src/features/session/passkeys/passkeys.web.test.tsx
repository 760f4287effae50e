import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { queryClient } from '#data/server/answers/query-client.ts';
import { Sheet } from '#ui/layers/sheet.tsx';
import { messages as text } from './messages.ts';
import { Passkeys } from './passkeys.tsx';

const device = vi.hoisted(() => ({ says: '' }));
vi.mock('#data/server/calls/api.ts', () => ({ call: async () => [] }));
vi.mock('@simplewebauthn/browser', () => ({
  startRegistration: async () => {
    throw Object.assign(new Error('no passkey'), { name: device.says });
  },
}));

beforeAll(async () => {
  vi.stubGlobal('PublicKeyCredential', {});
  await Sheet.fetch();
});
afterEach(() => {
  cleanup();
  queryClient.clear();
});

it.each([
  ['that it keeps one already', 'InvalidStateError', text.isHere],
  ['that the player has changed their mind', 'NotAllowedError', text.gaveUp],
])('of a device that says %s', async (_, says, told) => {
  device.says = says;
  render(<Passkeys open onClose={() => undefined} hasPassword={false} />);
  fireEvent.click(await screen.findByRole('button', { name: text.add }));
  const read = () => [text.isHere, text.gaveUp].filter((one) => screen.queryByText(one) !== null);
  await vi.waitFor(() => expect(read()).toEqual([told]));
});
