const DEEPEST = 5;

/** Whether a statement failed with one of these SQLSTATEs. */
export function hasSqlstate(error: unknown, states: ReadonlySet<string>, depth = 0): boolean {
  if (!(error instanceof Error) || depth > DEEPEST) return false;
  return (
    ('code' in error && typeof error.code === 'string' && states.has(error.code)) ||
    hasSqlstate(error.cause, states, depth + 1)
  );
}
