import { Readable } from 'node:stream';
import { encode } from 'iconv-lite';
import { type CsvRecord, MalformedCsvError } from './read-csv';
import { streamCsv } from './stream-csv';

/** The file in pieces, which may end in the middle of a letter or a line break. */
const inPieces = (file: Uint8Array, size: number) => () =>
  Readable.from(
    Array.from({ length: Math.ceil(file.length / size) }, (_, piece) =>
      file.subarray(piece * size, (piece + 1) * size),
    ),
  );
async function readCsv(file: Uint8Array, size = 64 * 1024) {
  const records: CsvRecord[] = [];
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
])('reads %s in chunks of any size, with the line on which each record begins', async (_, file) => {
  for (const size of [1, 2, 3, 7, 1_000]) {
    const records = await readCsv(file, size);
    expect([...(records[0]?.values.keys() ?? [])]).toEqual(['姓', '名']);
    expect(records.map(({ line, values }) => [line, values.get('姓'), values.get('名')])).toEqual([
      [2, '髙橋', '一郎①'],
      [4, '﨑', '二\n行'],
      [6, '佐藤', '健'],
    ]);
  }
});

it.each([
  ['nothing', bytes('')],
  ['an open quote', bytes('姓,名\n"髙橋,一郎\n')],
  ['too many values', bytes('姓,名\n髙橋,一郎,余分\n')],
  ['what is no text', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0xff, 0xfd])],
])('rejects %s', async (_, file) => {
  await expect(readCsv(file)).rejects.toBeInstanceOf(MalformedCsvError);
});
