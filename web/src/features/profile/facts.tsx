type Fact = readonly [label: string, value: string | null | undefined];

/** What is known of a player, line by line; what is not known has no line. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  const known = facts.filter(([, value]) => value);
  return (
    <dl className="grid gap-2.5 text-sm">
      {known.map(([label, value]) => (
        <div key={label} className="flex min-w-0 flex-wrap justify-between gap-x-4">
          <dt className="shrink-0 text-ink-soft">{label}</dt>
          <dd className="min-w-0 flex-[1_1_min-content] text-right font-semibold wrap-break-word">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
