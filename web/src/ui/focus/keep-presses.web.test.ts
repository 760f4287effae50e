import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepPresses } from './keep-presses.ts';

const HEIGHT = 50;
const clicked = vi.fn<(what: string | null) => void>();
let clock = 0;
let stop: () => void;

beforeEach(() => {
  document.body.innerHTML = '<ul><li><a href="#a">A</a></li><li><a href="#b">B</a></li></ul><p>words</p>';
  document.body.addEventListener('click', ({ target }) =>
    clicked(target instanceof Element ? target.textContent : null),
  );
  // Nothing is laid out here: what is pressed lies at the top.
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 100, HEIGHT));
  stop = keepPresses(document);
});

afterEach(() => {
  stop();
  clicked.mockReset();
  document.body.replaceWith(document.createElement('body'));
});

function at(selector: string): Element {
  const element = document.querySelector(selector);
  if (!element) throw new Error(selector);
  return element;
}

/** @param when milliseconds since the page began; a long time after the press before, if left out */
function press(selector: string, init: PointerEventInit = {}, when = (clock += 10_000)) {
  const down = new PointerEvent('pointerdown', { bubbles: true, isPrimary: true, ...init });
  Object.defineProperty(down, 'timeStamp', { value: when });
  at(selector).dispatchEvent(down);
}

const release = (selector: string, init: MouseEventInit = {}) =>
  at(selector).dispatchEvent(
    new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1, clientX: 5, clientY: 5, ...init }),
  );

it('leaves a tap alone that ends where it began', () => {
  press('[href="#a"]');
  release('[href="#a"]');
  expect(clicked.mock.calls).toEqual([['A']]);
});

it.each(['[href="#b"]', 'ul'])(
  'does what was pressed, though something else lies there by now: %s',
  (now) => {
    press('[href="#a"]');
    release(now);
    expect(clicked.mock.calls).toEqual([['A']]);
  },
);

it('does nothing where what was pressed is gone, or where nothing was', () => {
  press('[href="#a"]');
  at('li').remove();
  release('[href="#b"]');
  press('p');
  release('[href="#b"]');
  expect(clicked).not.toHaveBeenCalled();
});

it('takes what was drawn anew for what was pressed', () => {
  press('[href="#a"]');
  at('li').innerHTML = '<a href="#a">A</a>';
  release('[href="#a"]');
  expect(clicked.mock.calls).toEqual([['A']]);
});

it('takes no button for another one that says the same of something else', () => {
  document.body.innerHTML =
    '<button aria-label="Accept Amy">Accept</button><button aria-label="Accept Zoe">Accept</button>';
  press('[aria-label="Accept Amy"]');
  at('button').remove();
  release('[aria-label="Accept Zoe"]');
  expect(clicked).not.toHaveBeenCalled();
});

it('lets a finger that slid off have nothing, and hears keys and scripts', () => {
  press('[href="#a"]');
  release('ul', { clientY: HEIGHT + 1 });
  press('[href="#a"]');
  document.dispatchEvent(new PointerEvent('pointercancel', { bubbles: true }));
  release('[href="#b"]');
  press('[href="#a"]');
  release('[href="#b"]', { detail: 0 });
  expect(clicked.mock.calls).toEqual([['AB'], ['B'], ['B']]);
});

it('ticks a box whose label moved', () => {
  document.body.innerHTML = '<label><input type="checkbox"><svg></svg></label><button>Other</button>';
  press('svg');
  release('button');
  expect(at('input')).toHaveProperty('checked', true);
});

describe('a double tap', () => {
  const tap = (selector: string, when: number, init: PointerEventInit = { pointerType: 'touch' }) => {
    press(selector, init, when);
    release(selector, { detail: init.detail ?? 1 });
  };
  const calls = () => clicked.mock.calls.flat();

  it('does what its first tap does, and spares what has come to its place', () => {
    tap('[href="#a"]', 0);
    tap('[href="#b"]', 200);
    expect(calls()).toEqual(['A']);
  });

  it('is none after a while, elsewhere, or on the same thing', () => {
    tap('[href="#a"]', 0);
    tap('[href="#b"]', 400);
    tap('[href="#a"]', 500, { pointerType: 'touch', clientX: 30 });
    tap('[href="#a"]', 600, { pointerType: 'touch', clientX: 30 });
    expect(calls()).toEqual(['A', 'B', 'A', 'A']);
  });

  it('goes on as a new one where a finger keeps tapping', () => {
    tap('[href="#a"]', 0);
    tap('[href="#b"]', 200);
    tap('[href="#b"]', 400);
    expect(calls()).toEqual(['A', 'B']);
  });

  it('of a mouse is what the system takes for one', () => {
    tap('[href="#a"]', 0, { pointerType: 'mouse' });
    tap('[href="#b"]', 100, { pointerType: 'mouse' });
    tap('[href="#a"]', 200, { pointerType: 'mouse', detail: 2 });
    expect(calls()).toEqual(['A', 'B']);
  });
});
