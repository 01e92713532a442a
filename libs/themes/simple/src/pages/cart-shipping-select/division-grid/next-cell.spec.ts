import { nextCell } from './next-cell';

const HERE = { row: 1, column: 1 };
const press = (key: string, from: number, to: number, shiftKey = false) =>
  nextCell(HERE, { key, shiftKey, text: '12', from, to });

it.each([
  ['Enter leads down', press('Enter', 1, 1), { row: 2, column: 1 }],
  ['Enter with Shift leads up', press('Enter', 1, 1, true), { row: 0, column: 1 }],
  ['the arrow down', press('ArrowDown', 1, 1), { row: 2, column: 1 }],
  ['the arrow up', press('ArrowUp', 1, 1), { row: 0, column: 1 }],
  ['the arrow right, all selected', press('ArrowRight', 0, 2), { row: 1, column: 2 }],
  ['the arrow right at the end', press('ArrowRight', 2, 2), { row: 1, column: 2 }],
  ['the arrow right within the text', press('ArrowRight', 1, 1), null],
  ['the arrow left at the beginning', press('ArrowLeft', 0, 0), { row: 1, column: 0 }],
  ['the arrow left within the text', press('ArrowLeft', 2, 2), null],
  ['a selection that grows', press('ArrowRight', 2, 2, true), null],
  ['a digit', press('3', 0, 2), null],
])('%s', (_what, led, expected) => expect(led).toEqual(expected));
