import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { PlayerLink } from '#ui/controls/player-link.tsx';
import { notedName } from '#ui/way-to-player.ts';
import { PlayerDialog } from './player-dialog.tsx';

interface ViewProps {
  open: boolean;
  id: string;
  onClose: () => void;
}
vi.mock('../profile/player-view.tsx', () => ({
  PlayerView: ({ open, id, onClose }: ViewProps) => open && <button onClick={onClose}>Close {id}</button>,
}));

/** Where the history stands, and its two buttons. */
function Browser() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  return (
    <>
      <output>{pathname + search}</output>
      <button onClick={() => void navigate(-1)}>Back</button>
      <button onClick={() => void navigate(1)}>Forward</button>
    </>
  );
}

const show = (...initialEntries: string[]) =>
  render(
    <MemoryRouter initialEntries={initialEntries}>
      <PlayerLink id="ada" name="Ada L.">
        Ada
      </PlayerLink>
      <PlayerDialog />
      <Browser />
    </MemoryRouter>,
  );
const press = (name: string) => act(async () => fireEvent.click(screen.getByText(name)));
const place = () => screen.getByRole('status').textContent;
const closing = () => screen.queryByText('Close ada');

afterEach(cleanup);

it('lies over the screen as it is, and closing it takes its own step in the history back', async () => {
  show('/before', '/rivals?tab=requests');
  await press('Ada');
  expect(place()).toBe('/rivals?tab=requests&player=ada');
  await press('Close ada');
  expect([place(), closing()]).toEqual(['/rivals?tab=requests', null]);
  await press('Forward');
  expect(closing()).not.toBeNull();
  await press('Close ada');
  await press('Back');
  expect(place()).toBe('/before');
});

it('knows what the row has called the player, and nobody else', async () => {
  show('/rivals');
  await press('Ada');
  expect([notedName('ada'), notedName('bea')]).toEqual(['Ada L.', undefined]);
});

it('that the address itself asked for leaves no step of its own behind', async () => {
  show('/before', '/rivals?player=ada');
  await press('Close ada');
  expect([place(), closing()]).toEqual(['/rivals', null]);
  await press('Back');
  expect(place()).toBe('/before');
});
