import type { Executor } from '../../db/database';
import type { CommandArguments } from '../command/operator-command';
import { wrongUsage } from '../command/operator-error';
import { wholeNumber } from '../command/whole-number';
import { requireChannel } from '../require-channel';
import { DEFAULT_LIMIT, type ListDefinition, type ListQuery, MAX_LIMIT } from './list-definition';
import { readPeriod } from './list-period';

const MAX_OFFSET = 100_000_000;

/** Reads which rows an operator asked for; throws an `OperatorError` that says what is none. */
export async function readListQuery<Row, State extends string>(
  db: Executor,
  list: ListDefinition<Row, State>,
  args: CommandArguments,
): Promise<ListQuery<State>> {
  const [from, to] = [args.optional('from'), args.optional('to')];
  const state = args.optional('state');
  const channel = args.optional('channel');
  const { states } = list;
  return {
    state: state === undefined || states === undefined ? null : readState(states, state),
    ...readPeriod({ ...(from === undefined ? {} : { from }), ...(to === undefined ? {} : { to }) }),
    limit: wholeNumber('--limit', args.optional('limit') ?? String(defaultLimitOf(list, args)), 1, MAX_LIMIT),
    offset: wholeNumber('--offset', args.optional('offset') ?? '0', 0, MAX_OFFSET),
    channelId: channel === undefined ? null : (await requireChannel(db, channel)).id,
  };
}

/** How many rows are shown where the operator says nothing. */
function defaultLimitOf<Row, State extends string>(
  {
    defaultLimit = DEFAULT_LIMIT,
    defaultFormat = 'text',
    isWholeInFiles = false,
  }: ListDefinition<Row, State>,
  args: CommandArguments,
): number {
  const isFile = (args.optional('format') ?? defaultFormat) !== 'text';
  return isFile && isWholeInFiles ? MAX_LIMIT : defaultLimit;
}

function readState<State extends string>(states: Readonly<Record<State, string>>, given: string): State {
  const isState = (key: string): key is State => Object.hasOwn(states, key);
  if (isState(given)) return given;
  const keys = Object.keys(states).join(', ');
  throw wrongUsage(`知らない状態です: ${given}（${keys}）`, `Unknown state: ${given} (${keys})`);
}
