import { readCsv } from './read-csv';
import { spreadsheetCell, textOfCell } from './spreadsheet-cell';
import { csvLine } from './write-csv';

const MARKED = [
  '007',
  '0',
  '12',
  '1-2',
  '2026/01/02',
  '10:30',
  '12E3',
  '4901234567890',
  '1,000',
  '1.50',
  '1月2日',
  'MAR1',
  '２３',
  'H30.1.1',
  'TRUE',
  "'007",
  "''1-2",
];

it.each([
  ...MARKED,
  ...[
    '=1+1',
    "'=1",
    '-5',
    "'引用",
    '＝1',
    'ABC-1',
    '普通',
    '',
    'a"b',
    '二\n行',
    '5%',
    '3Lサイズ',
    "'",
    '12人',
  ],
])('writes %j so that it reads back', (text) => {
  const line = csvLine(['x', spreadsheetCell(text)]);
  const { records } = readCsv(new TextEncoder().encode(`a,b\n${line}\n`));
  expect(textOfCell(records[0]?.values.get('b') ?? '')).toBe(text);
});

it.each([
  ['007', "'007"],
  ['1-2', "'1-2"],
  ['4901234567890123', "'4901234567890123"],
  ['12E3', "'12E3"],
  ['1月2日', "'1月2日"],
  ['12', '12'],
  ['0', '0'],
  ['ABC-1', 'ABC-1'],
])('%j, which a spreadsheet would change, gets a mark, and others do not (%j)', (text, cell) => {
  expect(spreadsheetCell(text)).toBe(cell);
});
