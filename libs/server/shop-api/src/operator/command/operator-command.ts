import { SHOPS } from '@shop/shops/shop-list';
import type { Database } from '../../db/database';
import type { Clock } from '../../ports/clock';
import type { DATABASE_ENTRY, POSTGRES_ENTRY } from '../backup/backup-format';
import type { OutboundPolicy } from '../../outbound/outbound-policy';
import type { MailPort } from '../../ports/mail-port';

/** A dumped database, and the name of its entry in a backup. */
export interface DatabaseDump {
  readonly entry: typeof DATABASE_ENTRY | typeof POSTGRES_ENTRY;
  readonly bytes: Uint8Array;
}

/** What commands work with while the database is open. */
export interface OperatorContext {
  readonly db: Database;
  readonly clock: Clock;
  readonly mail: MailPort;
  /** Origin of each shop by channel key, for links in mails. */
  readonly shopOrigins: Readonly<Record<string, string>>;
  /** The configured secret of links in mails; null: the one that the database holds. */
  readonly tokenSecret: string | null;
  /** The operating system's name of the operator. */
  readonly actor: string;
  /** The folder of pictures and uploads. */
  readonly filesFolder: string;
  /** Where the shop may fetch from. */
  readonly outbound: OutboundPolicy;
  /** The whole database as it is now. */
  dump(): Promise<DatabaseDump>;
  /** Says one line to the operator. */
  print(line: string): void;
  /** Says one line beside the result, on standard error. */
  note(line: string): void;
  /** Says how far the command is; each line takes the place of the one before, and none is part of the result. */
  progress(line: string): void;
}

/** Where commands run: in the running API, or alone on the data folder. */
export interface OperatorHost {
  withShop<Result>(work: (context: OperatorContext) => Promise<Result>): Promise<Result>;
  /** The operator's working directory: relative file names are resolved against it. */
  readonly workingFolder: string;
  /**
   * Puts a backup in the place of everything. Where that overwrites a shop, `confirm` is called before, with words for
   * what would be overwritten; nothing has changed where it throws.
   */
  restore(file: string, confirm: (overwritten: string) => Promise<void>): Promise<void>;
  /** Asks the operator at the terminal; null where there is none, as in a script. */
  ask(question: string): Promise<string | null>;
  print(line: string): void;
}

/** The words and options that a command was given, by name. */
export interface CommandArguments {
  /** One that the command requires. */
  value(name: string): string;
  /** One that may be left out. */
  optional(name: string): string | undefined;
}

interface CommandWord {
  readonly name: string;
  readonly isOptional?: boolean;
}

/** `--name VALUE` */
export interface CommandOption extends CommandWord {
  /** Left out for a switch, which takes no value. */
  readonly value?: string;
  readonly ja: string;
  readonly en: string;
}

/** One command with its help. */
export interface OperatorCommand {
  /** e.g. `orders shipped`. */
  readonly name: string;
  readonly words: readonly CommandWord[];
  readonly options: readonly CommandOption[];
  readonly ja: string;
  readonly en: string;
  run(host: OperatorHost, args: CommandArguments): Promise<void>;
}

interface ShopCommand extends Omit<OperatorCommand, 'run'> {
  run(context: OperatorContext, args: CommandArguments): Promise<void>;
}

/** A command that works on the open shop, as nearly all do. */
export const shopCommand = ({ run, ...help }: ShopCommand): OperatorCommand => ({
  ...help,
  run: (host, args) => host.withShop((context) => run(context, args)),
});

/** `--channel NAME`, which most commands need. */
export const CHANNEL_OPTION: CommandOption = {
  name: 'channel',
  value: 'NAME',
  ja: `店の名前（${SHOPS.map(({ name }) => name).join('、')}）`,
  en: `the shop: ${SHOPS.map(({ name }) => name).join(', ')}`,
};

/** The option of what can be tried out first. */
export const DRY_RUN_OPTION: CommandOption = {
  name: 'dry-run',
  isOptional: true,
  ja: '何も変えずに、結果と誤りだけを表示します',
  en: 'says what would happen and changes nothing',
};

/** Whether that option is given. */
export const hasDryRun = (args: CommandArguments): boolean =>
  args.optional(DRY_RUN_OPTION.name) !== undefined;
