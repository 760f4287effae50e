import type { ComponentType, ReactElement } from 'react';
import { useLocation } from 'react-router-dom';
import { HomeShape } from '../home/home-shape.tsx';
import { accessAt, type Visitor } from './access.ts';
import { Elsewhere } from './elsewhere.tsx';
import { FirstPull } from './first-pull.tsx';
import { NotFound } from './not-found.tsx';
import { routeAt, type Route } from './route-table.ts';
import { SCREENS, type ScreenName } from './screens.ts';
import { ScreenSkeleton } from '../frame/screen-skeleton.tsx';
import { Shell, type HasPulled } from '../frame/shell.tsx';
import { SignInFirst } from './sign-in-first.tsx';
import { useTeamCode } from './use-team-code.ts';

/** The screen at this path, as far as this visitor may see it. */
export function AppRoutes({ visitor }: { visitor: Visitor }) {
  useTeamCode(visitor);
  const route = routeAt(useLocation().pathname);
  return (
    <Shell visitor={visitor}>
      {(hasPulled) => (route ? <At {...{ route, visitor, hasPulled }} /> : <NotFound />)}
    </Shell>
  );
}

interface AtProps {
  route: Route;
  visitor: Visitor;
  hasPulled: HasPulled;
}

function At({ route, visitor, hasPulled }: AtProps) {
  const { row, params } = route;
  if (row.categories && !row.categories.includes(params['category'] ?? '')) return <NotFound />;
  const access = accessAt<ScreenName>(row, visitor);
  if ('goTo' in access) return <Elsewhere to={access.goTo} />;
  if (access.show === 'signInFirst') return <SignInFirst />;
  if (access.show === 'notFound') return <NotFound />;
  const Screen: ComponentType<Pick<Route, 'params'>> = SCREENS[access.show];
  const screen = <Screen params={params} />;
  const readsRows = visitor === 'player' && row.player && !row.standsBeforePull;
  const shape = access.show === 'home' ? <HomeShape /> : <ScreenSkeleton />;
  return readsRows ? <WithRows screen={screen} shape={shape} hasPulled={hasPulled} /> : screen;
}

interface WithRowsProps {
  screen: ReactElement;
  /** What is seen of it until then. */
  shape: ReactElement;
  hasPulled: HasPulled;
}

/** A screen of the player's own rows, once this phone has them; it is being prepared while that is found out. */
function WithRows({ screen, shape, hasPulled }: WithRowsProps) {
  if (hasPulled === false) return <FirstPull shape={shape} />;
  const isAsked = hasPulled === undefined;
  return (
    <>
      {/* On a phone that knew nobody the page itself has shown it already. */}
      {isAsked && !('knows' in document.documentElement.dataset) && shape}
      <div hidden={isAsked}>{screen}</div>
    </>
  );
}
