import { cx } from '../cx.ts';
import { BadgeIcon } from '../icons/badge-icon.tsx';
import { CategoryIcon, isCategorySign } from '../icons/category-icon.tsx';

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
  size?: keyof typeof SIZES;
}

const SIZES = {
  large: { outer: 'size-16', inner: 'size-12 border-2', icon: 'size-6' },
  small: { outer: 'size-10', inner: 'size-7.5 border', icon: 'size-4' },
} as const;

/** A badge as a medal in the metal of its tier; a faint one until it is earned. */
export function Medallion({ icon, tier, isEarned, size = 'large' }: MedallionProps) {
  const { outer, inner, icon: iconSize } = SIZES[size];
  return (
    <span
      className={cx(
        'grid shrink-0 place-items-center rounded-full',
        outer,
        isEarned ? cx('bg-linear-150 text-on-accent shadow-card', METALS[tier]) : 'bg-well text-ink-faint',
      )}
    >
      <span
        className={cx(
          'grid place-items-center rounded-full',
          inner,
          isEarned ? 'border-on-accent/25' : 'border-line border-dashed',
        )}
      >
        <MedalSign icon={icon} className={iconSize} />
      </span>
    </span>
  );
}

/** What is on a medal: the sign of a category, or an icon. */
export function MedalSign({ icon, className = '' }: { icon: string; className?: string }) {
  return isCategorySign(icon) ? (
    <CategoryIcon category={icon} className={className} />
  ) : (
    <BadgeIcon name={icon} className={className} />
  );
}
