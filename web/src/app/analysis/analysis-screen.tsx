import type { ComponentProps } from 'react';
import { DrillGuide } from '#features/analysis/drills/drill-guide.ts';
import { VideoAnalysis } from '#features/analysis/video-analysis.tsx';
import { DrillSheet } from '#features/tasks/guide/drill-sheet.tsx';

const drillSheet = (props: ComponentProps<typeof DrillSheet>) => <DrillSheet {...props} />;

/** Technique in numbers, and behind each recommended drill how it is done. */
export function AnalysisScreen() {
  return (
    <DrillGuide value={drillSheet}>
      <VideoAnalysis />
    </DrillGuide>
  );
}
