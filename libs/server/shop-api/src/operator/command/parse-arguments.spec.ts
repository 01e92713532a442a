import { OperatorError } from './operator-error';
import type { OperatorCommand } from './operator-command';
import { parseArguments } from './parse-arguments';

const COMMAND: OperatorCommand = {
  name: 'stock adjust',
  words: [{ name: 'CODE' }, { name: 'CHANGE', isOptional: true }],
  options: [
    { name: 'channel', value: 'NAME', ja: '店', en: 'the shop' },
    { name: 'note', value: 'TEXT', isOptional: true, ja: '一言', en: 'a note' },
    { name: 'dry-run', isOptional: true, ja: '試し', en: 'changes nothing' },
  ],
  ja: '在庫を変える',
  en: 'changes the stock',
  run: () => Promise.resolve(),
};
const NAMES = ['CODE', 'CHANGE', 'channel', 'note', 'dry-run'];
const parsed = (args: readonly string[]) => {
  const { optional } = parseArguments(COMMAND, args);
  return Object.fromEntries(
    NAMES.flatMap((name) => (optional(name) === undefined ? [] : [[name, optional(name)]])),
  );
};

it.each([
  ['options after the words', ['A1', '--channel', 'gift'], { CODE: 'A1', channel: 'gift' }],
  ['options before the words', ['--channel=gift', 'A1'], { CODE: 'A1', channel: 'gift' }],
  [
    'a negative number as a word',
    ['A1', '-15', '--channel', 'gift'],
    { CODE: 'A1', CHANGE: '-15', channel: 'gift' },
  ],
  [
    'a value with an equals sign',
    ['A1', '--channel', 'gift', '--note=a=b'],
    { CODE: 'A1', channel: 'gift', note: 'a=b' },
  ],
  [
    'a value that begins with a hyphen',
    ['A1', '--channel', 'gift', '--note', '-5'],
    { CODE: 'A1', channel: 'gift', note: '-5' },
  ],
  [
    'a switch before a word',
    ['--dry-run', 'A1', '--channel', 'gift'],
    { CODE: 'A1', channel: 'gift', 'dry-run': '' },
  ],
])('reads %s', (_case, args, expected) => {
  expect(parsed(args)).toEqual(expected);
});

it.each([
  ['an unknown option', ['A1', '--channel', 'gift', '--nonsense'], 'Unknown option: --nonsense'],
  ['an option given twice', ['A1', '--channel', 'a', '--channel', 'b'], '--channel is given more than once'],
  ['an option at the end without its value', ['A1', '--channel'], '--channel needs a value'],
  ['an option in the place of a value', ['A1', '--channel', '--dry-run'], '--channel needs a value'],
  ['a missing word', ['--channel', 'gift'], 'CODE is missing'],
  ['a missing option', ['A1'], '--channel is missing'],
  ['a surplus word', ['A1', '1', 'more', '--channel', 'gift'], 'Surplus word: more'],
])('rejects %s', (_case, args, message) => {
  expect(() => parseArguments(COMMAND, args)).toThrow(OperatorError);
  expect(() => parseArguments(COMMAND, args)).toThrow(message);
});
