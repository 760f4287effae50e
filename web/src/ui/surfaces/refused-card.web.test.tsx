import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Confirm } from '../layers/confirm.tsx';
import { messages } from './messages.ts';
import { RefusedCard } from './refused-card.tsx';

const text = messages.refused;

it('goes after a question only', async () => {
  await act(() => Confirm.fetch());
  const onDiscard = vi.fn<() => void>();
  const why = 'Not in these words.';
  render(
    <RefusedCard
      {...{ what: 'Not shared', title: 'First ace', why, onAgain: vi.fn<() => void>(), onDiscard }}
    />,
  );
  const asked = text.discarding('First ace');
  const answer = async (name: string) => {
    await act(async () => fireEvent.click(screen.getByRole('button', { name: text.discard })));
    const question = within(screen.getByRole('alertdialog', { name: asked.title }));
    await act(async () => fireEvent.click(question.getByRole('button', { name })));
  };
  await answer(asked.no);
  expect(onDiscard).not.toHaveBeenCalled();
  await answer(asked.yes);
  expect(onDiscard).toHaveBeenCalledOnce();
});
