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

const ICONS: Readonly<Record<string, LucideIcon>> = {
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

/** The picture of a badge, by the name that the rules give it. */
export function BadgeIcon({ name, className }: { name: string; className?: string }) {
  const Icon = ICONS[name] ?? Medal;
  return <Icon className={className} aria-hidden />;
}
