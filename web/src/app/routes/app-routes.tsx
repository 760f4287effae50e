import type { ReactElement } from 'react';
import { Navigate, UNSAFE_RouteContext as RouteContext, useLocation } from 'react-router-dom';
import { accessAt, type Visitor } from './access.ts';
import { FirstPull } from './first-pull.tsx';
import { NotFound } from './not-found.tsx';
import { routeAt, type Route } from './route-table.ts';
import { SCREENS, type ScreenName } from './screens.ts';
import { Shell, type HasPulled } from '../frame/shell.tsx';
import { SignInFirst } from './sign-in-first.tsx';

/** The screen at this path, as far as this visitor may see it. */
export function AppRoutes({ visitor }: { visitor: Visitor }) {
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
  if ('goTo' in access) return <Navigate to={access.goTo} replace />;
  if (access.show === 'signInFirst') return <SignInFirst />;
  if (access.show === 'notFound') return <NotFound />;
  const Screen = SCREENS[access.show];
  const screen = (
    <WithParams route={route}>
      <Screen />
    </WithParams>
  );
  const readsRows = visitor === 'player' && row.player && !row.standsBeforePull;
  return readsRows ? <WithRows screen={screen} hasPulled={hasPulled} /> : screen;
}

/**
 * Lets a screen ask for what its path says, by the router's own `useParams`. The router's tree of routes would do the
 * same for five times the code, most of it for routes that load data.
 */
function WithParams({ route, children }: { route: Route; children: ReactElement }) {
  const { row, params, pathname } = route;
  const match = { params, pathname, pathnameBase: pathname, route: { path: row.path } };
  return (
    <RouteContext value={{ outlet: null, matches: [match], isDataRoute: false }}>{children}</RouteContext>
  );
}

/** A screen of the player's own rows, once this phone has them; it is being prepared while that is found out. */
function WithRows({ screen, hasPulled }: { screen: ReactElement; hasPulled: HasPulled }) {
  return hasPulled === false ? <FirstPull /> : <div hidden={hasPulled === undefined}>{screen}</div>;
}
