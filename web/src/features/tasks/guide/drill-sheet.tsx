import { useKnownDrills } from '#data/catalog/drills.ts';
import { inOwnMeasures } from '#ui/measures.ts';
import { Sheet } from '#ui/layers/sheet.tsx';
import { useKept } from '#ui/layers/use-kept.ts';
import { SkeletonList } from '#ui/surfaces/skeleton.tsx';
import { messages } from '../messages.ts';
import { GuideBody } from './guide-body.tsx';

const text = messages.guide;

interface DrillSheetProps {
  /** The drill of the catalog to explain; none closes the sheet. */
  drill: { id: string; name: string } | undefined;
  onClose: () => void;
}

/** How a drill is done that nobody has dealt yet. */
export function DrillSheet({ drill: asked, onClose }: DrillSheetProps) {
  const shown = useKept(asked);
  const drills = useKnownDrills(shown ? [shown.id] : []);
  if (!shown) return null;
  const known = drills?.get(shown.id);
  return (
    <Sheet
      open={asked !== undefined}
      onClose={onClose}
      title={shown.name}
      text={known && inOwnMeasures(known.drill.description)}
    >
      {known ? (
        <GuideBody task={{ ...known.drill, estimatedMinutes: known.drill.minutes }} {...known} />
      ) : drills ? (
        <p className="text-sm text-ink-soft">{text.missing}</p>
      ) : (
        <SkeletonList rows={2} rowClass="h-32" label={text.loading} />
      )}
    </Sheet>
  );
}
