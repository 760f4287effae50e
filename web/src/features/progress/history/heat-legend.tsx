import { HeatMap, type HeatLook } from '#ui/charts/heat-map.tsx';
import { messages } from '../progress-messages.ts';

const text = messages.heat;

/** What the squares mean. */
export function HeatLegend() {
  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-1.5 text-xs text-on-court-soft">
      <span className="flex items-center gap-1.5">
        {text.less}
        <Samples looks={[1, 2, 3, 4]} />
        {text.more}
      </span>
      <span className="flex items-center gap-1.5">
        <Samples looks={['rest']} />
        {text.restDay}
      </span>
      <span className="flex items-center gap-1.5">
        <Samples looks={['paused']} />
        {text.pausedDay}
      </span>
    </div>
  );
}

function Samples({ looks }: { looks: readonly HeatLook[] }) {
  return (
    <span aria-hidden className="block h-4.5 overflow-hidden">
      <HeatMap columns={looks.map((look) => [{ key: String(look), look }])} label="" />
    </span>
  );
}
