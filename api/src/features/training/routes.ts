import type { FastifyInstance } from 'fastify';
import * as calls from 'sync-protocol/contract/training/training';
import type { UserRegimen } from 'sync-protocol/entities/training/user-regimen';
import type { RegimenId, UserId, UserRegimenId } from 'sync-protocol/ids';
import { Refusal } from 'sync-protocol/mutations/mutation';
import { ALREADY_ACTIVE } from 'sync-protocol/mutations/training/user-regimen-places';
import { NO_SUCH_PROGRAM } from 'sync-protocol/mutations/training/user-regimen-start';
import { isRunning } from 'sync-protocol/rules/training/enrolment/enrolment';
import { nextEnrolmentId } from 'sync-protocol/rules/training/enrolment/enrolment-id';
import { shareDrills } from 'sync-protocol/rules/training/shared-drills';
import type { Queryable } from '#db/db.ts';
import type { Deps } from '#deps';
import { requireOwn } from '#plugins/calls/require-own.ts';
import { FOR_EVER, KeptAnswer } from '#plugins/calls/kept-answer.ts';
import { serve, serveAnyone } from '#plugins/calls/serve.ts';
import { mutateByCall } from '#sync/write/mutate-by-call.ts';
import type { Applied } from '#sync/write/apply.ts';
import { serveOwnRegimens } from './own-regimen-routes.ts';
import {
  presentCatalogProgram,
  presentCustomRegimen,
  presentRegimen,
  presentUserRegimen,
} from './present.ts';
import { beginningsOf, customRegimenOf, customRegimensOf, userRegimensOf } from './queries.ts';

/** Programs, and a player's enrolments in them. */
export function serveTraining(app: FastifyInstance, deps: Deps): void {
  serveCatalog(app, deps);
  serveRegimens(app, deps);
  serveOwnRegimens(app, deps);
  serveEnrolments(app, deps);
  serveEnrolmentLists(app, deps);
}

/**
 * The same for everybody, and by its version for ever: browsers and proxies may keep it. Every page that starts asks for
 * the list: who has it already is told so. A phone that has none or few of the programs takes all in one: each drill is
 * in six of them.
 */
function serveCatalog(app: FastifyInstance, { catalog }: Deps): void {
  const entries = [...catalog.entries.values()];
  const list = new KeptAnswer(calls.getCatalog, () => ({
    version: catalog.version,
    programs: entries.map(presentCatalogProgram),
    promptsVersion: catalog.prompts.version,
  }));
  serveAnyone(
    app,
    calls.getCatalog,
    async ({ reply }) => {
      reply.header('cache-control', 'public, max-age=60');
      return list;
    },
    { tagged: true },
  );

  const nameOf = ({ id, version }: { id: string; version: string }) => `${id} ${version}`;
  const contents = new Map(
    entries.map(({ program: { id }, version, content }) => [
      nameOf({ id, version }),
      new KeptAnswer(calls.getProgramContent, () => content),
    ]),
  );
  serveAnyone(app, calls.getProgramContent, async ({ params, reply }) => {
    const content = contents.get(nameOf(params));
    if (!content) throw regimenNotFound();
    reply.header('cache-control', FOR_EVER);
    return content;
  });

  const whole = new KeptAnswer(calls.getWholeCatalog, () =>
    shareDrills(entries.map(({ content }) => content)),
  );
  serveAnyone(app, calls.getWholeCatalog, async ({ params, reply }) => {
    if (params.version !== catalog.version) throw regimenNotFound();
    reply.header('cache-control', FOR_EVER);
    return whole;
  });
}

function serveRegimens(app: FastifyInstance, { db, catalog }: Deps): void {
  serve(app, calls.listRegimens, async ({ player }) => {
    const own = await customRegimensOf(db.kysely, player.id);
    return [...[...catalog.entries.values()].map(presentRegimen), ...own.map(presentCustomRegimen)];
  });

  serve(app, calls.getRegimen, async ({ player, params }) => {
    const entry = catalog.entries.get(params.id);
    if (entry) return presentRegimen(entry);
    const own = await customRegimenOf(db.kysely, player.id, params.id);
    if (!own) throw regimenNotFound();
    return presentCustomRegimen(own);
  });
}

function serveEnrolments(app: FastifyInstance, deps: Deps): void {
  const answer =
    (player: UserId, isMeant: (one: UserRegimen) => boolean) =>
    async (applied: Applied, kysely: Queryable) => {
      const enrolment = applied.rows.all('userRegimens').find(isMeant);
      if (!enrolment) throw new Error('an enrolment that was changed is there');
      return withRegimen(kysely, deps, player, enrolment);
    };
  const hasId = (id: UserRegimenId) => (one: UserRegimen) => one.id === id;

  serve(app, calls.startRegimen, ({ player, body, request }) => {
    requireOwn(player, body.userId);
    const { regimenId } = body;
    return mutateByCall(deps, player.id, request, {
      name: 'userRegimen.start',
      args: async (kysely) => {
        const begun = await beginningsOf(kysely, player.id, regimenId);
        // Of two devices the later is not refused (S3.9); here is somebody who can be told.
        if (begun.some(isRunning)) throw new Refusal(ALREADY_ACTIVE.code, ALREADY_ACTIVE.message);
        return { userRegimenId: nextEnrolmentId(player.id, regimenId, begun), regimenId };
      },
      present: answer(player.id, (one) => one.regimenId === regimenId && isRunning(one)),
    });
  });

  serve(app, calls.archiveRegimen, ({ player, params, request }) =>
    mutateByCall(deps, player.id, request, {
      name: 'userRegimen.archive',
      args: () => ({ userRegimenId: params.id }),
      present: answer(player.id, hasId(params.id)),
    }),
  );

  serve(app, calls.unarchiveRegimen, ({ player, params, request }) =>
    mutateByCall(deps, player.id, request, {
      name: 'userRegimen.unarchive',
      args: () => ({ userRegimenId: params.id }),
      present: answer(player.id, hasId(params.id)),
    }),
  );
}

function serveEnrolmentLists(app: FastifyInstance, { db: { kysely }, catalog }: Deps): void {
  const list = async (player: UserId, isListed: (enrolment: UserRegimen) => boolean) => {
    const enrolments = (await userRegimensOf(kysely, player)).filter(isListed);
    const isCustom = enrolments.some(({ regimenId }) => !catalog.entries.has(regimenId));
    const customs = new Map(
      (isCustom ? await customRegimensOf(kysely, player) : []).map((custom) => [custom.id, custom]),
    );
    return enrolments.map((one) => presentUserRegimen(one, catalog, customs.get(one.regimenId)));
  };

  serve(app, calls.listUserRegimens, ({ player, params }) => {
    requireOwn(player, params.id);
    return list(player.id, () => true);
  });

  serve(app, calls.listArchivedRegimens, ({ player, params }) => {
    requireOwn(player, params.id);
    return list(player.id, ({ isArchived }) => isArchived);
  });
}

async function withRegimen(
  kysely: Queryable,
  { catalog }: Deps,
  player: UserId,
  enrolment: UserRegimen,
): Promise<ReturnType<typeof presentUserRegimen>> {
  const id: RegimenId = enrolment.regimenId;
  const custom = catalog.entries.has(id) ? undefined : await customRegimenOf(kysely, player, id);
  return presentUserRegimen(enrolment, catalog, custom);
}

function regimenNotFound(): Refusal {
  return new Refusal(NO_SUCH_PROGRAM.code, NO_SUCH_PROGRAM.message);
}
