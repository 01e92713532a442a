import { PREFECTURE_NAMES, type PrefectureName } from '@shop/contract/postal-codes/prefecture-names';
import { and, eq, inArray } from 'drizzle-orm';
import { shippingFeeRates } from '../../db/schema';
import { taxLabel } from '../../pricing/price-sums';
import { priceSumsOf } from '../../site/front-settings';
import { recordAudit } from '../audit/record-audit';
import { CHANNEL_OPTION, shopCommand } from '../command/operator-command';
import { wrongUsage } from '../command/operator-error';
import { wholeNumber } from '../command/whole-number';
import { listCommand } from '../lists/list-command';
import { ofChannel } from '../lists/list-conditions';
import { lockChannel } from '../require-channel';

const MAX_YEN = 1_000_000;
const MAX_DAYS = 30;
const ALL = 'all';

/** The prefectures that a word names: one, several with commas between, or all. */
function readPrefectures(word: string): readonly PrefectureName[] {
  if (word === ALL) return PREFECTURE_NAMES;
  return word.split(/[,、]/).map((part) => {
    const name = PREFECTURE_NAMES.find((one) => one === part.trim());
    if (name !== undefined) return name;
    throw wrongUsage(
      `都道府県ではありません: ${part}（例: 北海道、沖縄県。すべては ${ALL}）`,
      `No prefecture: ${part} (such as 北海道; ${ALL} for every one)`,
    );
  });
}

const listShippingFees = listCommand({
  name: 'shipping-fees list',
  ja: '都道府県ごとの送料（円、PRICE.SUMS に従う）と配送にかかる日数を表示します',
  en: 'lists the shipping fee (yen, with tax or without as PRICE.SUMS says) and the days of transport of each prefecture',
  isOfOneShop: true,
  none: 'ありません。 There are none.',
  async read(db, { channelId, limit, offset }) {
    const rows = await db
      .select()
      .from(shippingFeeRates)
      .where(ofChannel(shippingFeeRates.channelId, channelId));
    const rateOf = new Map(rows.map((row) => [row.prefecture, row]));
    const all = PREFECTURE_NAMES.map((prefecture) => ({ prefecture, rate: rateOf.get(prefecture) }));
    return all.slice(offset, offset + limit);
  },
  lineOf: ({ prefecture, rate }) =>
    [prefecture, `${rate?.amount ?? '-'}円`, `${rate?.days ?? '-'}日`].join('  '),
  columns: {
    prefecture: ({ prefecture }) => prefecture,
    yen: ({ rate }) => rate?.amount ?? null,
    days: ({ rate }) => rate?.days ?? null,
  },
});

const setShippingFees = shopCommand({
  name: 'shipping-fees set',
  words: [{ name: 'PREFECTURES' }, { name: 'YEN' }],
  options: [
    { name: 'days', value: 'DAYS', isOptional: true, ja: '配送にかかる日数', en: 'the days of transport' },
    CHANNEL_OPTION,
  ],
  ja: '送料（円、PRICE.SUMS に従う）を決めます（都道府県は 北海道,沖縄県 のように。すべては all）',
  en: 'sets the shipping fee, in yen with tax or without as PRICE.SUMS says, of prefectures (北海道,沖縄県; all for every one)',
  async run(context, args) {
    const prefectures = readPrefectures(args.value('PREFECTURES'));
    const amount = wholeNumber('YEN', args.value('YEN'), 0, MAX_YEN);
    const given = args.optional('days');
    const days = given === undefined ? undefined : wholeNumber('--days', given, 0, MAX_DAYS);
    const { count, sums } = await context.db.transaction(async (tx) => {
      const channel = await lockChannel(tx, args.value('channel'));
      const changed = await tx
        .update(shippingFeeRates)
        .set({ amount, ...(days === undefined ? {} : { days }) })
        .where(
          and(
            eq(shippingFeeRates.channelId, channel.id),
            inArray(shippingFeeRates.prefecture, [...prefectures]),
          ),
        )
        .returning({ prefecture: shippingFeeRates.prefecture });
      await recordAudit(tx, context, {
        command: 'shipping-fees set',
        channelId: channel.id,
        target: args.value('PREFECTURES'),
        before: null,
        after: { amount, days: days ?? null },
      });
      return { count: changed.length, sums: priceSumsOf(channel) };
    });
    context.print(
      `${count} 都道府県の送料を ${amount}円${taxLabel(sums)}にしました。 ${count} prefectures: ${amount} yen.`,
    );
  },
});

/** The commands for shipping fees. */
export const shippingFeeCommands = [listShippingFees, setShippingFees];
