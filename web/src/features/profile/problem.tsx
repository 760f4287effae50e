/** What went wrong, where it went wrong: a toast under a dialog is out of reach for some. */
export function Problem({ text }: { text: string | undefined }) {
  return (
    text && (
      <p role="alert" className="mt-3 text-center text-sm font-medium text-danger">
        {text}
      </p>
    )
  );
}
