import { FlatTable } from './flat-table.ts';

/** Fields of TensorFlow Lite's tables, by their places in its schema. */
const SUBGRAPHS = 2;
const SUBGRAPH = { outputs: 2, operators: 3 } as const;
const OPERATOR = { inputs: 1, outputs: 2 } as const;

/**
 * A model that does not work out one of its outputs. All others come about as before, bit for bit; in the place of this
 * one stands another, for the runtime tells outputs by their order.
 */
export function withoutOutput(model: Buffer, dropped: number, another: number): Buffer {
  const changed = Buffer.from(model);
  const [graph] = FlatTable.rootOf(changed).tables(SUBGRAPHS);
  const outputs = graph?.numbers(SUBGRAPH.outputs) ?? [];
  const instead = outputs[another];
  if (!graph || instead === undefined || dropped >= outputs.length) throw new Error('no such output');
  const wanted = outputs.with(dropped, instead);
  graph.setNumbers(SUBGRAPH.outputs, wanted);
  graph.setTables(SUBGRAPH.operators, neededFor(wanted, graph.tables(SUBGRAPH.operators)));
  return changed;
}

/** Of operators that run one after the other, those that something wanted depends on. */
function neededFor(wanted: readonly number[], operators: readonly FlatTable[]): FlatTable[] {
  const needed = new Set(wanted);
  return operators
    .toReversed()
    .filter((operator) => {
      if (!operator.numbers(OPERATOR.outputs).some((made) => needed.has(made))) return false;
      for (const used of operator.numbers(OPERATOR.inputs)) needed.add(used);
      return true;
    })
    .toReversed();
}
