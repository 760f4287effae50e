import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { newId, type UserId } from 'sync-protocol/ids';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { areUpdatesHeld } from '#pwa/update/hold-updates.ts';
import { closePhone, openPhone } from '../store/active-phone.ts';
import { keepDraft, readDraft } from './drafts.ts';
import { useKeptFields } from './use-kept-fields.ts';

const START = { name: '', weeks: '4' };
const open = () => renderHook(() => useKeptFields('team', START));

beforeEach(() => void openPhone(newId<UserId>(), 'UTC'));
afterEach(() => {
  cleanup();
  closePhone();
});

it('keeps what is typed over a screen that goes, until it is cleared', async () => {
  const first = open();
  act(() => first.result.current.change({ name: 'Diggers' }));
  act(() => first.result.current.change({ weeks: '6' }));
  const typed = { name: 'Diggers', weeks: '6' };
  expect(first.result.current.fields).toEqual(typed);
  first.unmount();

  const second = open();
  await waitFor(() => expect(second.result.current.fields).toEqual(typed));
  expect(areUpdatesHeld()).toBe(true);
  act(() => second.result.current.clear());
  expect(second.result.current.fields).toEqual(START);
  expect(areUpdatesHeld()).toBe(false);
  await waitFor(async () => expect(await readDraft('team')).toEqual({}));
});

it('keeps nothing of what is as it was, and takes nothing that is no field', async () => {
  await keepDraft('team', { name: 7, weeks: '6', other: 'x' });
  const { result } = open();
  await waitFor(() => expect(result.current.fields).toEqual({ name: '', weeks: '6' }));
  act(() => result.current.change({ weeks: '4' }));
  await waitFor(async () => expect(await readDraft('team')).toEqual({}));
});

it('leaves what is typed already where the draft is read late', async () => {
  await keepDraft('team', { name: 'Old' });
  const { result } = open();
  act(() => result.current.change({ name: 'New' }));
  await waitFor(async () => expect(await readDraft('team')).toMatchObject({ name: 'New' }));
  expect(result.current.fields.name).toBe('New');
});

it('shows the next player on this phone nothing of it', async () => {
  const { result } = open();
  act(() => result.current.change({ name: 'Diggers' }));
  const late = result.current.change;
  act(() => {
    closePhone();
    openPhone(newId<UserId>(), 'UTC');
  });
  expect(result.current.fields).toEqual(START);
  act(() => late({ name: 'Late' }));
  expect(result.current.fields).toEqual(START);
  expect(await readDraft('team')).toEqual({});
});

it('begins anew where its draft can’t be read', async () => {
  closePhone();
  const { db } = openPhone(newId<UserId>(), 'UTC');
  const read = vi.spyOn(db.fetched, 'get').mockRejectedValue(new DOMException('closed', 'InvalidStateError'));
  const { result } = open();
  await waitFor(() => expect(read).toHaveBeenCalled());
  expect(result.current.fields).toEqual(START);
});

it('goes on with what was typed or sent in another tab, as soon as the player comes to this one', async () => {
  const here = open();
  const there = open();
  const come = () => act(async () => void (dispatchEvent(new Event('focus')), await readDraft('team')));
  act(() => here.result.current.change({ name: 'Diggers' }));
  await come();
  expect(there.result.current.fields.name).toBe('Diggers');
  act(() => there.result.current.change({ weeks: '6' }));
  await come();
  expect(here.result.current.fields).toEqual({ name: 'Diggers', weeks: '6' });
  act(() => here.result.current.clear());
  await come();
  expect(there.result.current.fields).toEqual(START);
});

it('stays as it is where the phone can keep nothing', async () => {
  closePhone();
  const { db } = openPhone(newId<UserId>(), 'UTC');
  const { result } = open();
  await act(async () => void (await readDraft('team')));
  const keep = vi.spyOn(db.fetched, 'put').mockRejectedValue(new DOMException('', 'QuotaExceededError'));
  act(() => result.current.change({ name: 'Diggers' }));
  await waitFor(() => expect(keep).toHaveBeenCalled());
  await act(async () => void (dispatchEvent(new Event('focus')), await readDraft('team')));
  expect(result.current.fields.name).toBe('Diggers');
});
