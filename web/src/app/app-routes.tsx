import { Navigate, Route, Routes } from 'react-router-dom';
import { accessAt, type Visitor } from './access.ts';
import { NotFound } from './not-found.tsx';
import { ROUTES } from './route-table.ts';
import { SCREENS, type ScreenName } from './screens.ts';
import { Shell } from './shell.tsx';
import { SignInFirst } from './sign-in-first.tsx';

/** Every route, as far as this visitor may go. */
export function AppRoutes({ visitor }: { visitor: Visitor }) {
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
  const access = accessAt<ScreenName>(row, visitor);
  if ('goTo' in access) return <Navigate to={access.goTo} replace />;
  if (access.show === 'signInFirst') return <SignInFirst />;
  if (access.show === 'notFound') return <NotFound />;
  const Screen = SCREENS[access.show];
  return <Screen />;
}
