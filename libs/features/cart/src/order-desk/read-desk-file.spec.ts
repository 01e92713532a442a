import { readDeskFile } from './read-desk-file';

/** 商品番号,数量 in Shift_JIS. */
const SHIFT_JIS = [0x8f, 0xa4, 0x95, 0x69, 0x94, 0xd4, 0x8d, 0x86, 0x2c, 0x90, 0x94, 0x97, 0xca];
const fileOf = (...parts: readonly (string | readonly number[])[]) =>
  new File(
    parts.map((part) => (typeof part === 'string' ? part : new Uint8Array(part))),
    '注文.csv',
  );
const ONE = { kind: 'entries', entries: [{ code: '0012', quantity: '3' }] };

it.each([
  ['UTF-8', fileOf('商品番号,数量\n0012,3'), ONE],
  ['UTF-8 with a BOM', fileOf([0xef, 0xbb, 0xbf], '商品番号,数量\n0012,3'), ONE],
  ['Shift_JIS', fileOf(SHIFT_JIS, '\r\n0012,3\r\n'), ONE],
  ['what is neither', fileOf([0xff, 0xd8, 0xff, 0xe0, 0x00]), { kind: 'unreadable' }],
  ['more than 100 kB', fileOf('A1,1\n'.repeat(20_001)), { kind: 'too-large' }],
  ['a quote that is never closed', fileOf('0012,3\n"0013,4\n0014,5'), { kind: 'unclosed-quote', line: 2 }],
  ['an empty file', fileOf(''), { kind: 'entries', entries: [] }],
])('reads %s', async (_what, file, read) => expect(await readDeskFile(file)).toEqual(read));
