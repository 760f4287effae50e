import { numberText, spreadOf, spreadText } from './figures.ts';
import { GOALS, goalOf, type FigureName, type Goal, type Measured } from './goals.ts';
import type { DatabaseName } from './options.ts';

type Values = Record<'limit' | 'product', number[]>;

/** Collects the figures of all rounds and tells them as a table. */
export class Report {
  readonly #values = new Map<FigureName, Values>();

  add(name: 'limit' | 'product', measured: Measured): void {
    for (const [figure, value] of Object.entries(measured)) {
      const values = this.#values.get(figure as FigureName) ?? { limit: [], product: [] };
      values[name].push(value);
      this.#values.set(figure as FigureName, values);
    }
  }

  /** The figures as a table in Markdown: medians of the rounds, with their least and greatest. */
  table(database: DatabaseName): string {
    const rows = (Object.keys(GOALS) as FigureName[]).flatMap((name) => {
      const values = this.#values.get(name);
      return values ? [rowOf(goalOf(name, database), values)] : [];
    });
    return [['figure', 'limit', 'product', 'ratio', 'target', ''], Array(6).fill('---'), ...rows]
      .map((cells) => `| ${cells.join(' | ')} |`)
      .join('\n');
  }
}

function rowOf(goal: Goal, { limit, product }: Values): string[] {
  const ratios = product.map((value, round) => value / (limit[round] ?? Number.NaN));
  const hasLimit = limit.length > 0;
  return [
    `${goal.title}${goal.unit && `, ${goal.unit}`}`,
    hasLimit ? spreadText(spreadOf(limit)) : '',
    spreadText(spreadOf(product)),
    hasLimit && goal.most !== 0 ? spreadText(spreadOf(ratios)) : '',
    targetText(goal),
    verdict(goal, { ratio: spreadOf(ratios).median, value: spreadOf(product).median }),
  ];
}

function targetText({ ratio, most, least }: Goal): string {
  if (ratio !== undefined) return `≤ ${ratio}×`;
  if (least !== undefined) return `≥ ${least}`;
  return most === undefined ? '' : `≤ ${most}`;
}

/** Whether a goal is met, or how many times what it allows was needed. */
export function verdict(goal: Goal, { ratio, value }: { ratio: number; value: number }): string {
  if (goal.least !== undefined) return value >= goal.least ? 'met' : 'missed';
  const [is, allowed] = goal.ratio === undefined ? [value, goal.most] : [ratio, goal.ratio];
  if (allowed === undefined) return '';
  if (is <= allowed) return 'met';
  return allowed === 0 ? 'missed' : `missed, ${numberText(is / allowed)}× the target`;
}
