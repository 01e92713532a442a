/**
 * Runs work for all items in their order, at most `limit` at a time. After an error no further item is
 * started.
 */
export async function runInParallel<Item>(
  items: Iterable<Item>,
  atATime: number,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const waiting = items[Symbol.iterator]();
  let hasFailed = false;
  const goOn = async () => {
    try {
      for (let item = waiting.next(); item.done !== true; item = waiting.next()) {
        if (hasFailed) return;
        await work(item.value);
      }
    } catch (error) {
      hasFailed = true;
      throw error;
    }
  };
  // Waits for running tasks too, so that nothing continues after the caller has returned.
  const ends = await Promise.allSettled(Array.from({ length: atATime }, goOn));
  for (const end of ends) if (end.status === 'rejected') throw end.reason;
}
