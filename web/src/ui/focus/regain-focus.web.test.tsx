import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { ConfirmView } from '../layers/confirm-view.tsx';
import { followFocus, regainFocus } from './regain-focus.ts';

beforeAll(() => followFocus(document.body));
beforeEach(() => (document.activeElement instanceof HTMLElement ? document.activeElement.blur() : undefined));

/** Rows that go by their own button; one of them asks before. */
function List({ names, after }: { names: readonly string[]; after?: ReactNode }) {
  const [left, setLeft] = useState(names);
  const [asked, setAsked] = useState<string>();
  const remove = (name: string) => setLeft(left.filter((one) => one !== name));
  return (
    <main>
      <div>
        <h1>Stories</h1>
        {left.length > 0 && (
          <ul>
            {left.map((name) => (
              <li key={name}>
                <button onClick={() => (name === 'asks' ? setAsked(name) : remove(name))}>{name}</button>
              </li>
            ))}
          </ul>
        )}
        {after}
        <ConfirmView
          open={asked !== undefined}
          onClose={() => setAsked(undefined)}
          title="Sure?"
          text="Really"
          confirmLabel="Yes"
          cancelLabel="No"
          onConfirm={() => remove('asks')}
        />
      </div>
    </main>
  );
}

/** One and another thing at one place, as a form and the button that opens it. */
function Notes() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <main>
      <ul>
        <li>
          <button>Before</button>
          {isOpen ? (
            <form>
              <button type="button" onClick={() => setIsOpen(false)}>
                Cancel
              </button>
            </form>
          ) : (
            <button onClick={() => setIsOpen(true)}>Write</button>
          )}
          <button>Remove</button>
        </li>
      </ul>
    </main>
  );
}

function press(name: string): void {
  const button = screen.getByRole('button', { name });
  button.focus();
  fireEvent.click(button);
}

const expectFocus = async (text: string) =>
  waitFor(() => expect(document.activeElement?.textContent).toBe(text));

it('goes to the row that comes up, to the last one, and then to the heading', async () => {
  render(<List names={['one', 'two', 'three']} />);
  press('two');
  await expectFocus('three');
  press('three');
  await expectFocus('one');
  press('one');
  await expectFocus('Stories');
});

it('goes to the heading of its part where nothing else there takes it', async () => {
  function Days() {
    const [hasMore, setHasMore] = useState(true);
    return (
      <main>
        <h1>Progress</h1>
        <section>
          <h2>Days</h2>
          {hasMore && <button onClick={() => setHasMore(false)}>Earlier</button>}
        </section>
        <button>Elsewhere</button>
      </main>
    );
  }
  render(<Days />);
  press('Earlier');
  await expectFocus('Days');
});

it('goes to what came in its place', async () => {
  render(<Notes />);
  press('Write');
  await expectFocus('Cancel');
  press('Cancel');
  await expectFocus('Write');
});

it('never goes to what would remove something with the next press', async () => {
  render(
    <main>
      <List names={['one']} after={<button data-removes>Delete all</button>} />
    </main>,
  );
  press('one');
  await expectFocus('Stories');
});

it('goes on beside what a question has removed', async () => {
  render(<List names={['asks', 'two']} />);
  press('asks');
  press('Yes');
  await expectFocus('two');
});

it('stays where a press on nothing has put it', async () => {
  const { rerender } = render(<List key="all" names={['one', 'two']} />);
  const one = screen.getByRole('button', { name: 'one' });
  one.focus();
  one.blur();
  fireEvent.click(document.body);
  rerender(<List key="fewer" names={['two']} />);
  await Promise.resolve();
  expect(document.activeElement).toBe(document.body);
});

it('returns to the page from a modal that came when nothing had it, as from one that gave way to it', () => {
  render(<List names={['one', 'two']} />);
  const two = screen.getByRole('button', { name: 'two' });
  two.focus();
  two.blur();
  regainFocus(document.body);
  expect(document.activeElement?.textContent).toBe('two');
  two.blur();
  fireEvent.click(document.body);
  regainFocus(document.body);
  expect(document.activeElement).toBe(document.body);
});
