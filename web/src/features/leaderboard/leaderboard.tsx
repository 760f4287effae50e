import { Page } from '#ui/page.tsx';
export function Leaderboard() {
  return <Page title="Leaderboard">x</Page>;
}
