import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { ConfirmView } from './confirm-view.tsx';
import { MenuView } from './menu-view.tsx';
import { useStep } from './modal/use-step.ts';
import { SheetView } from './sheet-view.tsx';
import { toast } from './toast-store.ts';
import { Toaster } from './toaster.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const NOTHING = () => undefined;

function Screen({ kind }: { kind: 'sheet' | 'question' }) {
  const [open, setOpen] = useState(true);
  return (
    <>
      {kind === 'sheet' ? (
        <SheetView open={open} onClose={() => setOpen(false)} title="Guide" />
      ) : (
        <ConfirmView
          {...{ open, title: 'Sure?', text: 'Really', confirmLabel: 'Yes', cancelLabel: 'No' }}
          onClose={() => setOpen(false)}
          onConfirm={NOTHING}
        />
      )}
      <Toaster labels={{ area: 'Messages', close: 'Dismiss' }} screenPath={String} />
    </>
  );
}

test.each([
  ['sheet', 'dialog'],
  ['question', 'alertdialog'],
] as const)('Escape closes a %s, also when a message has come after it', async (kind, role) => {
  render(<Screen kind={kind} />);
  const dialog = await screen.findByRole(role);
  toast({ title: 'Saved' });
  await screen.findByRole('button', { name: 'Dismiss' });
  fireEvent.keyDown(dialog, { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole(role)).toBeNull());
});

/** A back gesture as Chromium tells of it: the last watcher hears of it, and of no more. */
function withCloseWatcher() {
  const watching = new Set<EventTarget>();
  class Watcher extends EventTarget {
    constructor() {
      super();
      watching.add(this);
    }
    destroy() {
      watching.delete(this);
    }
  }
  vi.stubGlobal('CloseWatcher', Watcher);
  const goBack = () =>
    act(() => {
      const watcher = [...watching].at(-1);
      if (watcher) watching.delete(watcher);
      watcher?.dispatchEvent(new Event('close'));
    });
  return { watching, goBack };
}

test.each([
  ['sheet', 'dialog'],
  ['question', 'alertdialog'],
] as const)(
  'the phone’s back gesture closes a %s, once, and is heard no more afterwards',
  async (kind, role) => {
    const { watching, goBack } = withCloseWatcher();
    render(<Screen kind={kind} />);
    await screen.findByRole(role);
    expect(watching.size).toBe(1);
    goBack();
    await waitFor(() => expect(screen.queryByRole(role)).toBeNull());
    expect(watching.size).toBe(0);
  },
);

/** A sheet whose motion takes until it is told to end; with a button that opens it, and how often it was closed. */
function aLeavingSheet() {
  const { promise, resolve } = Promise.withResolvers<void>();
  vi.spyOn(HTMLElement.prototype, 'getAnimations').mockReturnValue([{ finished: promise } as never]);
  const onClose = vi.fn<() => void>();
  const sheet = (open: boolean) => <SheetView open={open} onClose={onClose} title="Guide" />;
  const { rerender } = render(sheet(true));
  const show = (open: boolean) => rerender(sheet(open));
  return { show, onClose, endMotion: () => act(async () => resolve()) };
}

const dialog = () => screen.queryByRole('dialog');

test('a sheet that leaves is gone once its motion ends, and by then takes no second press, in it or beside it', async () => {
  const { show, onClose, endMotion } = aLeavingSheet();
  show(false);
  fireEvent.click(dialog()?.previousElementSibling?.previousElementSibling ?? document.body);
  expect(onClose).not.toHaveBeenCalled();
  // The second of two quick presses finds nothing in it to press.
  expect(dialog()?.hasAttribute('inert')).toBe(true);
  await endMotion();
  expect(dialog()).toBeNull();
});

test('a sheet that comes back while it leaves stays, and is no other one', async () => {
  const { show, endMotion } = aLeavingSheet();
  const before = dialog();
  show(false);
  show(true);
  await endMotion();
  expect(before).not.toBeNull();
  expect(dialog()).toBe(before);
  expect(before?.hasAttribute('inert')).toBe(false);
});

test('a sheet that is held stays where it is, whatever is done, and closes once it may', () => {
  const { goBack } = withCloseWatcher();
  const onClose = vi.fn<() => void>();
  const sheet = (isHeld: boolean) => <SheetView {...{ open: true, isHeld, onClose, title: 'Guide' }} />;
  const { rerender } = render(sheet(true));
  const box = dialog();
  const head = box?.firstElementChild as HTMLElement;
  head.setPointerCapture = NOTHING;
  fireEvent.pointerDown(head, { clientY: 100, pointerType: 'touch' });
  fireEvent.pointerMove(head, { clientY: 400 });
  fireEvent.pointerUp(head, { clientY: 400 });
  expect(box?.style.translate).toBe('');
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  fireEvent.click(box?.previousElementSibling?.previousElementSibling ?? document.body);
  fireEvent.keyDown(document.body, { key: 'Escape' });
  goBack();
  expect(onClose).not.toHaveBeenCalled();
  rerender(sheet(false));
  goBack();
  expect(onClose).toHaveBeenCalledOnce();
});

test('from a step in a sheet Escape and the back gesture lead to the step before, and then out of it', () => {
  const { goBack } = withCloseWatcher();
  const onClose = vi.fn<() => void>();
  function Steps() {
    const [step, setStep] = useState(1);
    useStep(step === 2, () => setStep(1));
    return (
      <SheetView open onClose={onClose} title={`Step ${step}`}>
        <button onClick={() => setStep(2)}>On</button>
      </SheetView>
    );
  }
  render(<Steps />);
  const title = () => screen.getByRole('heading').textContent;
  const escape = () => fireEvent.keyDown(document.body, { key: 'Escape' });
  for (const leave of [escape, goBack]) {
    fireEvent.click(screen.getByRole('button', { name: 'On' }));
    expect(title()).toBe('Step 2');
    leave();
    expect(title()).toBe('Step 1');
    expect(onClose).not.toHaveBeenCalled();
  }
  escape();
  goBack();
  expect(onClose).toHaveBeenCalledTimes(2);
});

test('the back gesture closes a menu, and then what it stands in', () => {
  const { goBack } = withCloseWatcher();
  const onClose = vi.fn<() => void>();
  const sheet = (hasMenu: boolean) => (
    <SheetView open onClose={onClose} title="Comments">
      {hasMenu && <MenuView label="Options" icon={null} items={[]} isByKeys={false} />}
    </SheetView>
  );
  const { rerender } = render(sheet(false));
  rerender(sheet(true));
  expect(screen.queryAllByRole('menu')).toHaveLength(1);
  goBack();
  expect(screen.queryAllByRole('menu')).toHaveLength(0);
  expect(onClose).not.toHaveBeenCalled();
  goBack();
  expect(onClose).toHaveBeenCalledOnce();
});
