import { useEffect, useRef, useState, type ReactNode } from 'react';
import { DropdownMenu } from 'radix-ui';
import { cx } from '../cx.ts';
import { IconButton } from '../controls/icon-button.tsx';
import { useBackCloses } from './modal/use-back-closes.ts';

export interface MenuItem {
  label: string;
  /** A quieter line under it, such as why it can't be chosen. */
  detail?: string;
  icon?: ReactNode;
  isDangerous?: boolean;
  isDisabled?: boolean;
  onSelect: () => void;
}

export interface MenuProps {
  label: string;
  icon: ReactNode;
  items: MenuItem[];
}

const GAP = 6;

interface MenuViewProps extends MenuProps {
  /** It was a key that opened it first. */
  isByKeys: boolean;
}

/** The menu itself, open from the start; screens use `Menu`, which fetches it when it is first wanted. */
export function MenuView({ label, icon, items, isByKeys }: MenuViewProps) {
  const [open, setOpen] = useState(true);
  const list = useRef<HTMLDivElement>(null);
  useBackCloses(open, () => setOpen(false));
  useEffect(() => {
    // Radix goes to the first item after a key that it has seen; this one came before it was there.
    if (isByKeys) list.current?.querySelector<HTMLElement>('[role=menuitem]')?.focus({ preventScroll: true });
  }, [isByKeys]);
  return (
    // Not modal: Radix would lock the scroll with a style element, which the content security policy forbids.
    <DropdownMenu.Root open={open} onOpenChange={setOpen} modal={false}>
      <DropdownMenu.Trigger asChild>
        <IconButton label={label} icon={icon} />
      </DropdownMenu.Trigger>
      <DropdownMenu.Content
        ref={list}
        align="end"
        sideOffset={GAP}
        collisionPadding={12}
        className="z-50 min-w-56 origin-[var(--radix-dropdown-menu-content-transform-origin)] rounded-lg bg-raised p-1.5 shadow-float data-[state=closed]:animate-pop-out data-[state=open]:animate-pop-in"
      >
        {items.map((item) => (
          <Item key={item.label} item={item} />
        ))}
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  );
}

function Item({ item }: { item: MenuItem }) {
  return (
    <DropdownMenu.Item
      // Not `disabled`, which keys pass over: why it can't be chosen is to be read.
      aria-disabled={item.isDisabled}
      onSelect={(event) => (item.isDisabled ? event.preventDefault() : item.onSelect())}
      className={cx(
        'group flex min-h-11 cursor-pointer items-center gap-3 rounded-md px-3 py-1.5 text-sm font-medium -outline-offset-3 select-none',
        'aria-disabled:cursor-default data-[highlighted]:bg-well [&_svg]:size-5 [&_svg]:group-aria-disabled:opacity-50',
        item.isDangerous && 'text-danger',
      )}
    >
      {item.icon}
      <span>
        <span className="block group-aria-disabled:opacity-50">{item.label}</span>
        {item.detail && <span className="block text-xs font-normal text-ink-soft">{item.detail}</span>}
      </span>
    </DropdownMenu.Item>
  );
}
