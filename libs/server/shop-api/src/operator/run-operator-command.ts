import { DataFolderInUseError } from '../data-folder/lock-data-folder';
import { HttpError } from '../http/http-error';
import { isDatabaseOutage } from '../http/database-outage';
import { serializeError } from '../log/serialize-error';
import { commandHelp, overallHelp, usageOf } from './command/help-text';
import type { OperatorCommand, OperatorHost } from './command/operator-command';
import { EXIT_CODES, type ExitCode, OperatorError, wrongUsage } from './command/operator-error';
import { parseArguments } from './command/parse-arguments';
import { OPERATOR_COMMANDS } from './operator-commands';

const HELP_WORDS: ReadonlySet<string> = new Set(['--help', '-h', 'help']);

/** Prints the error of a command; its results are printed by the host. */
export type PrintError = (line: string) => void;

/** Runs the command that the operator typed and returns its exit code. Never throws. */
export async function runOperatorCommand(
  host: OperatorHost,
  given: readonly string[],
  printError: PrintError,
): Promise<ExitCode> {
  try {
    const isHelp = given.length === 0 || given.some((word) => HELP_WORDS.has(word));
    const words = given.filter((word) => !HELP_WORDS.has(word));
    if (isHelp) {
      printHelp(host, words);
      return EXIT_CODES.done;
    }
    const command = findCommand(words);
    await command.run(host, parseArguments(command, words.slice(command.name.split(' ').length)));
    return EXIT_CODES.done;
  } catch (error) {
    return explain(error, given, printError);
  }
}

const isNamed = (command: OperatorCommand, words: readonly string[]) =>
  command.name.split(' ').every((part, position) => words[position] === part);

function findCommand(words: readonly string[]): OperatorCommand {
  const command = OPERATOR_COMMANDS.find((one) => isNamed(one, words));
  if (command !== undefined) return command;
  // What follows an option is its value.
  const optionAt = words.findIndex((word) => word.startsWith('--'));
  const typed = optionAt > 0 ? words.slice(0, optionAt) : words;
  const [group = '', ...rest] = typed;
  const verbs = OPERATOR_COMMANDS.flatMap((one) =>
    one.name.startsWith(`${group} `) ? [one.name.slice(group.length + 1)] : [],
  );
  if (verbs.length > 0) {
    const wrong =
      rest.length > 0
        ? [`知らないコマンドです: ${typed.join(' ')}。`, `Unknown command: ${typed.join(' ')}. `]
        : ['', ''];
    throw wrongUsage(
      `${wrong[0]}${group} に続けて、次のどれかを指定してください: ${verbs.join('、')}`,
      `${wrong[1]}${group} needs one of these: ${verbs.join(', ')}`,
    );
  }
  throw wrongUsage(
    `知らないコマンドです: ${typed.join(' ')}（npm run shop -- --help で一覧を見られます）`,
    `Unknown command: ${typed.join(' ')} (npm run shop -- --help lists them)`,
  );
}

/** Of the named command, of the group that is named (`orders`), or of all. */
function printHelp(host: OperatorHost, words: readonly string[]): void {
  const exact = OPERATOR_COMMANDS.find((one) => isNamed(one, words));
  const group = OPERATOR_COMMANDS.filter((one) => one.name.split(' ')[0] === words[0]);
  const lines =
    exact !== undefined
      ? commandHelp(exact)
      : group.length > 0
        ? group.flatMap((one) => [...commandHelp(one), ''])
        : overallHelp(OPERATOR_COMMANDS);
  for (const line of lines) host.print(line);
}

function explain(error: unknown, given: readonly string[], printError: PrintError): ExitCode {
  if (error instanceof OperatorError) {
    printError(error.japanese);
    printError(error.english);
    const command = OPERATOR_COMMANDS.find((one) => isNamed(one, given));
    if (error.exitCode === EXIT_CODES.usage && command !== undefined)
      printError(`npm run shop -- ${usageOf(command)}`);
    return error.exitCode;
  }
  if (error instanceof DataFolderInUseError) {
    printError(`データフォルダーは使用中です: ${error.message}`);
    printError('The data folder is in use by another process.');
  } else if (error instanceof HttpError) printError(error.message);
  else if (isDatabaseOutage(error)) {
    printError('データベースに届きません。しばらくしてから、もう一度お試しください。');
    printError('The database cannot be reached; try again in a while.');
  } else {
    printError('エラーが発生しました。 An error occurred.');
    printError(serializeError(error).stack);
  }
  return EXIT_CODES.failed;
}
