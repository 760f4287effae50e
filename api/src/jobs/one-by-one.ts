/**
 * Does something for one after the other. What fails for one keeps nobody else waiting.
 * @throws AggregateError at the end, with what has failed
 */
export async function oneByOne<Item>(
  items: Iterable<Item> | AsyncIterable<Item>,
  work: (item: Item) => Promise<unknown>,
): Promise<void> {
  const failures: unknown[] = [];
  for await (const item of items)
    try {
      await work(item);
    } catch (error) {
      failures.push(error);
    }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} of them failed`);
}
