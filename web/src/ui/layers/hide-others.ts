const HIDDEN = 'aria-hidden';
/** Speaks up by itself, or has nothing to say. */
const LEFT_ALONE = '[aria-live], script';

/** How many modals hide an element. */
const hiddenBy = new Map<Element, number>();

/**
 * Hides from screen readers all but a modal, and what speaks up by itself.
 * @returns how to show it again; modals may go in any order
 */
export function hideOthers(modal: Element): () => void {
  const others = othersIn(modal.ownerDocument.body, modal).filter(
    (one) => hiddenBy.has(one) || one.getAttribute(HIDDEN) !== 'true',
  );
  for (const other of others) {
    hiddenBy.set(other, (hiddenBy.get(other) ?? 0) + 1);
    other.setAttribute(HIDDEN, 'true');
  }
  return () => {
    for (const other of others) {
      const left = (hiddenBy.get(other) ?? 1) - 1;
      if (left > 0) hiddenBy.set(other, left);
      else {
        hiddenBy.delete(other);
        other.removeAttribute(HIDDEN);
      }
    }
  };
}

/** As little as there can be: whole parts of the page where nothing in them is to be heard. */
function othersIn(parent: Element, modal: Element): Element[] {
  return [...parent.children].flatMap((child) => {
    if (child === modal || child.matches(LEFT_ALONE)) return [];
    const isDivided = child.contains(modal) || child.querySelector(LEFT_ALONE) !== null;
    return isDivided ? othersIn(child, modal) : [child];
  });
}
