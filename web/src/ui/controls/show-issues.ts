import { flushSync } from 'react-dom';

/**
 * Shows what is wrong with a form, and goes to the first field that needs mending: on a phone it is out of sight.
 * @param show sets the state that the fields' errors are made of
 */
export function showIssues(form: HTMLElement, show: () => void): void {
  flushSync(show);
  form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
}
