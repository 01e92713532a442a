import type { CommandArguments, OperatorCommand } from './operator-command';
import { wrongUsage } from './operator-error';

/** Reads what follows a command's name. A negative number is a word, not an option. */
export function parseArguments(command: OperatorCommand, given: readonly string[]): CommandArguments {
  const values = new Map<string, string>();
  const words: string[] = [];
  for (let at = 0; at < given.length; at += 1) {
    const word = given[at] ?? '';
    if (!word.startsWith('--')) {
      words.push(word);
      continue;
    }
    const [name = '', ...rest] = word.slice(2).split('=');
    const option = command.options.find((one) => one.name === name);
    if (option === undefined)
      throw wrongUsage(`知らないオプションです: --${name}`, `Unknown option: --${name}`);
    if (values.has(name)) throw wrongUsage(`--${name} が重なっています`, `--${name} is given more than once`);
    if (option.value === undefined && rest.length === 0) {
      values.set(name, '');
      continue;
    }
    const value = rest.length > 0 ? rest.join('=') : given[(at += 1)];
    if (value === undefined || (rest.length === 0 && value.startsWith('--')))
      throw wrongUsage(`--${name} に値がありません`, `--${name} needs a value`);
    values.set(name, value);
  }
  for (const [position, { name, isOptional }] of command.words.entries()) {
    const value = words[position];
    if (value !== undefined) values.set(name, value);
    else if (isOptional !== true) throw wrongUsage(`${name} がありません`, `${name} is missing`);
  }
  const surplus = words[command.words.length];
  if (surplus !== undefined) throw wrongUsage(`余分な語です: ${surplus}`, `Surplus word: ${surplus}`);
  const missing = command.options.find(({ name, isOptional }) => isOptional !== true && !values.has(name));
  if (missing !== undefined)
    throw wrongUsage(`--${missing.name} がありません`, `--${missing.name} is missing`);
  return {
    optional: (name) => values.get(name),
    value(name) {
      const value = values.get(name);
      if (value === undefined) throw new Error(`${command.name} does not declare ${name}`);
      return value;
    },
  };
}

/** A whole number within bounds. */
export function wholeNumber(name: string, text: string, lowest: number, highest: number): number {
  const value = /^-?\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
  if (!(value >= lowest && value <= highest))
    throw wrongUsage(
      `${name} は ${lowest} から ${highest} の整数で指定してください: ${text}`,
      `${name} must be a whole number from ${lowest} to ${highest}: ${text}`,
    );
  return value;
}
