import { createHash } from 'node:crypto';
import {
  program as programSchema,
  type Drill,
  type Program,
  type ProgramContent,
  type ProgramSource,
} from 'sync-protocol/entities/program';
import type { RegimenId } from 'sync-protocol/ids';
import type { AiPlayer } from 'sync-protocol/rules/ai-players';
import { planOfProgram, type Plan } from 'sync-protocol/rules/plan';

/** A program with its drills, as one file that a phone keeps. */
export interface CatalogEntry {
  program: Program;
  content: ProgramContent;
  plan: Plan;
  /** Changes whenever the content does. */
  version: string;
}

/** The programs that everybody can start, in memory. */
export interface Catalog {
  /** Changes whenever any of the content does. */
  version: string;
  entries: ReadonlyMap<string, CatalogEntry>;
  planOf: (id: RegimenId) => Plan | undefined;
  /** Company for leaderboards. */
  aiPlayers: readonly AiPlayer[];
}

/** What the catalog is made from. */
export interface CatalogSource {
  programs: readonly ProgramSource[];
  drills: readonly Drill[];
  aiPlayers: readonly AiPlayer[];
}

/** @throws ZodError or Error when the content is not as its schema says */
export function createCatalog({ programs, drills, aiPlayers }: CatalogSource): Catalog {
  const library = new Map(drills.map((drill) => [drill.id, drill]));
  const entries = new Map(
    programs
      .map((source) => programSchema.parse(source))
      .map((program) => [program.id, entryOf(program, library)]),
  );
  return {
    version: versionOf([...entries.values()].map((entry) => entry.version)),
    entries,
    planOf: (id) => entries.get(id)?.plan,
    aiPlayers,
  };
}

function entryOf(program: Program, library: ReadonlyMap<string, Drill>): CatalogEntry {
  const used = new Set(program.weeks.flatMap((week) => week.sessions.flat().map((entry) => entry.drill)));
  const content = { program, drills: [...used].flatMap((id) => library.get(id) ?? []) };
  return { program, content, plan: planOfProgram(content), version: versionOf(content) };
}

function versionOf(content: unknown): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('base64url').slice(0, 12);
}
