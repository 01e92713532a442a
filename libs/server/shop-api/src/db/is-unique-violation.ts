const UNIQUE_VIOLATION = '23505';
const DEEPEST = 5;

/** Whether a statement failed because of a unique index. */
export function isUniqueViolation(error: unknown, depth = 0): boolean {
  if (!(error instanceof Error) || depth > DEEPEST) return false;
  return ('code' in error && error.code === UNIQUE_VIOLATION) || isUniqueViolation(error.cause, depth + 1);
}
