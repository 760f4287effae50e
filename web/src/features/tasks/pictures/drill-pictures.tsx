import { CourtDiagram } from './court-diagram.tsx';
import { COURTS } from './courts/table.ts';
import { Movement } from './movement.tsx';
import { MOVEMENTS } from './movements/table.ts';

/** The pictures of a drill, as far as there are some: how one moves, and where on the court. */
export function DrillPictures({ drillId }: { drillId: string }) {
  const movement = MOVEMENTS[drillId];
  const court = COURTS[drillId];
  return (
    <>
      {movement && <Movement key={drillId} picture={movement} />}
      {court && <CourtDiagram court={court} />}
    </>
  );
}
