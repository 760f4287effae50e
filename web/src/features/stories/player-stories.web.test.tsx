import { cleanup, render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { profileMessages } from './messages.ts';
import { OwnStories } from './player-stories.tsx';

afterEach(cleanup);

it.each([true, false])('says of the latest story whether it is held: %s', (isHeld) => {
  const told = {
    title: 'First ace',
    content: 'Over the net.',
    createdAt: '2026-11-25T12:00:00.000Z',
    isHeld,
  };
  const { container } = render(<OwnStories id="me" username="AvaAces" told={[told]} />, {
    wrapper: MemoryRouter,
  });
  expect(container.textContent.includes(profileMessages.held)).toBe(isHeld);
});
