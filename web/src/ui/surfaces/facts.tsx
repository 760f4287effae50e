/** Small facts side by side with dots between them; the dot before the first of a line is out of sight. */
export function Facts({ all }: { all: readonly (string | false | undefined)[] }) {
  return (
    <span className="mt-0.5 flex flex-wrap gap-x-4 overflow-hidden text-xs text-ink-soft">
      {all.filter(Boolean).map((fact) => (
        <span key={String(fact)} className="min-w-0 wrap-anywhere dotted">
          {fact}
        </span>
      ))}
    </span>
  );
}
