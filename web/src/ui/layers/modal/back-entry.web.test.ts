import { waitFor } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { closeOnBack, hearBack, markAgain } from './back-entry.ts';

interface Entry {
  idx: number;
  key: string;
  isSpare?: boolean;
}

/** The screens that the router hears of. */
const heard: string[] = [];

beforeAll(() => {
  hearBack();
  addEventListener('popstate', ({ state }) => heard.push((state as Entry).key));
});

let screens = 0;
/** Goes to two screens as the router does. */
function goOn(): { before: string; at: string } {
  const keys = [0, 1].map(() => {
    const key = `screen ${++screens}`;
    history.pushState({ idx: screens, key }, '');
    return key;
  });
  return { before: keys[0] ?? '', at: keys[1] ?? '' };
}

/** As the router changes the address of a screen. */
const readdress = (key: string) => history.replaceState({ idx: screens, key }, '');

const expectHeard = (...keys: string[]) => waitFor(() => expect(heard).toEqual(keys));

const leaving: (() => void)[] = [];
/** Opens something; it closes when it is told to, unless it is held. */
function open(isHeld = false) {
  const told = { times: 0 };
  const close = closeOnBack(() => {
    told.times++;
    if (!isHeld) close();
  });
  leaving.push(close);
  return { told, close, isTold: (times: number) => waitFor(() => expect(told.times).toBe(times)) };
}

afterEach(() => {
  for (const close of leaving.splice(0)) close();
  heard.splice(0);
});

test('Back closes what is open, and no screen hears of it; the next one leaves the screen', async () => {
  const { before } = goOn();
  const { isTold, told } = open();
  history.back();
  await isTold(1);
  expect(heard).toEqual([]);
  history.back();
  await expectHeard(before);
  expect(told.times).toBe(1);
});

test('what was closed in another way costs no Back, however often', async () => {
  const { before } = goOn();
  for (let time = 0; time < 3; time++) open().close();
  history.back();
  await expectHeard(before);
});

test('of two Back closes the one on top, and then the other', async () => {
  const { before } = goOn();
  const [below, above] = [open(), open()];
  history.back();
  await above.isTold(1);
  expect(below.told.times).toBe(0);
  await waitFor(() => expect((history.state as Entry).isSpare).toBe(true));
  history.back();
  await below.isTold(1);
  history.back();
  await expectHeard(before);
});

test('what is held stays, and hears of the next Back as well', async () => {
  goOn();
  const { isTold } = open(true);
  history.back();
  await isTold(1);
  await waitFor(() => expect((history.state as Entry).isSpare).toBe(true), { timeout: 10_000 });
  history.back();
  await isTold(2);
  expect(heard).toEqual([]);
});

test('a screen gone on to from one where something was open is left for that one, and that for the one before', async () => {
  const { before, at } = goOn();
  open().close();
  history.pushState({ idx: screens + 1, key: 'further' }, '');
  history.back();
  await expectHeard(at);
  history.back();
  await expectHeard(at, before);
});

test('nor does it cost a Back when the address of the screen has changed since', async () => {
  const { before } = goOn();
  open().close();
  readdress('another tab');
  history.pushState({ idx: screens + 1, key: 'further' }, '');
  history.back();
  await expectHeard('another tab');
  history.back();
  await expectHeard('another tab', before);
});

const isSteppedOff = () => waitFor(() => expect((history.state as Entry).isSpare).toBe(false));

test('once nothing is open any more the spare entry is left, for one that is what the screen has become', async () => {
  const { before } = goOn();
  open().close();
  readdress('another tab');
  await isSteppedOff();
  expect(history.state).toMatchObject({ key: 'another tab' });
  // On a further screen it is as here.
  history.pushState({ idx: screens + 1, key: 'further' }, '');
  open().close();
  await isSteppedOff();
  expect(heard).toEqual([]);
  history.back();
  await expectHeard('another tab');
  history.back();
  await expectHeard('another tab', before);
});

test('a reload finds the spare entry as one, also where the address of the screen has changed under what is open', () => {
  const { at } = goOn();
  const { close } = open();
  readdress('another step');
  markAgain();
  expect(history.state).toEqual({ idx: screens, key: at, isSpare: true });
  close();
});

test('what opens while the spare entry is left hears of Back all the same', async () => {
  const { before } = goOn();
  open().close();
  await isSteppedOff();
  const { isTold } = open();
  history.back();
  await isTold(1);
  expect(heard).toEqual([]);
  history.back();
  await expectHeard(before);
});
