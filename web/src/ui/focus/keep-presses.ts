const CONTROLS = 'a[href], button, summary, input, select, textarea, [role=button]';

/** So soon after a tap, and so near to it, a finger's next one is the second of a double tap. */
const TWICE_MS = 350;
const TWICE_PX = 24;

interface Press {
  /** What was pressed; nothing where there is nothing to press. */
  control: Element | null;
  /** Where that was then. */
  box: DOMRect | undefined;
  down: PointerEvent;
}

/**
 * Lets a tap do what was under the finger when it came down. Rows, pictures and parts of the page may come before the
 * finger is lifted, and move what it lies on: the browser would then open what has slid there, or nothing at all.
 * And lets a double tap do what its first tap does: its second would strike whatever has come to that place meanwhile, the
 * next row of a list or the button of a question.
 * @returns how to stop
 */
export function keepPresses(page: Document): () => void {
  const leaving = new AbortController();
  const options = { capture: true, passive: false, signal: leaving.signal };
  let press: Press | undefined;
  let before: Press | undefined;
  const onDown = (down: PointerEvent) => {
    const control = controlOf(down.target);
    press = down.isPrimary ? { control, box: control?.getBoundingClientRect(), down } : undefined;
  };
  const onCancel = () => {
    press = undefined;
  };
  const onClick = (event: MouseEvent) => {
    const pressed = press;
    press = undefined;
    // Keys and scripts click without a press before.
    if (!pressed || event.detail === 0) return;
    const isSecond =
      before !== undefined && before.control !== pressed.control && isTwice(before, pressed, event);
    if (!isSecond) before = pressed;
    if (!isSecond && !isAstray(pressed, event)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (isSecond) return;
    if (pressed.control instanceof HTMLElement && pressed.control.isConnected) pressed.control.click();
  };
  page.addEventListener('pointerdown', onDown, options);
  page.addEventListener('pointercancel', onCancel, options);
  page.addEventListener('click', onClick, options);
  return () => leaving.abort();
}

/** Whether two presses are a double tap. Of a mouse the system itself counts its clicks. */
function isTwice({ down: one }: Press, { down: other }: Press, { detail }: MouseEvent): boolean {
  if (other.pointerType === 'mouse') return detail > 1;
  const way = Math.hypot(other.clientX - one.clientX, other.clientY - one.clientY);
  return other.timeStamp - one.timeStamp < TWICE_MS && way < TWICE_PX;
}

/** Whether a click goes elsewhere than the press it ends. */
function isAstray({ control, box }: Press, { target, clientX, clientY }: MouseEvent): boolean {
  const clicked = controlOf(target);
  if (clicked === control) return false;
  if (!control || !box) return true;
  // A finger that has left what it pressed doesn't want it any more.
  if (clientX < box.left || clientX > box.right || clientY < box.top || clientY > box.bottom) return false;
  return control.isConnected || !clicked || !isSame(control, clicked);
}

/** Whether one control has come in the other's place, drawn anew. */
function isSame(one: Element, other: Element): boolean {
  const says = (control: Element) =>
    [
      control.tagName,
      control.textContent,
      control.getAttribute('aria-label'),
      control.getAttribute('href'),
    ].join('\n');
  return says(one) === says(other);
}

/** What a press there is for: a label's own field counts as the label. */
function controlOf(target: EventTarget | null): Element | null {
  return target instanceof Element ? (target.closest('label') ?? target.closest(CONTROLS)) : null;
}
