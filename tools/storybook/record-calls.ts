import type { TestApi } from '@shop/testing-api/open-test-api';
import { type RecordedAnswer, isChange } from '@shop/testing-react/story/recording';
import { firstDifference } from './first-difference';

/** Headers that the pages read. */
const HEADERS = ['x-total', 'x-per-page', 'x-last-page', 'x-current-page', 'x-limit', 'retry-after'];

/** A `fetch` over the API in this process that keeps what was asked and answered. */
export function recordCalls(api: Pick<TestApi, 'request'>): {
  readonly fetch: typeof globalThis.fetch;
  readonly answers: readonly RecordedAnswer[];
} {
  const answers: RecordedAnswer[] = [];
  let changes = 0;
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const { pathname, search } = new URL(request.url);
    const path = pathname + search;
    const { method, headers } = request;
    const after = changes;
    const text = method === 'GET' ? '' : await request.text();
    const response = await api.request(path, { method, headers, ...(text !== '' && { body: text }) });
    const body = await response.text();
    if (isChange(method, path)) changes += 1;
    keep(answers, {
      method,
      path,
      after,
      ...(text !== '' && { sent: JSON.parse(text) as unknown }),
      status: response.status,
      headers: Object.fromEntries(HEADERS.flatMap((name) => headerOf(response, name))),
      body: body === '' ? null : (JSON.parse(body) as unknown),
    });
    return new Response(body === '' ? null : body, { status: response.status, headers: response.headers });
  };
  return { fetch, answers };
}

const headerOf = ({ headers }: Response, name: string): [string, string][] => {
  const value = headers.get(name);
  return value === null ? [] : [[name, value]];
};

/** What makes two answers the same but for when they were given. */
const contentOf = (answer: RecordedAnswer): string => JSON.stringify({ ...answer, after: 0 });
const callOf = ({ method, path, sent }: RecordedAnswer): string => JSON.stringify([method, path, sent]);

/** Keeps a response unless it says what the same call was told last. */
function keep(answers: RecordedAnswer[], answer: RecordedAnswer): void {
  const last = answers.findLast((known) => callOf(known) === callOf(answer));
  if (last === undefined || contentOf(last) !== contentOf(answer)) answers.push(answer);
}

/**
 * The answers of several drawings of one scenario as one list, in an order of its own: which of two calls came first
 * is chance. Throws where two drawings of the same state were answered differently.
 */
export function mergeAnswers(lists: readonly (readonly RecordedAnswer[])[]): RecordedAnswer[] {
  const merged = new Map<string, RecordedAnswer>();
  for (const answer of lists.flat()) {
    const key = `${callOf(answer)}#${answer.after}`;
    const known = merged.get(key);
    const difference = known === undefined ? null : firstDifference(known, answer);
    if (difference !== null)
      throw new Error(`${answer.method} ${answer.path} has two answers: ${difference}`);
    merged.set(key, answer);
  }
  return [...merged.entries()].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, answer]) => answer);
}
