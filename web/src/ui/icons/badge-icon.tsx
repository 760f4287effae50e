import {
  Bookmark,
  Calendar,
  CheckCheck,
  Compass,
  Flag,
  Flame,
  Medal,
  Megaphone,
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
  bookmark: Bookmark,
  calendar: Calendar,
  'check-check': CheckCheck,
  compass: Compass,
  flag: Flag,
  flame: Flame,
  megaphone: Megaphone,
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
