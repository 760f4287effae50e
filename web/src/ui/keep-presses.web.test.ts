import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepPresses } from './keep-presses.ts';

const HEIGHT = 50;
const clicked = vi.fn<(what: string | null) => void>();
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

const press = (selector: string) =>
  at(selector).dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, isPrimary: true }));

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
