import fastify, { type FastifyInstance } from 'fastify';
import { serveAnalysis } from '#features/analysis/routes.ts';
import { serveLeaderboard } from '#features/leaderboard/routes.ts';
import { serveMotivation } from '#features/motivation/routes.ts';
import { serveWebPush } from '#features/notifications/web-push/web-push-routes.ts';
import { serveNotifications } from '#features/notifications/routes.ts';
import { serveSettings } from '#features/notifications/settings-routes.ts';
import { pictureLimiters } from '#features/profile/picture/picture-limits.ts';
import { servePictures } from '#features/profile/picture/picture-routes.ts';
import { serveProfile } from '#features/profile/routes.ts';
import { serveSafety } from '#features/profile/safety/safety-routes.ts';
import { serveProgress } from '#features/progress/routes.ts';
import { serveRivals } from '#features/rivals/routes.ts';
import { createAgeGate } from '#features/session/sign-in/age-gate.ts';
import { serveOpenId } from '#features/session/open-id/open-id-routes.ts';
import { servePasskeys } from '#features/session/passkeys/passkey-routes.ts';
import { serveAccount } from '#features/session/account/account-routes.ts';
import { serveSession } from '#features/session/routes.ts';
import { serveMedia } from '#features/stories/media/media-routes.ts';
import { serveStories } from '#features/stories/routes.ts';
import { serveTasks } from '#features/tasks/routes.ts';
import { serveCompetitions } from '#features/competitions/routes.ts';
import { serveTeamInvitations } from '#features/teams/invite/invitation-routes.ts';
import { serveTeams } from '#features/teams/team-routes.ts';
import { serveTraining } from '#features/training/routes.ts';
import { readBodies } from '#plugins/calls/bodies.ts';
import { answerClientError } from '#plugins/calls/client-errors.ts';
import { hurryBodies, limitConnections, PATIENCE } from '#plugins/guards/connections.ts';
import { handleErrors, sendFrameworkError } from '#plugins/calls/errors.ts';
import { reportHealth } from '#plugins/watching/health.ts';
import { reportMetrics } from '#plugins/watching/metrics.ts';
import { describeApi } from '#plugins/calls/openapi.ts';
import { turnAwayUnderPressure } from '#plugins/guards/pressure.ts';
import { limitRates } from '#plugins/guards/rate-limits.ts';
import { noteTrouble } from '#plugins/watching/trouble.ts';
import { logOptions, logRequests } from '#plugins/watching/request-log.ts';
import { requireSameOrigin } from '#plugins/guards/same-origin.ts';
import { addSecurityHeaders } from '#plugins/guards/security-headers.ts';
import { askWhoCalls } from '#plugins/calls/serve.ts';
import { addSessions } from '#plugins/session/session.ts';
import { serveWebApp } from '#plugins/static-files.ts';
import { serveSync } from '#sync/routes.ts';
import type { Deps } from './deps.ts';

const BODY_LIMIT = 64 * 1024;

/** The whole server, for `listen` or `inject`. Plugins and features are put in by hand, in reading order. */
export async function buildApp(deps: Deps): Promise<FastifyInstance> {
  const { config } = deps;
  const app = fastify({
    ...logOptions(deps),
    trustProxy: config.trustProxy,
    bodyLimit: BODY_LIMIT,
    ...PATIENCE,
    frameworkErrors: sendFrameworkError,
    clientErrorHandler: answerClientError,
  });
  limitConnections(app, config);
  hurryBodies(app.server);
  app.decorate('servedCalls', []);
  noteTrouble(app, deps);
  handleErrors(app);
  await addSessions(app, deps);
  logRequests(app);
  reportMetrics(app, deps);
  addSecurityHeaders(app, config);
  await readBodies(app);
  reportHealth(app, deps);
  await app.register((api) => serveApi(api, deps));
  await serveWebApp(app, deps);
  return app;
}

async function serveApi(api: FastifyInstance, deps: Deps): Promise<void> {
  api.addHook('onRequest', async (_, reply) => {
    reply.header('cache-control', 'no-store');
  });
  turnAwayUnderPressure(api);
  await limitRates(api, deps.config);
  requireSameOrigin(api, deps.config);
  askWhoCalls(api);
  describeApi(api);
  const ageGate = createAgeGate(deps);
  serveSession(api, deps, ageGate);
  serveOpenId(api, deps, ageGate);
  servePasskeys(api, deps);
  serveAccount(api, deps);
  const ofPictures = pictureLimiters(api);
  serveProfile(api, deps, ofPictures);
  await servePictures(api, deps, ofPictures);
  serveSafety(api, deps);
  await serveSync(api, deps);
  serveTraining(api, deps);
  serveTasks(api, deps);
  serveProgress(api, deps);
  serveLeaderboard(api, deps);
  serveRivals(api, deps);
  serveStories(api, deps);
  await serveMedia(api, deps, ofPictures);
  serveTeams(api, deps);
  serveTeamInvitations(api, deps);
  serveCompetitions(api, deps);
  serveMotivation(api, deps);
  serveNotifications(api, deps);
  serveSettings(api, deps);
  serveWebPush(api, deps);
  serveAnalysis(api, deps);
}
