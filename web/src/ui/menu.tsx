import { lazy, Suspense, useState, type ReactNode } from 'react';
import { IconButton } from './icon-button.tsx';

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

const load = () => import('./menu-view.tsx');
const View = lazy(async () => ({ default: (await load()).MenuView }));

/** A button that opens a list of actions; the list is fetched when it is first wanted. */
export function Menu(props: MenuProps) {
  const [isWanted, setIsWanted] = useState(false);
  const button = { label: props.label, icon: props.icon, 'aria-haspopup': 'menu' } as const;
  if (!isWanted) {
    return (
      <IconButton
        {...button}
        aria-expanded={false}
        onPointerEnter={load}
        onFocus={load}
        onClick={() => setIsWanted(true)}
      />
    );
  }
  return (
    <Suspense fallback={<IconButton {...button} aria-expanded />}>
      <View {...props} />
    </Suspense>
  );
}
