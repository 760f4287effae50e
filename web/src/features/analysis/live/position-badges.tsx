import { MIN_FEET, type Position } from 'sync-protocol/rules/technique/live/position';
import { Pill } from '#ui/surfaces/pill.tsx';
import { messages as text } from './messages.ts';

interface PositionBadgesProps {
  position: Position | null;
  isRough: boolean;
}

/** What is known of where the player stands: distance, standing, space, visible. */
export function PositionBadges({ position, isRough }: PositionBadgesProps) {
  const { feet = null, isStanding = null, hasSpace = null, isVisible = null } = position ?? {};
  const badges = [
    {
      is: feet === null ? null : feet >= MIN_FEET,
      words: feet === null ? text.feetUnknown : text.feet(feet),
    },
    { is: isStanding, words: isStanding === false ? text.sitting : text.standing },
    { is: hasSpace, words: hasSpace === false ? text.spaceLimited : text.spaceOk },
    { is: isVisible, words: isVisible === false ? text.hidden : text.visible },
  ];
  return (
    <ul aria-label={text.badges} className="flex flex-wrap gap-2">
      {isRough && (
        <li>
          <Pill tone="outline">{text.rough}</Pill>
        </li>
      )}
      {badges
        .filter(({ is }) => is !== null)
        .map(({ is, words }) => (
          <li key={words}>
            <Pill tone={is ? 'success' : 'danger'}>{words}</Pill>
          </li>
        ))}
    </ul>
  );
}
