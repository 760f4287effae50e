import { createHash } from 'node:crypto';
import {
  program as programSchema,
  type Drill,
  type Program,
  type ProgramContent,
  type ProgramSource,
} from 'sync-protocol/entities/training/program';
import { quote as quoteSchema, type Quote } from 'sync-protocol/entities/motivation/motivation';
import type { RegimenId } from 'sync-protocol/ids';
import type { AiPlayer } from 'sync-protocol/rules/leaderboard/ai-players';
import { contentOf } from 'sync-protocol/rules/training/compile-plan';
import { planOfProgram, type Plan } from 'sync-protocol/rules/training/plan';

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
  /** The motivation prompts in their order, and a version that changes whenever any of them does. */
  prompts: { version: string; quotes: readonly Quote[] };
  /** Company for leaderboards. */
  aiPlayers: readonly AiPlayer[];
}

/** What the catalog is made from. */
export interface CatalogSource {
  programs: readonly ProgramSource[];
  drills: readonly Drill[];
  quotes: readonly Quote[];
  aiPlayers: readonly AiPlayer[];
}

/** @throws ZodError or Error when the content is not as its schema says */
export function createCatalog({ programs, drills, quotes, aiPlayers }: CatalogSource): Catalog {
  const library = new Map(drills.map((drill) => [drill.id, drill]));
  const entries = new Map(
    programs
      .map((source) => programSchema.parse(source))
      .map((program) => [program.id, entryOf(program, library)]),
  );
  const prompts = quotes.map((one) => quoteSchema.parse(one));
  return {
    version: versionOf([...entries.values()].map((entry) => entry.version)),
    entries,
    planOf: (id) => entries.get(id)?.plan,
    prompts: { version: versionOf(prompts), quotes: prompts },
    aiPlayers,
  };
}

function entryOf(program: Program, library: ReadonlyMap<string, Drill>): CatalogEntry {
  const content = contentOf(program, library);
  return { program: content.program, content, plan: planOfProgram(content), version: versionOf(content) };
}

function versionOf(content: unknown): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('base64url').slice(0, 12);
}
