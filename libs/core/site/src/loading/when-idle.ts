/** Browsers without `requestIdleCallback` wait this long instead, in ms. */
const IDLE_SUBSTITUTE_MS = 200;

/** Runs a task once the browser has nothing more urgent to do. Returns what cancels it. */
export function whenIdle(task: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(task, IDLE_SUBSTITUTE_MS);
    return () => clearTimeout(timer);
  }
  const handle = window.requestIdleCallback(task);
  return () => window.cancelIdleCallback(handle);
}
