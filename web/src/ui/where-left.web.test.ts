import { afterEach, beforeEach, expect, test, vi } from 'vitest';

/** How tall the page is over what the window shows of it: no place further down can be reached. */
const page = { room: 0 };
let grow: () => void = () => undefined;
let watched = 0;

class Watcher {
  constructor(told: () => void) {
    grow = told;
  }
  observe(): void {
    watched++;
  }
  disconnect(): void {
    watched--;
  }
}

beforeEach(() => {
  page.room = 5000;
  watched = 0;
  vi.useFakeTimers();
  vi.stubGlobal('ResizeObserver', Watcher);
  vi.stubGlobal('scrollY', 0);
  vi.stubGlobal('scrollTo', ({ top = 0 }: ScrollToOptions) => {
    vi.stubGlobal('scrollY', Math.min(top, page.room));
    dispatchEvent(new Event('scroll'));
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The app as it is loaded at an entry of the history, and the places that it is led to. */
async function load(state: object | null, keptBefore = '') {
  vi.resetModules();
  history.replaceState(state, '');
  const kept = { text: keptBefore };
  const left = await import('./where-left.ts');
  left.noteWhereLeft(keptBefore, (text) => {
    kept.text = text;
  });
  /** As the router: it numbers what has no number, and a screen stands there. */
  const arrive = (place: string, idx: number, isBack: boolean, key = `${place} ${idx}`, who = 'Maya') => {
    history.replaceState({ idx, key }, '');
    left.arriveAt(place, key, isBack, who);
  };
  const goOn = (place: string, idx: number) => {
    arrive(place, idx, false);
    scrollTo({ top: 0 });
  };
  return { ...left, kept, arrive, goOn, goBack: (place: string, idx: number) => arrive(place, idx, true) };
}

test('what Back leads to stands where it was left; what is opened anew does not', async () => {
  const { arrive, goOn, goBack } = await load(null);
  arrive('/list', 0, true);
  scrollTo({ top: 700 });
  goOn('/row', 1);
  goBack('/list', 0);
  expect(scrollY).toBe(700);
  goOn('/row', 1);
  goOn('/list', 2);
  expect(scrollY).toBe(0);
});

test('rows that come later are waited for, until the page has come to rest', async () => {
  const { arrive, goOn, goBack } = await load(null);
  arrive('/list', 0, true);
  scrollTo({ top: 700 });
  goOn('/row', 1);
  page.room = 100;
  goBack('/list', 0);
  expect(scrollY).toBe(100);
  vi.advanceTimersByTime(5000);
  page.room = 900;
  grow();
  expect(scrollY).toBe(700);
  vi.advanceTimersByTime(1000);
  expect(watched).toBe(0);
});

test('rows that never come are not waited for longer than the player waits, and the place is not forgotten', async () => {
  const { arrive, goOn, goBack } = await load(null);
  arrive('/list', 0, true);
  scrollTo({ top: 700 });
  goOn('/row', 1);
  page.room = 100;
  goBack('/list', 0);
  goOn('/row', 1);
  page.room = 900;
  goBack('/list', 0);
  expect(scrollY).toBe(700);
  goOn('/row', 1);
  page.room = 100;
  goBack('/list', 0);
  vi.advanceTimersByTime(20_000);
  expect(watched).toBe(0);
});

test.each(['wheel', 'touchstart', 'pointerdown', 'keydown'])(
  'a player who goes elsewhere (%s) is let go',
  async (way) => {
    const { arrive, goOn, goBack } = await load(null);
    arrive('/list', 0, true);
    scrollTo({ top: 700 });
    goOn('/row', 1);
    page.room = 100;
    goBack('/list', 0);
    expect(watched).toBe(1);
    dispatchEvent(new Event(way));
    expect(watched).toBe(0);
  },
);

test('a profile that lies over a list is no other place, also when it is come back to', async () => {
  const { arrive, goOn } = await load(null);
  arrive('/list', 0, true);
  scrollTo({ top: 700 });
  arrive('/list', 1, false, 'with a profile');
  expect(scrollY).toBe(700);
  goOn('/stories', 2);
  arrive('/list', 1, true, 'with a profile');
  expect(scrollY).toBe(700);
});

test('the screen that a row was opened from is so many steps back', async () => {
  const { arrive, goOn, stepsBackTo } = await load(null);
  arrive('/list', 0, true);
  expect(stepsBackTo('/list')).toBe(0);
  goOn('/row', 1);
  expect(stepsBackTo('/list')).toBe(1);
  expect(stepsBackTo('/other')).toBe(0);
  arrive('/row', 2, false, 'with a profile');
  expect(stepsBackTo('/list')).toBe(2);
  goOn('/further', 3);
  expect(stepsBackTo('/list')).toBe(0);
});

test('a reload finds the places of its tab; a visit that begins anew finds none of the one before', async () => {
  const first = await load(null);
  first.arrive('/list', 0, true);
  scrollTo({ top: 700 });
  dispatchEvent(new Event('pagehide'));
  scrollTo({ top: 0 });
  const again = await load({ idx: 0, key: '/list 0' }, first.kept.text);
  again.goBack('/list', 0);
  expect(scrollY).toBe(700);
  scrollTo({ top: 0 });
  const anew = await load(null, first.kept.text);
  anew.goBack('/list', 0);
  expect(scrollY).toBe(0);
});

test('a page that the phone ends while it is out of sight is found as well', async () => {
  const first = await load(null);
  first.arrive('/list', 0, true);
  scrollTo({ top: 700 });
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  scrollTo({ top: 0 });
  const again = await load({ idx: 0, key: '/list 0' }, first.kept.text);
  again.goBack('/list', 0);
  expect(scrollY).toBe(700);
});

test('where another player was is none of who signs in after them, nor kept', async () => {
  const { arrive, goOn, kept } = await load(null);
  arrive('/list', 0, true);
  scrollTo({ top: 700 });
  goOn('/story-of-a-friend', 1);
  dispatchEvent(new Event('pagehide'));
  expect(kept.text).toContain('friend');
  arrive('/', 2, false, undefined, '');
  expect(kept.text).not.toContain('friend');
  arrive('/list', 0, true, undefined, 'Noah');
  expect(scrollY).toBe(0);
  dispatchEvent(new Event('pagehide'));
  expect(kept.text).not.toMatch(/friend|Maya|Noah/);
});

test.each(['', '{', 'null', '5', '{}', '[]', '[5]', '[null]', '[{"place":5}]', '["/list"]'])(
  'an app whose tab has kept %j starts',
  async (kept) => {
    const { goBack } = await load({ idx: 0, key: '/list 0' }, kept);
    goBack('/list', 0);
    expect(scrollY).toBe(0);
  },
);

test('a screen that Back has left before it stood there does not take the next one’s place', async () => {
  const { arrive, goOn, goBack, arriveAt } = await load(null);
  arrive('/list', 0, true);
  scrollTo({ top: 700 });
  goOn('/between', 1);
  goOn('/row', 2);
  history.replaceState({ idx: 0, key: '/list 0' }, '');
  arriveAt('/between', '/between 1', true, 'Maya');
  goBack('/list', 0);
  expect(scrollY).toBe(700);
});
