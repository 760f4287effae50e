import { useEffect, useRef } from 'react';

/** What has just come is below the fold: the page goes there once. */
export function ScrolledTo() {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    ref.current?.scrollIntoView({ block: 'start' });
  }, []);
  return <div ref={ref} className="scroll-mt-4" />;
}
