import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { secondOpinion, type SecondOpinionAnswer } from 'sync-protocol/contract/analysis';
import { call } from '#data/server/calls/api.ts';
import { NOT_KEPT, queryClient } from '#data/server/answers/query-client.ts';
import { useSession } from '#data/session/session.ts';
import { askOpinion, type Judged } from './ask-opinion.ts';

/** What became of a question: still asked, answered, or nothing came. */
export type OpinionState = 'asking' | SecondOpinionAnswer | null;

/** A second opinion, if the player may ask for one and has switched it on for this file. */
export function useOpinion() {
  const { user } = useSession();
  const { data } = useQuery(
    {
      queryKey: ['second-opinion', user?.id],
      queryFn: ({ signal }) => call(secondOpinion, { signal }),
      // No minor is asked; the server would say no as well.
      enabled: user?.isMinor === false,
      ...NOT_KEPT,
    },
    queryClient,
  );
  const [isWanted, setIsWanted] = useState(false);
  /** Undefined where none was asked. */
  const [state, setState] = useState<OpinionState>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const by = data?.by ?? null;

  const letGo = () => {
    running.current?.abort();
    setState(undefined);
  };

  return {
    by,
    isWanted,
    setIsWanted,
    state,
    letGo,
    /** Asks, if the player wants it. */
    ask: (judged: Omit<Judged, 'userId'>) => {
      letGo();
      if (!isWanted || by === null || !user) return;
      const controller = new AbortController();
      running.current = controller;
      setState('asking');
      const wait = async () => {
        const answer = await askOpinion({ ...judged, userId: user.id }, controller.signal).catch(
          (error: unknown) => {
            if (!controller.signal.aborted) console.warn('No second opinion came.', error);
            return null;
          },
        );
        if (!controller.signal.aborted) setState(answer);
      };
      void wait();
    },
  };
}
