import { Page } from '#ui/page.tsx';
export function Badges() {
  return <Page title="Badges">x</Page>;
}
