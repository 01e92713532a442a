import type { Readable } from 'node:stream';
import * as v from 'valibot';

/** The request of the command line to the running API: JSON in one line. */
export const OperatorRequest = v.object({
  words: v.array(v.string()),
  actor: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
  workingFolder: v.string(),
});
export type OperatorRequest = v.InferOutput<typeof OperatorRequest>;

/** The messages from the API, one JSON line each; `end` is the last. */
export const OperatorMessage = v.variant('kind', [
  v.object({ kind: v.literal('out'), text: v.string() }),
  v.object({ kind: v.literal('error'), text: v.string() }),
  v.object({ kind: v.literal('progress'), text: v.string() }),
  v.object({ kind: v.literal('end'), code: v.picklist([0, 1, 2]) }),
]);
export type OperatorMessage = v.InferOutput<typeof OperatorMessage>;

/** No request or response is longer; a line without an end is cut off here. In characters. */
const MAX_LINE_LENGTH = 1_000_000;

/** The lines of a stream. Throws where one does not end. */
export async function* readLines(stream: Readable): AsyncGenerator<string> {
  let rest = '';
  stream.setEncoding('utf8');
  for await (const chunk of stream) {
    rest += String(chunk);
    const lines = rest.split('\n');
    rest = lines.pop() ?? '';
    if (rest.length > MAX_LINE_LENGTH) throw new Error('A line does not end');
    yield* lines;
  }
}
