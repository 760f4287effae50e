import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { toast } from '#ui/layers/toast-store.ts';
import { messages } from './messages.ts';
import { usePush } from './use-web-push.ts';

vi.mock('#ui/layers/toast-store.ts', () => ({ toast: vi.fn<() => void>() }));
vi.mock('#data/server/web-push.ts', () => ({
  pushAbility: () => 'ready',
  isPushOn: () => true,
  turnPushOff: () => Promise.reject(new Error('The browser would not.')),
}));

it('says that it could not be turned off, and can be tried again', async () => {
  const { result } = renderHook(usePush);
  await act(() => result.current.turnOff());
  expect(toast).toHaveBeenCalledWith(expect.objectContaining({ title: messages.push.offFailed }));
  expect(result.current.isBusy).toBe(false);
});
