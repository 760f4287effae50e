/**
 * Does something for each by itself. What fails for one keeps nobody else waiting.
 * @param atOnce for how many at a time, where it may take long
 * @throws AggregateError at the end, with what has failed
 */
export async function eachByItself<Item>(
  items: Iterable<Item> | AsyncIterable<Item>,
  work: (item: Item) => Promise<unknown>,
  atOnce = 1,
): Promise<void> {
  const failures: unknown[] = [];
  const left = eachOf(items);
  const goOn = async () => {
    for await (const item of left)
      try {
        await work(item);
      } catch (error) {
        failures.push(error);
      }
  };
  // Where the items themselves fail, those that are being worked on are waited for all the same.
  for (const end of await Promise.allSettled(Array.from({ length: atOnce }, goOn)))
    if (end.status === 'rejected') failures.push(end.reason);
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} of them failed`);
}

/** What several can draw from, each item once. */
async function* eachOf<Item>(items: Iterable<Item> | AsyncIterable<Item>): AsyncGenerator<Item> {
  yield* items;
}
