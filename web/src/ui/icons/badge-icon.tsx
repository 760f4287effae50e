import {
  BedSingle,
  Bookmark,
  Calendar,
  CheckCheck,
  Compass,
  Flag,
  Flame,
  Medal,
  Megaphone,
  Palmtree,
  Pencil,
  Play,
  Ruler,
  Swords,
  Target,
  TrendingUp,
  Trophy,
  Users,
  Volleyball,
  Zap,
  type LucideIcon,
} from 'lucide-react';
import type { BadgeIconName } from 'sync-protocol/rules/progress/badge-terms';

const ICONS: Readonly<Record<BadgeIconName, LucideIcon>> = {
  bed: BedSingle,
  bookmark: Bookmark,
  calendar: Calendar,
  'check-check': CheckCheck,
  compass: Compass,
  flag: Flag,
  flame: Flame,
  megaphone: Megaphone,
  palmtree: Palmtree,
  pencil: Pencil,
  play: Play,
  ruler: Ruler,
  swords: Swords,
  target: Target,
  'trending-up': TrendingUp,
  trophy: Trophy,
  users: Users,
  volleyball: Volleyball,
  zap: Zap,
};

/** What is drawn on a badge; one of a newer version is a medal here. */
export function BadgeIcon({ name, className }: { name: string; className?: string }) {
  const Icon = (ICONS as Partial<Record<string, LucideIcon>>)[name] ?? Medal;
  return <Icon className={className} aria-hidden />;
}
