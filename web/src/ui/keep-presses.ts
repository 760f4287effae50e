const CONTROLS = 'a[href], button, summary, input, select, textarea, [role=button]';

interface Press {
  /** What was pressed; nothing where there is nothing to press. */
  control: Element | null;
  /** Where that was then. */
  box: DOMRect | undefined;
}

/**
 * Lets a tap do what was under the finger when it came down. Rows, pictures and parts of the page may come before the
 * finger is lifted, and move what it lies on: the browser would then open what has slid there, or nothing at all.
 * @returns how to stop
 */
export function keepPresses(page: Document): () => void {
  const leaving = new AbortController();
  const options = { capture: true, passive: false, signal: leaving.signal };
  let press: Press | undefined;
  const onDown = ({ target, isPrimary }: PointerEvent) => {
    const control = controlOf(target);
    press = isPrimary ? { control, box: control?.getBoundingClientRect() } : undefined;
  };
  const onCancel = () => {
    press = undefined;
  };
  const onClick = (event: MouseEvent) => {
    const pressed = press;
    press = undefined;
    // Keys and scripts click without a press before.
    if (!pressed || event.detail === 0 || !isAstray(pressed, event)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (pressed.control instanceof HTMLElement && pressed.control.isConnected) pressed.control.click();
  };
  page.addEventListener('pointerdown', onDown, options);
  page.addEventListener('pointercancel', onCancel, options);
  page.addEventListener('click', onClick, options);
  return () => leaving.abort();
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
