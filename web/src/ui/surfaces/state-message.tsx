import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import { CourtScene, type Scene } from '../icons/court-scene.tsx';

interface StateProps {
  title: string;
  text?: ReactNode;
  /** What the player can do about it. */
  action?: ReactNode;
  /** There is nothing else on the page: it stands in the middle of it. */
  isPage?: boolean;
}

function StateMessage({
  scene,
  title,
  text,
  action,
  isPage = false,
  role,
}: StateProps & { scene: Scene; role?: 'alert' }) {
  return (
    <div
      role={role}
      className={cx(
        'flex flex-col items-center px-4 pt-2 pb-5 text-center',
        isPage && 'min-h-[62dvh] justify-center',
      )}
    >
      <CourtScene scene={scene} />
      <p className="mt-4 text-lg font-bold">{title}</p>
      {text && <p className="mt-1 max-w-sm text-sm text-ink-soft">{text}</p>}
      {action && <div className="mt-5">{action}</div>}
    </div>
  );
}

/** There is nothing here yet. */
export function EmptyState(props: StateProps & { scene?: 'empty' | 'done' }) {
  return <StateMessage scene="empty" {...props} />;
}

/** It did not work, and this is what can be done. */
export function ErrorState(props: StateProps) {
  return <StateMessage scene="error" role="alert" {...props} />;
}

/** This needs a connection, and there is none: nothing is wrong. */
export function OfflineState(props: StateProps) {
  return <StateMessage scene="offline" {...props} />;
}

/** There is no such place. */
export function LostState(props: StateProps) {
  return <StateMessage scene="lost" {...props} />;
}
