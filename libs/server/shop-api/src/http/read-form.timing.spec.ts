import { cpuTime } from '@shop/testing-api/cpu-time';
import { readForm } from './read-form';

const BOUNDARY = 'form-boundary-of-thirty-letters';
const TYPE = `multipart/form-data; boundary=${BOUNDARY}`;
const field = (name: string, value: string, more = '') =>
  `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n${value}\r\n`;
const END = `--${BOUNDARY}--\r\n`;
const bytes = (text: string) => new Uint8Array(new TextEncoder().encode(text));

/** As much as a form carries to the API. */
const LARGEST = 5 * 1024 * 1024;
/** The worst of them costs as much as one large file does; taken apart first, 20 times and more. */
const MAX_TIMES = 10;

// reliability 21
it.each([
  ['fields', field('a', '').repeat(LARGEST / 100) + END],
  ['one field', field('a', '4 '.repeat(LARGEST / 2)) + END],
  ['a name', field('a'.repeat(LARGEST), '1') + END],
  ['headers', field('a', '1', `\r\nx: y`.repeat(LARGEST / 6)) + END],
  ['nothing but boundaries', `--${BOUNDARY}\r\n`.repeat(LARGEST / 35)],
])('costs no more than a file of the same size: %s', async (_name, text) => {
  const [worst, file] = [bytes(text), bytes(field('file', 'a'.repeat(LARGEST), '; filename="a"') + END)];
  const most = MAX_TIMES * (await cpuTime(() => readForm(TYPE, file)));
  expect(await cpuTime(() => readForm(TYPE, worst), most)).toBeLessThanOrEqual(most);
});
