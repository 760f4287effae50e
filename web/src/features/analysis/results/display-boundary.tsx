import { useEffect, type ReactNode } from 'react';
import { Catch } from '#ui/controls/catch.tsx';
import { toast } from '#ui/layers/toast-store.ts';
import { messages } from '../messages.ts';
import { FailureCard } from './failure-card.tsx';

const failure = { title: messages.displayFailed, text: messages.displayFailedText };

/** Says so where a result can't be shown; it was found and is kept. */
export function DisplayBoundary({ children }: { children: ReactNode }) {
  return <Catch fallback={<DisplayFailure />}>{children}</Catch>;
}

function DisplayFailure() {
  useEffect(() => toast({ ...failure, tone: 'danger' }), []);
  return <FailureCard {...failure} />;
}
