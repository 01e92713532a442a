import { encode } from 'iconv-lite';
import { MalformedCsv, readCsv } from './read-csv';
import { restore, writeCsv } from './write-csv';

const bytes = (text: string, encoding = 'utf8', addBOM = false) =>
  new Uint8Array(encode(text, encoding, { addBOM }));
const FILE = '姓,名\r\n髙橋,一郎①\r\n\r\n﨑,"二\r\n行"\r\n佐藤,健\r\n';

// reliability: UTF-8 with and without BOM, Shift_JIS, line breaks in quotes
it.each([
  ['UTF-8', bytes(FILE)],
  ['UTF-8 with BOM', bytes(FILE, 'utf8', true)],
  ['Shift_JIS', bytes(FILE, 'cp932')],
])('reads %s and knows on which line each record begins', (_, file) => {
  const { headings, records } = readCsv(file);
  expect(headings).toEqual(['姓', '名']);
  expect(records.map(({ line, values }) => [line, values.get('姓'), values.get('名')])).toEqual([
    [2, '髙橋', '一郎①'],
    [4, '﨑', '二\n行'],
    [6, '佐藤', '健'],
  ]);
});

it.each([
  ['nothing', bytes('')],
  ['an open quote', bytes('姓,名\n"髙橋,一郎\n')],
  ['too many values', bytes('姓,名\n髙橋,一郎,余分\n')],
  ['what is no text', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0xff, 0xfd])],
])('refuses %s', (_, file) => {
  expect(() => readCsv(file)).toThrow(MalformedCsv);
});

it.each(['=1+1', '+81', '-5', '@SUM(A1)', '\tx', '＝1', "'=1", "''=1", '普通', "'引用", 'a=b', ''])(
  'writes %j so that nothing runs it, and reads it back',
  (value) => {
    const { records } = readCsv(
      writeCsv([
        ['値', '次'],
        [value, 'x'],
      ]),
    );
    const written = records[0]?.values.get('値') ?? '';
    expect(written).not.toMatch(/^[=+\-@\t\r＝]/);
    expect(restore(written)).toBe(value);
  },
);

it('reads many rows in no long time', () => {
  const rows = Array.from({ length: 20_000 }, (_, index) => `髙橋,${index}`);
  const started = performance.now();
  expect(readCsv(bytes(['姓,名', ...rows].join('\n'))).records).toHaveLength(20_000);
  expect(performance.now() - started).toBeLessThan(10_000);
});
