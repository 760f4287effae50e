import { SkeletonList } from '#ui/surfaces/skeleton.tsx';
import { messages } from '../messages.ts';

/** The shape of any screen while it is on its way. */
export function ScreenSkeleton() {
  return (
    <div className="mx-auto max-w-3xl px-4 pt-6">
      <SkeletonList rows={4} label={messages.loadingScreen} />
    </div>
  );
}
