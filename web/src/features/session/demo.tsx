import { onDemand } from '#ui/layers/on-demand.tsx';

export interface DemoProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** A walk through the app; fetched when a visitor wants to see it. */
export const Demo = onDemand<DemoProps>(async () => (await import('./demo-view.tsx')).DemoView);
