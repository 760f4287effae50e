import { useEffect } from 'react';
import { Navigate, useLocation } from 'react-router-dom';

/**
 * Leads from a path that is not for this visitor to one that is: whoever has signed in to see a page, to that page. What
 * came back with them from another sign-in is said.
 */
export function Elsewhere({ to }: { to: string }) {
  const here = useLocation();
  const wanted: unknown = here.state;
  const problem = new URLSearchParams(here.search).get('problem');
  useEffect(() => {
    if (!problem) return;
    const tell = async () => {
      const { tellProblem } = await import('#features/session/sign-in/tell-problem.ts');
      tellProblem(problem);
    };
    // Without it they see that they are still not logged in.
    tell().catch(() => undefined);
  }, [problem]);
  return <Navigate to={typeof wanted === 'string' ? wanted : to} replace />;
}
