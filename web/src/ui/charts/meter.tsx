/** What a drawn bar or ring says to those who don't see it. */
export function Meter({ percent, label }: { percent: number; label: string }) {
  return <progress className="sr-only" value={percent} max={100} aria-label={label} />;
}
