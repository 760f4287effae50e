import { cx } from './cx.ts';
import { BadgeIcon } from './icons/badge-icon.tsx';
import { CategoryIcon, isCategorySign } from './icons/category-icon.tsx';

export type Metal = 'bronze' | 'silver' | 'gold' | 'platinum';

const METALS: Record<Metal, string> = {
  bronze: 'from-bronze-light to-bronze',
  silver: 'from-silver-light to-silver',
  gold: 'from-gold-light to-gold',
  platinum: 'from-platinum-light to-platinum',
};

interface MedallionProps {
  icon: string;
  tier: Metal;
  isEarned: boolean;
}

/** A badge as a medal in the metal of its tier; a faint one until it is earned. */
export function Medallion({ icon, tier, isEarned }: MedallionProps) {
  return (
    <span
      className={cx(
        'grid size-16 shrink-0 place-items-center rounded-full',
        isEarned ? cx('bg-linear-150 text-on-accent shadow-card', METALS[tier]) : 'bg-well text-ink-faint',
      )}
    >
      <span
        className={cx(
          'grid size-12 place-items-center rounded-full border-2',
          isEarned ? 'border-on-accent/25' : 'border-line border-dashed',
        )}
      >
        {isCategorySign(icon) ? (
          <CategoryIcon category={icon} />
        ) : (
          <BadgeIcon name={icon} className="size-6" />
        )}
      </span>
    </span>
  );
}
