import { DayShape } from './day-shape.tsx';
import { messages } from './messages.ts';

/** Home while nothing is known of the player but that there is one. */
export function HomeShape() {
  return (
    <div className="mx-auto w-full max-w-6xl px-4 pt-1 pb-8 sm:px-6 lg:px-10 lg:pt-8">
      {/* The day's own line comes beside it, or below. */}
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4 lg:mb-5">
        <h1 className="text-2xl">{messages.helloNobody}</h1>
        <p className="w-68 text-xs">&nbsp;</p>
      </div>
      <DayShape />
    </div>
  );
}
