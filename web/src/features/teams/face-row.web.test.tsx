import { cleanup, render, screen } from '@testing-library/react';
import { newId, type UserId } from 'sync-protocol/ids';
import { afterEach, expect, it } from 'vitest';
import { FaceRow } from './face-row.tsx';

afterEach(cleanup);

it('shows of players who are private none whose initials would be VP', () => {
  const kim = {
    userId: newId<UserId>(),
    displayName: 'kimsets',
    firstName: '',
    lastName: '',
    profileImageUrl: '',
  };
  const hidden = { ...kim, userId: null, displayName: null };
  const { container } = render(
    <FaceRow
      faces={[
        ['1', kim],
        ['2', hidden],
      ]}
      count={2}
    />,
  );
  expect(screen.getByText('KI')).toBeTruthy();
  expect(screen.queryByText('VP')).toBeNull();
  expect(container.querySelectorAll('svg')).toHaveLength(1);
});
