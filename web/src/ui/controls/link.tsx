import type { ComponentProps, MouseEvent } from 'react';
import { useHref, useLinkClickHandler, type To } from 'react-router-dom';

interface LinkProps extends Omit<ComponentProps<'a'>, 'href' | 'target'> {
  to: To;
  /** It takes the place of this page in the history. */
  replace?: true;
  /** What its entry in the history is to remember. */
  state?: string;
}

/** A link to another screen. The router's own brings the code of frameworks that this app is not built with. */
export function Link({ to, replace, state, onClick, children, ...rest }: LinkProps) {
  const href = useHref(to);
  const go = useLinkClickHandler(to, { ...(replace && { replace }), state });
  const handle = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!event.defaultPrevented) go(event);
  };
  return (
    <a {...rest} href={href} onClick={handle}>
      {children}
    </a>
  );
}
