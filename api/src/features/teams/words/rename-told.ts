import type { Notification } from 'sync-protocol/entities/notifications/notification';
import type { TeamId } from 'sync-protocol/ids';
import type { Rows } from 'sync-protocol/mutations/rows';
import { UNNAMED_TEAM } from 'sync-protocol/rules/teams/team-words';
import { namesIn, retold } from '#features/notifications/commands.ts';
import type { Named } from '../news.ts';
import { NO_NAMES, type TeamOrGone, type Told } from './told-names.ts';

// Takes a team's name out of players' rows that are loaded, and puts it back.

/** What is taken out, and what stands there instead. */
interface Taking {
  instead?: string;
  /** Which names go; all of them if left out. */
  isToGo?: (name: string) => boolean;
}

/**
 * Takes a team's name out of rows, whatever it is called in them.
 * @returns the names that went
 */
export function takeName(
  rows: Rows,
  told: readonly Told[],
  team: TeamOrGone,
  { instead = UNNAMED_TEAM, isToGo = () => true }: Taking = {},
): string[] {
  const taken = new Set<string>();
  for (const one of told) {
    const name = nameIn(rows, one, team);
    if (name === undefined || NO_NAMES.includes(name) || !isToGo(name)) continue;
    taken.add(name);
    rename(rows, one, team.id, { from: name, to: instead });
  }
  return [...taken];
}

/** Puts a team's name into rows where none was to be read. */
export function giveName(rows: Rows, told: readonly Told[], { id, name }: Named): void {
  for (const one of told) {
    const news = one.table === 'notifications' ? rows.get(one.table, one.id) : undefined;
    const names = Object.values((news && namesIn(news)) ?? {});
    // Of two teams without a name nobody can tell which is which.
    const isClear = names.filter((as) => as === UNNAMED_TEAM).length < 2;
    if (isClear && nameIn(rows, one, { id }) === UNNAMED_TEAM)
      rename(rows, one, id, { from: UNNAMED_TEAM, to: name });
  }
}

/** How a row calls a team. News from before version 2.3.0 do not say: there it is the name that the team has now. */
function nameIn(rows: Rows, { table, id }: Told, team: TeamOrGone): string | undefined {
  if (table !== 'notifications') return rows.get(table, id)?.teamName;
  const news = rows.get(table, id);
  return news && (namesIn(news)?.[team.id] ?? team.name);
}

interface Renaming {
  from: string;
  to: string;
}

function rename(rows: Rows, { table, id }: Told, team: TeamId, renaming: Renaming): void {
  if (table === 'notifications') {
    const news = rows.get(table, id);
    if (news) rows.put(table, renamedNews(news, team, renaming));
  } else {
    const row = rows.get(table, id);
    if (row) rows.put(table, { ...row, teamName: renaming.to });
  }
}

const IN_WORD = /[\p{L}\p{N}]/u;

/** A notification that calls a team otherwise. The name is replaced as a word alone: it may be but one letter. */
function renamedNews(news: Notification, team: TeamId, { from, to }: Renaming): Notification {
  const otherwise = (text: string) =>
    text.replaceAll(from, (found, at: number) => {
      const beside = [text[at - 1] ?? '', text[at + found.length] ?? ''];
      return beside.some((sign) => IN_WORD.test(sign)) ? found : to;
    });
  const names = Object.entries(namesIn(news) ?? {}).map(([id, name]) => [id, otherwise(name)] as const);
  return retold(news, {
    message: otherwise(news.message),
    names: { ...Object.fromEntries(names), [team]: to },
  });
}
