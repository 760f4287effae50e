import { useEffect, useRef } from 'react';

interface ScrolledToProps {
  /** Where it stands then: what is short is in the middle, above the toast and below what was tapped. */
  block?: 'start' | 'center';
}

/** What has just come is out of sight: the page goes there once. */
export function ScrolledTo({ block = 'start' }: ScrolledToProps) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    ref.current?.scrollIntoView({ block });
    // Once: it is for what has just come.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  return <div ref={ref} className="scroll-mt-4" />;
}
