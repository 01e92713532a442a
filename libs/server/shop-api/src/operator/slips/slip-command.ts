import { rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { loadOrderDetail } from '../../orders/order-store';
import { tokyoDayOf } from '../../tokyo-time/tokyo-day';
import {
  CHANNEL_OPTION,
  type CommandArguments,
  type OperatorCommand,
  type OperatorContext,
} from '../command/operator-command';
import { OperatorError, wrongUsage } from '../command/operator-error';
import { stepRejected } from '../orders/check-order-step';
import { findShopOrder } from '../orders/find-order';
import { MOST_ORDERS, NUMBERS, readOrderNumbers } from '../orders/read-order-numbers';
import { requireChannel } from '../require-channel';
import { findPlacesToPack, isSlipState, placesOf, SLIP_STATES, type SlipPlace } from './find-places-to-pack';
import { renderSlips } from './render-slips';
import { unprintedRemarks } from './unprinted-remarks';

/** Names and addresses: for the operator alone. */
const FILE_MODE = 0o600;
const STATES = Object.entries(SLIP_STATES);

/** `orders slip`: the packing slips (納品書), one for each destination, in one file to print. */
export const slipCommand: OperatorCommand = {
  name: 'orders slip',
  words: [{ name: NUMBERS, isOptional: true }],
  options: [
    {
      name: 'state',
      value: 'S',
      isOptional: true,
      ja: `番号の代わりに、状態で選びます: ${STATES.map(([key, name]) => `${key}（${name}）`).join('、')}`,
      en: `in the place of numbers, orders in this state: ${STATES.map(([key]) => key).join(', ')}; ready: all that may leave`,
    },
    { ...CHANNEL_OPTION, isOptional: true },
    {
      name: 'output',
      value: 'FILE.pdf',
      isOptional: true,
      ja: '書き出すファイル（はじめは slip-番号.pdf、状態で選ぶときは slips-日付.pdf）',
      en: 'the file (slip-NUMBER.pdf, or slips-DAY.pdf by state)',
    },
  ],
  ja: '納品書をお届け先ごとに一枚ずつ、一つの PDF に書き出します。注文者ご本人のお届け先だけに金額が載ります',
  en: 'writes the packing slips into one PDF, one for each destination; the orderer’s own alone states prices',
  async run(host, args) {
    const numbers = readNumbers(args);
    await host.withShop(async (context) => {
      const places = await findPlaces(context, args, numbers);
      const slips = await renderSlips(context, places);
      if (slips === null)
        throw new OperatorError(
          '納品書を作るお届け先がありません',
          'There is no destination to make a slip for',
        );
      const name =
        numbers === null
          ? `slips-${tokyoDayOf(context.clock.now())}.pdf`
          : `slip-${places[0]?.detail.order.orderNo ?? ''}.pdf`;
      const file = path.resolve(host.workingFolder, args.optional('output') ?? name);
      await writeSlips(file, slips.pdf);
      context.print(`${file}: 納品書 ${slips.count} 枚。 ${slips.count} slips.`);
      for (const line of unprintedRemarks(places)) context.print(line);
    });
  },
};

/** The numbers of the orders; null where a state chooses them. */
function readNumbers(args: CommandArguments): readonly string[] | null {
  const output = args.optional('output');
  if (output !== undefined && !/\.pdf$/i.test(output))
    throw wrongUsage(`--output は .pdf で終わる名前です: ${output}`, `--output ends in .pdf: ${output}`);
  const numbers = readOrderNumbers(args.optional(NUMBERS) ?? '');
  const isByState = args.optional('state') !== undefined;
  if (isByState === numbers.length > 0 || (!isByState && args.optional('channel') !== undefined))
    throw wrongUsage(
      '注文番号か、--state（と --channel）のどちらかを指定してください',
      'Give the numbers of orders, or --state, with --channel or without',
    );
  return isByState ? null : numbers;
}

async function findPlaces(
  { db, note }: OperatorContext,
  args: CommandArguments,
  numbers: readonly string[] | null,
): Promise<readonly SlipPlace[]> {
  if (numbers !== null) {
    const places: SlipPlace[] = [];
    for (const number of numbers) {
      const { order } = await findShopOrder(db, number);
      if (order.status === 'cancelled') throw stepRejected(order, 'cancelled');
      places.push(...placesOf(await loadOrderDetail(db, order)));
    }
    return places;
  }
  const [state, shop] = [args.value('state'), args.optional('channel')];
  if (!isSlipState(state))
    throw wrongUsage(
      `知らない状態です: ${state}（${STATES.map(([key]) => key).join(', ')}）`,
      `Unknown state: ${state} (${STATES.map(([key]) => key).join(', ')})`,
    );
  const channelId = shop === undefined ? null : (await requireChannel(db, shop)).id;
  const { places, isCut } = await findPlacesToPack(db, channelId, state);
  if (isCut)
    note(
      `古いほうから ${MOST_ORDERS} 件までです。続きは、発送を記録してからお作りください。 The oldest ${MOST_ORDERS} orders only.`,
    );
  return places;
}

async function writeSlips(file: string, pdf: Uint8Array): Promise<void> {
  const draft = `${file}.part`;
  try {
    // A file of before may be open to others: the new one takes its place with a mode of its own.
    await rm(draft, { force: true });
    await writeFile(draft, pdf, { mode: FILE_MODE, flag: 'wx' });
    await rename(draft, file);
  } catch {
    await rm(draft, { force: true });
    throw new OperatorError(`ファイルに書けません: ${file}`, `The file cannot be written: ${file}`);
  }
}
