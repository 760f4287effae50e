import { Check } from 'lucide-react';
import type { UserRegimen } from 'sync-protocol/entities/training/user-regimen';
import { dateInShort } from '#ui/format.ts';
import { Pill } from '#ui/surfaces/pill.tsx';
import { messages } from '../messages.ts';

/** When a program that is neither running nor archived was completed. */
export function CompletedPill({ enrolment }: { enrolment: UserRegimen | undefined }) {
  if (!enrolment?.completedAt) return null;
  return (
    <Pill tone="success" icon={<Check className="size-3.5" aria-hidden />}>
      {messages.completed(dateInShort(enrolment.completedAt))}
    </Pill>
  );
}
