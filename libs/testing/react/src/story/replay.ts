import { drawPictures } from './draw-pictures';
import { type RecordedAnswer, type Recording, isChange } from './recording';

const NO_BODY_STATUS = 204;

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The response that was the newest after so many changes; the first one where the page is quicker than the recorder. */
function choose(answers: readonly RecordedAnswer[], changes: number): RecordedAnswer | undefined {
  return answers.filter(({ after }) => after <= changes).at(-1) ?? answers[0];
}

/**
 * Answers calls from a recording. A call that is not in it is reported as an error of the page and fails as without a
 * network: its scenario is to be recorded again.
 */
export function replay({ answers }: Pick<Recording, 'answers'>, scenario: string): typeof globalThis.fetch {
  let changes = 0;
  return async (input, init) => {
    const request = new Request(input, init);
    const { pathname, search } = new URL(request.url);
    const path = pathname + search;
    const { method } = request;
    const text = method === 'GET' ? '' : await request.text();
    const sent: unknown = text === '' ? undefined : JSON.parse(text);
    const known = answers.filter(
      (answer) => answer.method === method && answer.path === path && isSame(answer.sent, sent),
    );
    const answer = choose(known, changes);
    if (answer === undefined) {
      // An error of the page, not only of the call: pages show failures, and the test of the stories is to fail.
      reportError(new Error(`The scenario ${scenario} has no answer to ${method} ${path} ${text}`));
      throw new TypeError('Failed to fetch');
    }
    if (isChange(method, path)) changes += 1;
    const hasBody = answer.status !== NO_BODY_STATUS && answer.body !== null;
    return new Response(hasBody ? JSON.stringify(drawPictures(answer.body)) : null, {
      status: answer.status,
      headers: answer.headers,
    });
  };
}
