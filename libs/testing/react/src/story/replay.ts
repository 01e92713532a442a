import { replacePictures } from './replace-pictures';
import { type RecordedResponse, type Recording, isChange } from './recording';

const NO_BODY_STATUS = 204;

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** A call of a page, and how many changing calls had a response before it. */
type Call = Pick<RecordedResponse, 'method' | 'path' | 'after' | 'sent'>;

/**
 * What a recording responds to a call: the latest response recorded before as many changes; the first one where the page is
 * faster than the recorder.
 */
export function findRecorded(
  recorded: readonly RecordedResponse[],
  call: Call,
): RecordedResponse | undefined {
  const candidates = recorded.filter(
    ({ method, path, sent }) => method === call.method && path === call.path && isSame(sent, call.sent),
  );
  return candidates.filter(({ after }) => after <= call.after).at(-1) ?? candidates[0];
}

/**
 * Creates a `fetch` that responds from a recording. A call that is not in it is reported as an error of the page and
 * fails like a network error: the scenario has to be recorded again.
 */
export function replay(
  { responses: recorded }: Pick<Recording, 'responses'>,
  scenario: string,
): typeof globalThis.fetch {
  let changes = 0;
  return async (input, init) => {
    const request = new Request(input, init);
    const { pathname, search } = new URL(request.url);
    const path = pathname + search;
    const { method } = request;
    const text = method === 'GET' ? '' : await request.text();
    const sent: unknown = text === '' ? undefined : JSON.parse(text);
    const response = findRecorded(recorded, { method, path, after: changes, sent });
    if (response === undefined) {
      // An error of the page, not only of the call: pages show failures, and the test of the stories is to fail.
      reportError(new Error(`The scenario ${scenario} has no response to ${method} ${path} ${text}`));
      throw new TypeError('Failed to fetch');
    }
    if (isChange(method, path)) changes += 1;
    const hasBody = response.status !== NO_BODY_STATUS && response.body !== null;
    return new Response(hasBody ? JSON.stringify(replacePictures(response.body)) : null, {
      status: response.status,
      headers: response.headers,
    });
  };
}
