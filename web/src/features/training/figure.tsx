/** A number and what it counts. */
export function Figure({ label, value }: { label: string; value: string }) {
  return (
    <div className="flex flex-col-reverse justify-end">
      <dt className="text-xs text-ink-soft">{label}</dt>
      <dd className="numerals font-bold whitespace-nowrap">{value}</dd>
    </div>
  );
}
