import { encode } from 'iconv-lite';
import { MalformedCsvError, readCsv } from './read-csv';
import { unescapeFormula, writeCsv } from './write-csv';

const bytes = (text: string, encoding = 'utf8', addBOM = false) =>
  new Uint8Array(encode(text, encoding, { addBOM }));
const FILE = '姓,名\r\n髙橋,一郎①\r\n\r\n﨑,"二\r\n行"\r\n佐藤,健\r\n';

// reliability: UTF-8 with and without BOM, Shift_JIS, line breaks in quotes
it.each([
  ['UTF-8', bytes(FILE)],
  ['UTF-8 with BOM', bytes(FILE, 'utf8', true)],
  ['Shift_JIS', bytes(FILE, 'cp932')],
  ['rows of nothing', bytes(`${FILE},\r\n ,\r\n`)],
])('reads %s with the row of each record as spreadsheets count', (_, file) => {
  const { headings, records } = readCsv(file);
  expect(headings).toEqual(['姓', '名']);
  expect(records.map(({ row, values }) => [row, values.get('姓'), values.get('名')])).toEqual([
    [2, '髙橋', '一郎①'],
    [4, '﨑', '二\n行'],
    [5, '佐藤', '健'],
  ]);
});

it.each([
  ['nothing', bytes('')],
  ['an open quote', bytes('姓,名\n"髙橋,一郎\n')],
  ['too many values', bytes('姓,名\n髙橋,一郎,余分\n')],
  ['a line that no person writes', bytes(`姓,名\n${'a'.repeat(20_000)},b`)],
  ['a value that no person writes', bytes(`姓,名\n"${'a\n'.repeat(20_000)}",b`)],
  ['more columns than anything has', bytes(`${'a,'.repeat(100)}a\n`)],
  ['more lines than anything has', bytes(`姓,名${'\n'.repeat(30_000)}`)],
  ['what is no text', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0xff, 0xfd])],
])('rejects %s', (_, file) => {
  expect(() => readCsv(file)).toThrow(MalformedCsvError);
});

it.each(['=1+1', '+81', '-5', '@SUM(A1)', '\tx', '＝1', "'=1", "''=1", '普通', "'引用", 'a=b', ''])(
  'writes %j so that no spreadsheet runs it, and reads it back',
  (value) => {
    const { records } = readCsv(
      writeCsv([
        ['値', '次'],
        [value, 'x'],
      ]),
    );
    const written = records[0]?.values.get('値') ?? '';
    expect(written).not.toMatch(/^[=+\-@\t\r＝]/);
    expect(unescapeFormula(written)).toBe(value);
  },
);

it('reads many rows', () => {
  const rows = Array.from({ length: 20_000 }, (_, index) => `髙橋,${index}`);
  expect(readCsv(bytes(['姓,名', ...rows].join('\n'))).records).toHaveLength(20_000);
});

it('names the row where a file stops being a CSV file', async () => {
  const reading = async () => Promise.resolve(readCsv(bytes('姓,名\n"髙\n橋",一郎\n,\n\n髙橋,一"郎\n')));
  await expect(reading()).rejects.toMatchObject({ row: 5 });
});

it('stops reading after the requested number of records', () => {
  const { records } = readCsv(bytes('姓,名\n髙橋,一郎\n,\n佐藤,健\n"an open quote'), 2);
  expect(records.map(({ values }) => values.get('姓'))).toEqual(['髙橋', '佐藤']);
});
