import { CircleAlert } from 'lucide-react';

/** What went wrong with a whole form, where the eye is: over its button. */
export function FormError({ text }: { text: string | undefined }) {
  if (!text) return null;
  return (
    <p
      role="alert"
      className="flex items-center gap-2 rounded-md bg-danger-soft px-4 py-3 text-sm font-medium text-danger"
    >
      <CircleAlert className="size-5 shrink-0" aria-hidden />
      {text}
    </p>
  );
}
