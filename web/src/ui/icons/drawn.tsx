import { createElement, type ComponentType, type SVGProps } from 'react';

/** What lucide-react's files tell of an icon. */
interface Drawing {
  node: readonly [tag: string, attributes: Record<string, string>][];
}

/** An icon from its drawing, as lucide-react's own `createLucideIcon` makes it (web/build/icons.ts). */
export function drawn({ node }: Drawing): ComponentType<SVGProps<SVGSVGElement>> {
  const lines = node.map(([tag, attributes]) => createElement(tag, attributes));
  return function Icon(props) {
    return (
      <svg
        xmlns="http://www.w3.org/2000/svg"
        width={24}
        height={24}
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth={2}
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden
        {...props}
      >
        {lines}
      </svg>
    );
  };
}
