import { findReportedPictures } from '#features/profile/picture/pictures.ts';
import { hideUser } from '#features/profile/safety/hide-user.ts';
import { listReports, resolveReport } from '#features/profile/safety/report-queue.ts';
import { inOneLine, UsageError, type AdminCommand } from './command.ts';
import { findUser, nameOf } from './users.ts';
import { writeFile } from './write-file.ts';

/** What is done about what players report. */
export const reportCommands: Record<string, AdminCommand> = {
  reports: {
    usage: '[done]',
    about: 'lists the reports that wait, or those that were dealt with',
    run: async (deps, [which]) => {
      if (which !== undefined && which !== 'done')
        throw new UsageError('Say "reports" for those that wait, "reports done" for the others.');
      const reports = await listReports(deps, { isResolved: which === 'done' });
      if (reports.length === 0) deps.say('There are none.');
      for (const report of reports) {
        const {
          id,
          createdAt,
          username,
          userId,
          hidden,
          reason,
          details,
          reportedBy,
          resolution,
          kind,
          subjectId,
          copy,
          firstCopy,
        } = report;
        const whom = `${username ?? '(no username yet)'} (${userId})${hidden ? ', hidden' : ''}`;
        const what = kind === 'user' ? '' : `, ${kind} ${subjectId}`;
        deps.say(`${id}  ${createdAt}  ${whom}${what}: ${reason}, by ${reportedBy ?? 'a deleted account'}`);
        if (firstCopy) deps.say(`    at first: "${inOneLine(firstCopy)}"`);
        if (copy) deps.say(`    "${inOneLine(copy)}"`);
        if (details) deps.say(`    ${inOneLine(details)}`);
        if (resolution) deps.say(`    done: ${resolution}`);
      }
    },
  },
  'report-picture': {
    usage: '<report> [file]',
    about: 'writes the picture that a reported player showed then into a file, for you to look at',
    run: async (deps, [id = '', file]) => {
      const pictures = await findReportedPictures(deps.db.kysely, id);
      if (pictures.length === 0)
        throw new UsageError(`There is no report "${id}" with an own picture of the player.`);
      for (const [index, shown] of pictures.entries()) {
        const name = file ? `${file}${index > 0 ? `-${index + 1}.jpg` : ''}` : `${shown.id}.jpg`;
        await writeFile(name, async () => shown.bytes);
        deps.say(`What they showed is in ${name}.`);
      }
    },
  },
  resolve: {
    usage: '<report> <what was done>',
    about: 'takes a report off the list',
    run: async (deps, [id = '', ...words]) => {
      if (words.length === 0) throw new UsageError('Say which report, and what was done about it.');
      if (!(await resolveReport(deps, id, words.join(' '))))
        throw new UsageError(`No report "${id}" is waiting.`);
      deps.say(`${id} is done.`);
    },
  },
  hide: {
    usage: '<player>',
    about: 'takes the player out of everybody else’s sight; what they asked of others ends for good',
    run: async (deps, [wanted]) => {
      const user = await findUser(deps, wanted);
      await hideUser(deps, user.id);
      deps.say(`${nameOf(user)} is hidden from everybody else.`);
    },
  },
  show: {
    usage: '<player>',
    about: 'lets others see the player again, who may ask them anew',
    run: async (deps, [wanted]) => {
      const user = await findUser(deps, wanted);
      await hideUser(deps, user.id, false);
      deps.say(`${nameOf(user)} can be seen again.`);
    },
  },
};
