import { CountBadge } from '../surfaces/count-badge.tsx';

interface CountedProps {
  name: string;
  count: number;
  /** The count of what waits to be answered, in words: it stands out then. */
  news?: string;
}

/** The label of a tab with how many there are behind it. */
export function Counted({ name, count, news }: CountedProps) {
  return (
    <span className="inline-flex items-center justify-center gap-1 whitespace-nowrap">
      {name}
      {count > 0 &&
        (news === undefined ? (
          <span className="numerals text-xs font-normal">{count}</span>
        ) : (
          <>
            {/* On the name's shoulder it takes hardly any room from the tabs beside. */}
            <CountBadge count={count} className="-mt-4 -mr-2 -ml-1" />
            <span className="sr-only">{news}</span>
          </>
        ))}
    </span>
  );
}
