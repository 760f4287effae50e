import { Suspense, useState } from 'react';
import { fetched } from '../fetched.tsx';
import { IconButton } from '../controls/icon-button.tsx';
import type { MenuProps } from './menu-view.tsx';

const View = fetched(async () => (await import('./menu-view.tsx')).MenuView);

function MenuButton(props: MenuProps) {
  const [wantedBy, setWantedBy] = useState<'hand' | 'keys'>();
  const button = { label: props.label, icon: props.icon, 'aria-haspopup': 'menu' } as const;
  if (!wantedBy) {
    return (
      <IconButton
        {...button}
        aria-expanded={false}
        onPointerEnter={View.fetch}
        onFocus={View.fetch}
        // A key's click counts no presses.
        onClick={({ detail }) => setWantedBy(detail === 0 ? 'keys' : 'hand')}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          setWantedBy('keys');
        }}
      />
    );
  }
  return (
    <Suspense fallback={<IconButton {...button} aria-expanded />}>
      <View {...props} isByKeys={wantedBy === 'keys'} />
    </Suspense>
  );
}

/** A button that opens a list of actions; the list is fetched when it is first wanted, or before. */
export const Menu = Object.assign(MenuButton, { fetch: View.fetch });
