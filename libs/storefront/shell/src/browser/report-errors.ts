/** The most reports that one page sends. An error that repeats is reported once. */
const MAX_REPORTS = 5;
const MAX_STACK_LENGTH = 3_000;

/** Sends unhandled errors to the shop's server, which removes private data from them. */
export function reportErrors(page: Window & typeof globalThis): void {
  const reported = new Set<string>();
  const report = (thrown: unknown) => {
    const { name, message, stack } = thrown instanceof Error ? thrown : new Error(String(thrown));
    if (reported.size >= MAX_REPORTS || reported.has(message)) return;
    reported.add(message);
    const body = { name, message, stack: stack?.slice(0, MAX_STACK_LENGTH), path: page.location.pathname };
    page.navigator.sendBeacon('/client-errors', JSON.stringify(body));
  };
  page.addEventListener('error', ({ error, message }) => report(error ?? message));
  page.addEventListener('unhandledrejection', ({ reason }) => report(reason));
}
