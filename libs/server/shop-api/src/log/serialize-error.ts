import { types } from 'node:util';

/** An error as it is logged. */
export interface SerializedError {
  readonly type: string;
  readonly message: string;
  readonly stack: string;
  /** What identifies the kind of failure: a SQLSTATE, a constraint, an error code of Node.js. */
  readonly [property: string]: unknown;
}

const DEEPEST_CAUSE = 5;
const MAX_QUERY_LENGTH = 2_000;
/** Names and codes, never what somebody entered. */
const SAFE_PROPERTIES = [
  'code',
  'syscall',
  'status',
  'severity',
  'schema',
  'table',
  'column',
  'dataType',
  'constraint',
  'routine',
];

const framesOf = ({ stack = '' }: Error): string =>
  stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');

const safeProperties = (error: Error): Record<string, string | number> =>
  Object.fromEntries(
    Object.entries(error).filter(
      ([name, value]) =>
        SAFE_PROPERTIES.includes(name) && (typeof value === 'string' || typeof value === 'number'),
    ),
  );

/** The statement with placeholders; literals are left out, as one could have been built from a value. */
const withoutLiterals = (query: string): string =>
  query.replace(/'(?:[^']|'')*'/g, "'…'").slice(0, MAX_QUERY_LENGTH);

/** A database's own error: its message, detail, hint and context repeat values of the statement. */
const isDatabaseError = (error: Error): boolean => 'severity' in error;
/** Drizzle's wrapper: its message repeats all parameters. */
const isQueryError = (error: Error): error is Error & { readonly query: string } =>
  'params' in error && 'query' in error && typeof error.query === 'string';

function messageOf(error: Error): string {
  if (isQueryError(error)) return `Failed query: ${withoutLiterals(error.query)}`;
  return isDatabaseError(error) ? 'The database rejected a statement' : error.message;
}

/**
 * An error for a log. Of a failed statement nothing appears that a shopper has entered: neither its parameters nor the
 * database's message and detail, which repeat them. reliability 34
 */
export function serializeError(error: unknown, depth = 0): SerializedError {
  if (!types.isNativeError(error))
    return { type: typeof error, message: 'Something that is no error was thrown', stack: '' };
  const type = error.constructor.name;
  const message = messageOf(error);
  const { cause } = error;
  return {
    ...safeProperties(error),
    type,
    message,
    stack: `${type}: ${message}\n${framesOf(error)}`,
    ...(types.isNativeError(cause) && depth < DEEPEST_CAUSE && { cause: serializeError(cause, depth + 1) }),
  };
}
