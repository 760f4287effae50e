import { Page } from '#ui/page.tsx';
export function Notifications() {
  return <Page title="Notifications">x</Page>;
}
