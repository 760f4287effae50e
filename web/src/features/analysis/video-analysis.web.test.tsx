import type { ReactNode } from 'react';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import type { AnalysisId } from 'sync-protocol/ids';
import { newId } from 'sync-protocol/new-id';
import { afterEach, expect, it, vi } from 'vitest';
import { messages } from './messages.ts';
import type { Outcome } from './use-analysis.ts';
import { VideoAnalysis } from './video-analysis.tsx';

const work = vi.hoisted(() => ({ outcome: null as Outcome | null }));
const kept = vi.hoisted(() => ({ id: '', open: (_id: AnalysisId): void => undefined }));
vi.mock('./use-analysis.ts', () => ({
  useAnalysis: () => ({ ...work, percent: null, extracted: null, opinion: { by: null } }),
}));
vi.mock('./history/history-list.tsx', () => ({
  useAnalyses: () => [{ id: kept.id, createdAt: '2026-11-20T12:00:00.000Z' }],
  HistoryList: ({ onOpen }: { onOpen: (id: AnalysisId) => void }) => {
    kept.open = onOpen;
    return <button onClick={() => onOpen(kept.id as AnalysisId)}>Row</button>;
  },
}));
vi.mock('#ui/use-media.ts', () => ({ useMedia: () => false }));
vi.mock('./results/result-card.tsx', () => ({
  ResultCard: ({ aside }: { aside?: ReactNode }) => <div>An analysis{aside}</div>,
}));
vi.mock('./results/scrolled-to.tsx', () => ({ ScrolledTo: () => null }));
vi.mock('./results/failure-card.tsx', () => ({ FailureCard: () => <p>A failure</p> }));
vi.mock('./compare/other-days.tsx', () => ({ OtherDays: () => null, othersOf: () => [] }));
vi.mock('./compare/progress-card.tsx', () => ({ ProgressCard: () => null }));
vi.mock('./upload/upload-card.tsx', () => ({ UploadCard: () => null }));
vi.mock('./coach/coach-card.tsx', () => ({ CoachCard: () => null, useCoach: () => ({}) }));
vi.mock('./history/held-back.tsx', () => ({ HeldBack: () => null }));

afterEach(cleanup);

it('leaves an old analysis closed once a newer outcome took its place, also when that has gone', () => {
  const id = newId<AnalysisId>();
  kept.id = id;
  const page = () => (
    <MemoryRouter>
      <VideoAnalysis />
    </MemoryRouter>
  );
  const { rerender } = render(page());
  const become = (outcome: Outcome | null) => {
    work.outcome = outcome;
    rerender(page());
  };
  act(() => kept.open(id));
  expect(screen.queryByText('An analysis')).not.toBeNull();
  become({ ok: false, title: 'Failed', text: 'It shows nobody.' });
  expect(screen.queryByText('An analysis')).toBeNull();
  expect(screen.queryByText('A failure')).not.toBeNull();
  become(null);
  expect(screen.queryByText('An analysis')).toBeNull();
});

it('gives the focus back to its row when an opened one is closed', () => {
  kept.id = newId<AnalysisId>();
  render(<VideoAnalysis />, { wrapper: MemoryRouter });
  screen.getByText('Row').focus();
  fireEvent.click(screen.getByText('Row'));
  const close = screen.getByRole('button', { name: messages.result.close });
  close.focus();
  fireEvent.click(close);
  expect(screen.queryByText('An analysis')).toBeNull();
  expect(document.activeElement?.textContent).toBe('Row');
});
