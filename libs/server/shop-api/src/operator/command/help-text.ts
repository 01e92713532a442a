import type { OperatorCommand } from './operator-command';

const PROGRAM = 'npm run shop --';

/** The usage line of a command. */
export function usageOf({ name, words, options }: OperatorCommand): string {
  return [
    name,
    ...words.map((word) => (word.isOptional === true ? `[${word.name}]` : word.name)),
    ...options.map((option) => {
      const text = `--${option.name}${option.value === undefined ? '' : ` ${option.value}`}`;
      return option.isOptional === true ? `[${text}]` : text;
    }),
  ].join(' ');
}

/** The help of one command. */
export function commandHelp(command: OperatorCommand): readonly string[] {
  return [
    `${PROGRAM} ${usageOf(command)}`,
    `  ${command.ja}`,
    `  ${command.en}`,
    ...command.options.flatMap(({ name, ja, en }) => ['', `  --${name}`, `    ${ja}`, `    ${en}`]),
  ];
}

/** The help of all of them. */
export function overallHelp(commands: readonly OperatorCommand[]): readonly string[] {
  return [
    '店を運営するためのコマンドです。動いている API を通して、または単独で働きます。',
    "The shop operator's commands: through the running API, or alone.",
    '',
    ...commands.flatMap((command) => [`${PROGRAM} ${usageOf(command)}`, `    ${command.ja} / ${command.en}`]),
    '',
    `${PROGRAM} COMMAND --help`,
    '    コマンドの説明 / help for one command',
    '',
    '終了コード: 0 できた、1 できなかった、2 書き方が違う',
    'Exit codes: 0 done, 1 not done, 2 wrong usage',
  ];
}
