import type { TestApi } from '@shop/testing-api/open-test-api';
import { type RecordedResponse, isChange } from '@shop/testing-react/story/recording';
import { firstDifference } from './first-difference';

/** Headers that the pages read. */
const HEADERS = ['x-total', 'x-per-page', 'x-last-page', 'x-current-page', 'x-limit', 'retry-after'];

/** A `fetch` over the API in this process that records requests and responses. */
export function recordCalls(api: Pick<TestApi, 'request'>): {
  readonly fetch: typeof globalThis.fetch;
  readonly responses: readonly RecordedResponse[];
} {
  const responses: RecordedResponse[] = [];
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
    addUnlessRepeated(responses, {
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
  return { fetch, responses };
}

const headerOf = ({ headers }: Response, name: string): [string, string][] => {
  const value = headers.get(name);
  return value === null ? [] : [[name, value]];
};

/** The content of a response without its place in the order of changes. */
const contentOf = (response: RecordedResponse): string => JSON.stringify({ ...response, after: 0 });
const callOf = ({ method, path, sent }: RecordedResponse): string => JSON.stringify([method, path, sent]);

/** Adds a response unless it equals the last one to the same call. */
function addUnlessRepeated(responses: RecordedResponse[], response: RecordedResponse): void {
  const last = responses.findLast((earlier) => callOf(earlier) === callOf(response));
  if (last === undefined || contentOf(last) !== contentOf(response)) responses.push(response);
}

/**
 * The responses of several renders of one scenario as one sorted list, because which of two calls comes first is chance.
 * Throws where two renders of the same state got different responses.
 */
export function mergeResponses(lists: readonly (readonly RecordedResponse[])[]): RecordedResponse[] {
  const merged = new Map<string, RecordedResponse>();
  for (const response of lists.flat()) {
    const key = `${callOf(response)}#${response.after}`;
    const recorded = merged.get(key);
    const difference = recorded === undefined ? null : firstDifference(recorded, response);
    if (difference !== null)
      throw new Error(`${response.method} ${response.path} has two responses: ${difference}`);
    merged.set(key, response);
  }
  const sorted = [...merged.entries()].sort(([one], [other]) => (one < other ? -1 : 1));
  return withoutRepeated(sorted.map(([, response]) => response));
}

/** Without what later calls get as well: whether a part of a page asks before or after a change is chance. */
function withoutRepeated(sorted: readonly RecordedResponse[]): RecordedResponse[] {
  const kept: RecordedResponse[] = [];
  for (const response of sorted) {
    const earlier = kept.at(-1);
    const isRepeated =
      earlier !== undefined &&
      callOf(earlier) === callOf(response) &&
      contentOf(earlier) === contentOf(response);
    if (!isRepeated) kept.push(response);
  }
  return kept;
}
