import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { TaskCheck } from './task-check.tsx';

function Task({ isDone = false }: { isDone?: boolean }) {
  const [checked, setChecked] = useState(isDone);
  return (
    <TaskCheck checked={checked} label="Done: Palm Pop" reward="+24" onToggle={() => setChecked(!checked)} />
  );
}

it('is a checkbox that says what it checks', () => {
  render(<Task />);
  const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Done: Palm Pop' });
  fireEvent.click(box);
  expect(box.checked).toBe(true);
});

it('celebrates a tap, not a task that was done before', () => {
  const { container } = render(<Task isDone />);
  expect(container.textContent).toBe('');
  const box = screen.getByRole('checkbox');
  fireEvent.click(box);
  expect(container.textContent).toBe('');
  fireEvent.click(box);
  expect(container.textContent).toBe('+24');
});
