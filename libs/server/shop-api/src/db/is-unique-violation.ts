import { hasSqlstate } from './has-sqlstate';

const UNIQUE_VIOLATION: ReadonlySet<string> = new Set(['23505']);

/** Whether a statement failed because of a unique index. */
export const isUniqueViolation = (error: unknown): boolean => hasSqlstate(error, UNIQUE_VIOLATION);
