import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { StepBar } from './step-bar.tsx';

/** Which of the steps show colour. */
function coloured(current: number, part: number): boolean[] {
  const { container } = render(
    <StepBar steps={3} current={current} part={part} percent={0} label="Progress" />,
  );
  const fills = [...container.querySelectorAll<HTMLElement>('span > span')];
  return fills.map(({ style }) => style.visibility !== 'hidden');
}

it('shows no colour in a step that was not begun: pushed out of sight, its edge would still shine through', () => {
  expect(coloured(1, 0)).toEqual([false, false, false]);
  expect(coloured(2, 0.25)).toEqual([true, true, false]);
});
