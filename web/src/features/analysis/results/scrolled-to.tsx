import { useEffect, useRef } from 'react';

interface ScrolledToProps {
  /** Where it stands then: what is short is in the middle, above the toast and below what was tapped. */
  block?: 'start' | 'center';
}

/** What has just come is out of sight: the page goes there once, and the focus to its heading, so that it is read out. */
export function ScrolledTo({ block = 'start' }: ScrolledToProps) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    ref.current?.scrollIntoView({ block });
    focusHeadingAfter(ref.current);
    // Once: it is for what has just come.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  return <div ref={ref} className="scroll-mt-4" />;
}

function focusHeadingAfter(place: Element | null): void {
  const headings = [...(place?.parentElement?.querySelectorAll('h2') ?? [])];
  const heading = headings.find(
    (one) => one.compareDocumentPosition(place ?? one) & Node.DOCUMENT_POSITION_PRECEDING,
  );
  if (heading) heading.tabIndex = -1;
  heading?.focus({ preventScroll: true });
}
