/** One page reports so many errors; an error that repeats says nothing new. */
const MOST_REPORTS = 5;
const LONGEST_STACK = 3_000;

/** Tells the shop's server of errors that nobody handled. What is private is taken out there. */
export function reportFailures(page: Window & typeof globalThis): void {
  const told = new Set<string>();
  const tell = (thrown: unknown) => {
    const { name, message, stack } = thrown instanceof Error ? thrown : new Error(String(thrown));
    if (told.size >= MOST_REPORTS || told.has(message)) return;
    told.add(message);
    const report = { name, message, stack: stack?.slice(0, LONGEST_STACK), path: page.location.pathname };
    page.navigator.sendBeacon('/client-errors', JSON.stringify(report));
  };
  page.addEventListener('error', ({ error, message }) => tell(error ?? message));
  page.addEventListener('unhandledrejection', ({ reason }) => tell(reason));
}
