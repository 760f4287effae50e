import type { ReactElement } from 'react';
import { Navigate, Route, Routes, useOutletContext, useParams } from 'react-router-dom';
import { accessAt, type Visitor } from './access.ts';
import { FirstPull } from './first-pull.tsx';
import { NotFound } from './not-found.tsx';
import { ROUTES } from './route-table.ts';
import { SCREENS, type ScreenName } from './screens.ts';
import { Shell, type HasPulled } from '../frame/shell.tsx';
import { SignInFirst } from './sign-in-first.tsx';
import { useTeamCode } from './use-team-code.ts';

/** Every route, as far as this visitor may go. */
export function AppRoutes({ visitor }: { visitor: Visitor }) {
  useTeamCode(visitor);
  return (
    <Routes>
      <Route element={<Shell visitor={visitor} />}>
        {ROUTES.map((row) => (
          <Route key={row.path} path={row.path} element={<At row={row} visitor={visitor} />} />
        ))}
        <Route path="*" element={<NotFound />} />
      </Route>
    </Routes>
  );
}

function At({ row, visitor }: { row: (typeof ROUTES)[number]; visitor: Visitor }) {
  const { category = '' } = useParams();
  if (row.categories && !row.categories.includes(category)) return <NotFound />;
  const access = accessAt<ScreenName>(row, visitor);
  if ('goTo' in access) return <Navigate to={access.goTo} replace />;
  if (access.show === 'signInFirst') return <SignInFirst />;
  if (access.show === 'notFound') return <NotFound />;
  const Screen = SCREENS[access.show];
  const readsRows = visitor === 'player' && row.player && !row.standsBeforePull;
  return readsRows ? <WithRows screen={<Screen />} /> : <Screen />;
}

/** A screen of the player's own rows, once this phone has them; it is being prepared while that is found out. */
function WithRows({ screen }: { screen: ReactElement }) {
  const hasPulled = useOutletContext<HasPulled>();
  return hasPulled === false ? <FirstPull /> : <div hidden={hasPulled === undefined}>{screen}</div>;
}
