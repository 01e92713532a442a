const PAUSE_MS = 20;
/** Just before the test itself is ended, so that it says what it waited for. */
const TRIES = 50_000 / PAUSE_MS;

/**
 * What `look` finds, once it finds it: for what comes by itself, however busy the machine is. `what` names it where it
 * never comes.
 */
export async function until<Value>(
  what: string,
  look: () => Promise<Value | undefined> | Value | undefined,
): Promise<Value> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const found = await look();
    if (found !== undefined) return found;
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  throw new Error(`This did not come: ${what}`);
}
