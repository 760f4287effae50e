import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { newId, type UserId } from 'sync-protocol/ids';
import { afterEach, expect, it, vi } from 'vitest';
import { shownToast } from '#ui/layers/toast-store.ts';
import { messages } from './messages.ts';
import { RivalAction } from './rival-action.tsx';

const between = vi.hoisted(() => ({ status: undefined as string | undefined }));
vi.mock('#data/live/rivals.ts', () => ({
  useRivalry: () => (between.status ? { status: between.status } : null),
}));
const mutate = vi.hoisted(() =>
  vi.fn<(mutator: { name: string }, args: object) => Promise<object>>(async () => ({ ok: true })),
);
vi.mock('#data/rows/mutate.ts', () => ({ mutate }));
vi.mock('./together/streak-action.tsx', () => ({ StreakAction: () => null }));

afterEach(() => {
  cleanup();
  mutate.mockClear();
});

const rivalId = newId<UserId>();
const show = (status: string | undefined, canApproach = true) => {
  between.status = status;
  render(<RivalAction id={rivalId} username="BenDigs" isTeammate={false} canApproach={canApproach} />);
};
const buttons = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);

const asking = { rivalshipType: 'training_partner', message: '', askedAs: 'BenDigs' };
it.each([
  [undefined, messages.action.add, 'rival.request', asking, messages.request.sent.done],
  ['asked', messages.action.accept, 'rival.accept', {}, messages.toasts.accepted],
  ['requested', messages.requests.withdraw, 'rival.withdraw', {}, messages.toasts.withdrawn],
])('between the two stands %s: the button is %s', async (status, label, name, args, said) => {
  show(status);
  expect(buttons()).toEqual([label]);
  await act(async () => fireEvent.click(screen.getByRole('button')));
  expect(mutate.mock.calls.map(([mutator, sent]) => [mutator.name, sent])).toEqual([
    [name, { rivalId, ...args }],
  ]);
  expect(shownToast()?.title).toBe(said);
});

it('offers nothing to a rival, nor to add whom the player may not ask; who asks can be accepted all the same', () => {
  for (const [status, canApproach, shown] of [
    ['accepted', true, []],
    [undefined, false, []],
    ['asked', false, [messages.action.accept]],
  ] as const) {
    show(status, canApproach);
    expect(buttons()).toEqual(shown);
    cleanup();
  }
});
