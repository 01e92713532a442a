import { type MadeChange, possibleQuantities } from './possible-quantities';

const add = (quantity: number, isDone: MadeChange['isDone'] = true): MadeChange => ({
  change: { kind: 'add', quantity },
  isDone,
});
const set = (quantity: number): MadeChange => ({ change: { kind: 'set', quantity }, isDone: true });

it.each<[string, MadeChange[][], number[]]>([
  ['nothing', [[], []], [2]],
  ['two additions in any order', [[add(1)], [add(3)]], [6]],
  ['an addition beside a quantity', [[add(1)], [set(5)]], [5, 6]],
  ['the order of one shopper stays', [[set(5), add(1)]], [6]],
  ['a rejected addition', [[add(1, false)]], [2]],
  ['an addition whose responses were lost', [[add(1, 'maybe')]], [2, 3]],
])('%s', (_what, shoppers, left) => {
  expect([...possibleQuantities(2, shoppers)].sort()).toEqual(left);
});
