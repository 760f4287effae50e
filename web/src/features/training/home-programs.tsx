import { ChevronRight } from 'lucide-react';
import type { UserRegimen } from 'sync-protocol/entities/training/user-regimen';
import { isRunning } from 'sync-protocol/rules/training/enrolment/enrolment';
import { MAX_ACTIVE_PROGRAMS } from 'sync-protocol/rules/training/enrolment/program-progress';
import { Link } from '#ui/controls/link.tsx';
import { SectionLink } from '#ui/controls/section-link.tsx';
import { CategoryTile } from '#ui/icons/category-icon.tsx';
import { RowList } from '#ui/lists/list-row.tsx';
import { Section } from '#ui/surfaces/page.tsx';
import { messages } from './home-messages.ts';
import { ProgramProgress } from './program/program-progress.tsx';

/** The running programs on Home, each the way to its details. Nothing when none is running. */
export function HomePrograms({ userRegimens }: { userRegimens: readonly UserRegimen[] }) {
  const active = userRegimens.filter(isRunning).slice(0, MAX_ACTIVE_PROGRAMS);
  if (active.length === 0) return null;
  return (
    <Section title={messages.title} aside={<SectionLink to="/training">{messages.viewAll}</SectionLink>}>
      <RowList>
        {active.map((enrolment) => (
          <li key={enrolment.id} data-category={enrolment.category}>
            <Link to={`/program/${enrolment.regimenId}`} className="pressable flex items-center gap-3 p-4">
              <CategoryTile category={enrolment.category} />
              <span className="min-w-0 flex-1">
                <span className="mb-1 line-clamp-2 font-semibold">{enrolment.name}</span>
                <ProgramProgress enrolment={enrolment} />
              </span>
              <ChevronRight className="size-5 text-ink-faint" aria-hidden />
            </Link>
          </li>
        ))}
      </RowList>
    </Section>
  );
}
