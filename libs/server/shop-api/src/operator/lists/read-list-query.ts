import type { Executor } from '../../db/database';
import type { CommandArguments } from '../command/operator-command';
import { wrongUsage } from '../command/operator-error';
import { readSearchText } from '../command/read-search-text';
import { wholeNumber } from '../command/whole-number';
import { requireChannel } from '../require-channel';
import { DEFAULT_LIMIT, type ListDefinition, type ListQuery, MAX_LIMIT } from './list-definition';
import { readPeriod } from './list-period';

const MAX_OFFSET = 100_000_000;

/** Reads which rows an operator asked for; throws an `OperatorError` that says what is none. */
export async function readListQuery<Row, State extends string, Day extends string>(
  db: Executor,
  list: ListDefinition<Row, State, Day>,
  args: CommandArguments,
): Promise<ListQuery<State, Day>> {
  const state = args.optional('state');
  const channel = args.optional('channel');
  const { states, days } = list;
  const by = args.optional('by');
  return {
    state: state === undefined || states === undefined ? null : readKey(states, state, STATE_WORDS),
    by: by === undefined || days === undefined ? null : readKey(days, by, DAY_WORDS),
    ...readPeriod(args),
    customer: readSearchText('--customer', args.optional('customer')),
    product: readSearchText('--product', args.optional('product')),
    limit: wholeNumber('--limit', args.optional('limit') ?? String(defaultLimitOf(list, args)), 1, MAX_LIMIT),
    offset: wholeNumber('--offset', args.optional('offset') ?? '0', 0, MAX_OFFSET),
    channelId: channel === undefined ? null : (await requireChannel(db, channel)).id,
  };
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
