import type { ReactNode } from 'react';
import { messages } from './messages.ts';
import * as pictures from './pictures.tsx';

export interface Step {
  key: string;
  title: string;
  text: string;
  picture: ReactNode;
}

const { steps } = messages;

/** The tutorial, in the order in which a player meets these things. */
export const STEPS: readonly Step[] = [
  { key: 'welcome', ...steps.welcome, picture: <pictures.Welcome /> },
  { key: 'programs', ...steps.programs, picture: <pictures.Programs /> },
  { key: 'tasks', ...steps.tasks, picture: <pictures.Tasks /> },
  { key: 'guide', ...steps.guide, picture: <pictures.Guide /> },
  { key: 'streak', ...steps.streak, picture: <pictures.Streak /> },
  { key: 'rest', ...steps.rest, picture: <pictures.Rest /> },
  { key: 'offline', ...steps.offline, picture: <pictures.Offline /> },
  { key: 'badges', ...steps.badges, picture: <pictures.Badges /> },
  { key: 'motivation', ...steps.motivation, picture: <pictures.Motivation /> },
  { key: 'together', ...steps.together, picture: <pictures.Together /> },
];
