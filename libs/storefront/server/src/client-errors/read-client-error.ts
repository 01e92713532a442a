/** An error in a browser, as it reports it, without data about the shopper. */
export interface ClientError {
  readonly name: string;
  readonly message: string;
  readonly stack: string;
  /** The path of the page; only the id of its route is logged. */
  readonly path: string;
}

/** The lengths, in characters, to which texts are cut. */
const MAX_LENGTH = { name: 60, message: 300, stack: 1_500, path: 300 } as const;

/** Text that may identify a person or grant access: mail addresses, queries, long numbers, tokens. */
const PRIVATE: readonly (readonly [RegExp, string])[] = [
  [/[^\s@"'<>()]+@[^\s@"'<>()]+/g, '(mail)'],
  [/[?#][^\s:)"']+/g, ''],
  [/(?:\d[ -]?){7,}/g, '(number)'],
  [/[A-Za-z0-9_-]{24,}(?:\.[A-Za-z0-9_-]+)*/g, '(token)'],
];

const clean = (text: string): string =>
  PRIVATE.reduce((cleaned, [pattern, replacement]) => cleaned.replace(pattern, replacement), text);

/** Reads a report, or returns `null` where it is malformed. Texts are cut, and private data is replaced. */
export function readClientError(text: string): ClientError | null {
  let report: unknown;
  try {
    report = JSON.parse(text);
  } catch {
    return null;
  }
  if (typeof report !== 'object' || report === null) return null;
  const fields = new Map<string, unknown>(Object.entries(report));
  const part = (name: keyof typeof MAX_LENGTH) => {
    const value = fields.get(name);
    // Cut before too: cleaning a long text is slow. Twice the length, so that a pattern is rarely cut in its middle.
    return typeof value === 'string'
      ? clean(value.slice(0, 2 * MAX_LENGTH[name])).slice(0, MAX_LENGTH[name])
      : '';
  };
  const read = { name: part('name'), message: part('message'), stack: part('stack'), path: part('path') };
  return read.message === '' && read.stack === '' ? null : read;
}
