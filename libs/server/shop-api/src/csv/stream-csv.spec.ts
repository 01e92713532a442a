import { Readable } from 'node:stream';
import { encode } from 'iconv-lite';
import { MalformedCsvError } from './read-csv';
import { streamCsv, type StreamedRecord } from './stream-csv';

/** The file in pieces, which may end in the middle of a letter or a line break. */
const inPieces = (file: Uint8Array, size: number) => () =>
  Readable.from(
    Array.from({ length: Math.ceil(file.length / size) }, (_, piece) =>
      file.subarray(piece * size, (piece + 1) * size),
    ),
  );
async function readCsv(file: Uint8Array, size = 64 * 1024) {
  const records: StreamedRecord[] = [];
  for await (const record of streamCsv(inPieces(file, size))) records.push(record);
  return records;
}
const bytes = (text: string, encoding = 'utf8', addBOM = false) =>
  new Uint8Array(encode(text, encoding, { addBOM }));
const FILE = '姓,名\r\n髙橋,一郎①\r\n\r\n﨑,"二\r\n行"\r\n佐藤,健\r\n';

// reliability: UTF-8 with and without BOM, Shift_JIS, line breaks in quotes
it.each([
  ['UTF-8', bytes(FILE)],
  ['UTF-8 with BOM', bytes(FILE, 'utf8', true)],
  ['Shift_JIS', bytes(FILE, 'cp932')],
  ['UTF-16 with BOM', bytes(FILE, 'utf16le', true)],
  ['UTF-16 without BOM', bytes(FILE, 'utf16le')],
  ['UTF-16 the other way round', bytes(FILE, 'utf16be', true)],
  ['UTF-16 the other way round without BOM', bytes(FILE, 'utf16be')],
  ['the Unicode text of Excel', bytes(FILE.replaceAll(',', '\t'), 'utf16le', true)],
  ['with rows of nothing', bytes(`${FILE},\r\n ,\r\n`)],
])('reads %s in chunks of any size, with the row of each record as spreadsheets count', async (_, file) => {
  for (const size of [1, 2, 3, 7, 1_000]) {
    const records = await readCsv(file, size);
    expect([...(records[0]?.values.keys() ?? [])]).toEqual(['姓', '名']);
    expect(records.map(({ row, values }) => [row, values.get('姓'), values.get('名')])).toEqual([
      [2, '髙橋', '一郎①'],
      [4, '﨑', '二\n行'],
      [5, '佐藤', '健'],
    ]);
  }
});

it.each([
  ['nothing', bytes(''), null, 'empty'],
  ['a BOM alone', bytes('', 'utf8', true), null, 'empty'],
  ['line breaks alone', bytes('\r\n\r\n'), null, 'empty'],
  ['an open quote', bytes('姓,名\n"髙橋,一郎\n佐藤,健\n'), 2, 'quotes'],
  ['a quote in a value', bytes('姓,名\n髙橋,一"郎\n佐藤,健\n'), 2, 'quotes'],
  ['more after a quote', bytes('姓,名\n"髙\n橋",一郎\n"佐"藤,健\n'), 3, 'quotes'],
  ['too many values', bytes('姓,名\n"髙\n橋",一郎\n\n髙橋,一郎,余分\n佐藤,健\n'), 4, 'columns'],
  ['a workbook', new Uint8Array([0x50, 0x4b, 0x03, 0x04, 0x14, 0x00, 0x06, 0x00]), null, 'workbook'],
  ['an old workbook', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1]), null, 'workbook'],
  ['half a letter', bytes(FILE, 'utf16le', true).slice(0, 9), null, 'malformed'],
  [
    'what is no text',
    new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0xff, 0xfd]),
    null,
    'malformed',
  ],
])('rejects %s, and says where and why', async (_, file, row, fault) => {
  for (const size of [1, 3, 1_000]) await expect(readCsv(file, size)).rejects.toMatchObject({ row, fault });
  await expect(readCsv(file)).rejects.toBeInstanceOf(MalformedCsvError);
});

it.each([12, 600])(
  'an unclosed quote after %d rows is reported there, and all rows before are read',
  async (rows) => {
    const head = Array.from({ length: rows }, (_, at) => `髙橋,"${at}\n"`);
    const file = bytes(['姓,名', ...head, '佐藤,"健', '鈴木,一', ''].join('\n'));
    let read = 0;
    const reading = async () => {
      for await (const { row } of streamCsv(inPieces(file, 64 * 1024))) read = row;
    };
    await expect(reading()).rejects.toMatchObject({ row: rows + 2, fault: 'quotes' });
    expect(read).toBe(rows + 1);
  },
);
