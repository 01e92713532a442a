import type { Executor } from '../../db/database';
import type { CommandArguments } from '../command/operator-command';
import { wrongUsage } from '../command/operator-error';
import { wholeNumber } from '../command/whole-number';
import { requireChannel } from '../require-channel';
import { DEFAULT_LIMIT, type ListDefinition, type ListQuery, MAX_LIMIT } from './list-definition';
import { readPeriod } from './list-period';

const MAX_OFFSET = 100_000_000;
const MAX_TEXT = 100;

/** Reads which rows an operator asked for; throws an `OperatorError` that says what is none. */
export async function readListQuery<Row, State extends string, Day extends string>(
  db: Executor,
  list: ListDefinition<Row, State, Day>,
  args: CommandArguments,
): Promise<ListQuery<State, Day>> {
  const [from, to] = [args.optional('from'), args.optional('to')];
  const state = args.optional('state');
  const channel = args.optional('channel');
  const { states, days } = list;
  const by = args.optional('by');
  return {
    state: state === undefined || states === undefined ? null : readKey(states, state, STATE_WORDS),
    by: by === undefined || days === undefined ? null : readKey(days, by, DAY_WORDS),
    ...readPeriod({ ...(from === undefined ? {} : { from }), ...(to === undefined ? {} : { to }) }),
    customer: readText('--customer', args.optional('customer')),
    product: readText('--product', args.optional('product')),
    limit: wholeNumber('--limit', args.optional('limit') ?? String(defaultLimitOf(list, args)), 1, MAX_LIMIT),
    offset: wholeNumber('--offset', args.optional('offset') ?? '0', 0, MAX_OFFSET),
    channelId: channel === undefined ? null : (await requireChannel(db, channel)).id,
  };
}

/** A text to look for; throws an `OperatorError` for one that is empty, which everything contains, or very long. */
function readText(name: string, given: string | undefined): string | null {
  if (given === undefined) return null;
  const text = given.normalize('NFKC').trim();
  if (text !== '' && text.length <= MAX_TEXT && !/\p{Cc}/u.test(text)) return text;
  throw wrongUsage(
    `${name} は 1 から ${MAX_TEXT} 文字で指定してください`,
    `${name} has 1 to ${MAX_TEXT} characters`,
  );
}

/** How many rows are shown where the operator says nothing. */
function defaultLimitOf<Row, State extends string, Day extends string>(
  {
    defaultLimit = DEFAULT_LIMIT,
    defaultFormat = 'text',
    isWholeInFiles = false,
  }: ListDefinition<Row, State, Day>,
  args: CommandArguments,
): number {
  const isFile = (args.optional('format') ?? defaultFormat) !== 'text';
  return isFile && isWholeInFiles ? MAX_LIMIT : defaultLimit;
}

const STATE_WORDS = ['知らない状態です', 'Unknown state'] as const;
const DAY_WORDS = ['--by は次のどれかです', '--by is none of these'] as const;

function readKey<Key extends string>(
  names: Readonly<Record<Key, string>>,
  given: string,
  [ja, en]: readonly [string, string],
): Key {
  const isKey = (key: string): key is Key => Object.hasOwn(names, key);
  if (isKey(given)) return given;
  const keys = Object.keys(names).join(', ');
  throw wrongUsage(`${ja}: ${given}（${keys}）`, `${en}: ${given} (${keys})`);
}
