/** What a browser says of an error, without whom it happened to. */
export interface ClientError {
  readonly name: string;
  readonly message: string;
  readonly stack: string;
  /** Where it happened; only the route's id is logged. */
  readonly path: string;
}

const LONGEST = { name: 60, message: 300, stack: 1_500, path: 300 } as const;

/** What may tell who somebody is, or open a door: mail addresses, queries, long numbers, tokens. */
const PRIVATE: readonly (readonly [RegExp, string])[] = [
  [/[^\s@"'<>()]+@[^\s@"'<>()]+/g, '(mail)'],
  [/[?#][^\s:)"']+/g, ''],
  [/(?:\d[ -]?){7,}/g, '(number)'],
  [/[A-Za-z0-9_-]{24,}(?:\.[A-Za-z0-9_-]+)*/g, '(token)'],
];

const clean = (text: string): string =>
  PRIVATE.reduce((cleaned, [pattern, word]) => cleaned.replace(pattern, word), text);

/** Reads a report; `null` where it is none. Every text is cut and cleaned of what may be private. */
export function readClientError(text: string): ClientError | null {
  let report: unknown;
  try {
    report = JSON.parse(text);
  } catch {
    return null;
  }
  if (typeof report !== 'object' || report === null) return null;
  const fields = new Map<string, unknown>(Object.entries(report));
  const part = (name: keyof typeof LONGEST) => {
    const value = fields.get(name);
    // Cut twice: what is cleaned is short, and what was cut in the middle is cleaned as far as it is there.
    return typeof value === 'string' ? clean(value.slice(0, 2 * LONGEST[name])).slice(0, LONGEST[name]) : '';
  };
  const read = { name: part('name'), message: part('message'), stack: part('stack'), path: part('path') };
  return read.message === '' && read.stack === '' ? null : read;
}
