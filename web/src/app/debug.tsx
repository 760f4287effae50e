import { Page } from '#ui/page.tsx';
export function Debug() {
  return <Page title="Debug">x</Page>;
}
