import { cpuTime, growth, MAX_GROWTH } from '@shop/testing-api/cpu-time';
import { MalformedCsvError, readCsv } from './read-csv';

const bytes = (text: string) => new Uint8Array(new TextEncoder().encode(text));

it('reads many rows in linear time', async () => {
  const readRows = (count: number) => {
    const rows = Array.from({ length: count }, (_, index) => `髙橋,${index}`);
    const file = bytes(['姓,名', ...rows].join('\n'));
    return () => expect(readCsv(file).records).toHaveLength(count);
  };
  expect(await growth(readRows, 5_000)).toBeLessThan(MAX_GROWTH);
});

/** As much as a form carries to the API. */
const LARGEST = 512 * 1024;
/** The worst of them costs 35 times what a full address book does; read whole, one cost 3,400 times that. */
const MAX_TIMES = 350;

// reliability 21
it.each([
  ['many columns', ','.repeat(LARGEST)],
  ['many columns in many lines', `${','.repeat(4_000)}\n`.repeat(131)],
  ['many rows', 'a\n'.repeat(LARGEST / 2)],
  ['many columns and rows', `${'a,'.repeat(2_000)}a\n${'a\n'.repeat(2_000)}`],
  ['many lines without anything', '\n'.repeat(LARGEST)],
  ['one long value', `"${'a\n'.repeat(LARGEST / 2)}"`],
  ['quotes', '"'.repeat(LARGEST)],
  ['long lines', `${'a'.repeat(4_000)}\n`.repeat(131)],
])('costs little for %s', async (_name, text) => {
  const [worst, book] = [bytes(text), bytes('髙橋,一郎,東京都千代田区,1-1-1\n'.repeat(51))];
  const read = (file: Uint8Array) => {
    try {
      return readCsv(file, 51).records.length;
    } catch (error) {
      if (!(error instanceof MalformedCsvError)) throw error;
      return 0;
    }
  };
  const most = MAX_TIMES * (await cpuTime(() => read(book)));
  expect(await cpuTime(() => read(worst), most)).toBeLessThanOrEqual(most);
});
