import { parseArgs, type ParseArgsConfig } from 'node:util';
import type { CommandArguments, OperatorCommand } from './operator-command';
import { wrongUsage } from './operator-error';

/**
 * Reads the words and options after a command's name. Throws an `OperatorError` that says in both languages what is
 * unknown, missing, given twice or too much.
 */
export function parseArguments(command: OperatorCommand, args: readonly string[]): CommandArguments {
  const { words, options } = readTokens(command, args);
  for (const [position, { name, isOptional }] of command.words.entries()) {
    const value = words[position];
    if (value !== undefined) options.set(name, value);
    else if (isOptional !== true) throw wrongUsage(`${name} がありません`, `${name} is missing`);
  }
  const surplus = words[command.words.length];
  if (surplus !== undefined) throw wrongUsage(`余分な語です: ${surplus}`, `Surplus word: ${surplus}`);
  const missing = command.options.find(({ name, isOptional }) => isOptional !== true && !options.has(name));
  if (missing !== undefined)
    throw wrongUsage(`--${missing.name} がありません`, `--${missing.name} is missing`);
  return {
    optional: (name) => options.get(name),
    value(name) {
      const value = options.get(name);
      if (value === undefined) throw new Error(`${command.name} does not declare ${name}`);
      return value;
    },
  };
}

/** The words in their order, and the value of each option; a switch has an empty one. */
function readTokens(command: OperatorCommand, args: readonly string[]) {
  const optionTypes: NonNullable<ParseArgsConfig['options']> = Object.fromEntries(
    command.options.map(({ name, value }) => [name, { type: value === undefined ? 'boolean' : 'string' }]),
  );
  // Not strict: the messages of `parseArgs` itself are in English only.
  const { tokens } = parseArgs({
    args: [...args],
    options: optionTypes,
    allowPositionals: true,
    strict: false,
    tokens: true,
  });
  const words = new Map<number, string>();
  const options = new Map<string, string>();
  for (const token of tokens) {
    if (token.kind === 'positional') words.set(token.index, token.value);
    if (token.kind !== 'option') continue;
    const { name, rawName, value, inlineValue, index } = token;
    // There are no short options: `-5` is a negative number.
    if (!rawName.startsWith('--')) words.set(index, args[index] ?? rawName);
    else if (optionTypes[name] === undefined)
      throw wrongUsage(`知らないオプションです: --${name}`, `Unknown option: --${name}`);
    else if (options.has(name))
      throw wrongUsage(`--${name} が重なっています`, `--${name} is given more than once`);
    else if (optionTypes[name].type === 'boolean') options.set(name, value ?? '');
    else if (value === undefined || (inlineValue === false && value.startsWith('--')))
      throw wrongUsage(`--${name} に値がありません`, `--${name} needs a value`);
    else options.set(name, value);
  }
  return { words: [...words.values()], options };
}
