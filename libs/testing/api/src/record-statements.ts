import { Client } from 'pg';

/** A statement as a driver sent it. */
export interface SentStatement {
  readonly text: string;
  readonly values: readonly unknown[];
}

/** Runs the work, and returns what was sent to the database meanwhile, `begin` and `commit` among it, in its order. */
export async function recordStatements(work: () => Promise<unknown>): Promise<readonly SentStatement[]> {
  const query = jest.spyOn(Client.prototype, 'query');
  try {
    await work();
    const calls: readonly (readonly unknown[])[] = query.mock.calls;
    return calls.flatMap(readCall);
  } finally {
    query.mockRestore();
  }
}

/** The driver takes a text or an object that has one, and values beside it. */
function readCall([statement, values]: readonly unknown[]): SentStatement[] {
  if (typeof statement === 'string') return [{ text: statement, values: listed(values) }];
  if (typeof statement !== 'object' || statement === null || !('text' in statement)) return [];
  const { text } = statement;
  const own = 'values' in statement ? statement.values : undefined;
  return typeof text === 'string' ? [{ text, values: listed(values ?? own) }] : [];
}

const listed = (values: unknown): readonly unknown[] => (Array.isArray(values) ? values : []);
