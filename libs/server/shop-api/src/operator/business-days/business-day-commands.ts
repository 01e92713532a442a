import { DateText } from '@shop/contract/wire/timestamp';
import { and, asc, eq, gte } from 'drizzle-orm';
import * as v from 'valibot';
import { businessDates } from '../../db/schema';
import { tokyoDayOf } from '../../tokyo-time/tokyo-day';
import { recordAudit } from '../audit/record-audit';
import { CHANNEL_OPTION, shopCommand } from '../command/operator-command';
import { OperatorError, wrongUsage } from '../command/operator-error';
import { listCommand } from '../lists/list-command';
import { ofChannel } from '../lists/list-conditions';
import { requireChannel } from '../require-channel';

const LABEL_MAX = 50;

function readDay(text: string): string {
  const day = v.safeParse(DateText, text);
  if (day.success) return day.output;
  throw wrongUsage(`日付は 2026-08-13 の形です: ${text}`, `A day is written like 2026-08-13: ${text}`);
}

const stateOf = (isClosed: boolean): string => (isClosed ? '休業日 closed' : '営業日 open');

const listBusinessDays = listCommand({
  name: 'business-days list',
  ja: '今日からの、土曜・日曜・祝日のほかの休業日と、特別な営業日を表示します',
  en: 'lists from today on the days closed besides weekends and national holidays, and those open all the same',
  isOfOneShop: true,
  none: 'ありません。 There are none.',
  read: (db, { channelId, limit, offset }, now) =>
    db
      .select()
      .from(businessDates)
      .where(and(ofChannel(businessDates.channelId, channelId), gte(businessDates.date, tokyoDayOf(now))))
      .orderBy(asc(businessDates.date))
      .limit(limit)
      .offset(offset),
  lineOf: ({ date, isClosed, label }) => [date, stateOf(isClosed), label].join('  '),
  columns: {
    date: ({ date }) => date,
    state: ({ isClosed }) => (isClosed ? 'closed' : 'open'),
    label: ({ label }) => label,
  },
});

const setBusinessDay = shopCommand({
  name: 'business-days set',
  words: [{ name: 'DATE' }, { name: 'closed|open' }],
  options: [
    {
      name: 'label',
      value: 'TEXT',
      isOptional: true,
      ja: '理由（カレンダーに出ます）',
      en: 'the reason, shown in the calendar',
    },
    CHANNEL_OPTION,
  ],
  ja: '休業日、または土曜・日曜・祝日の営業日を決めます',
  en: 'makes a day a closed one, or a weekend or holiday an open one',
  async run(context, args) {
    const date = readDay(args.value('DATE'));
    const state = args.value('closed|open');
    if (state !== 'closed' && state !== 'open')
      throw wrongUsage('closed か open を指定してください', 'Give closed or open');
    const isClosed = state === 'closed';
    const label = args.optional('label') ?? (isClosed ? '休業日' : '');
    if (label.length > LABEL_MAX || /\p{Cc}/u.test(label))
      throw wrongUsage(`--label は ${LABEL_MAX} 文字までです`, `--label has at most ${LABEL_MAX} characters`);
    const channel = await requireChannel(context.db, args.value('channel'));
    await context.db.transaction(async (tx) => {
      await tx
        .insert(businessDates)
        .values({ channelId: channel.id, date, isClosed, label })
        .onConflictDoUpdate({
          target: [businessDates.channelId, businessDates.date],
          set: { isClosed, label },
        });
      await recordAudit(tx, context, {
        command: 'business-days set',
        channelId: channel.id,
        target: date,
        before: null,
        after: { isClosed, label },
      });
    });
    context.print([date, stateOf(isClosed), label].join('  '));
  },
});

const removeBusinessDay = shopCommand({
  name: 'business-days remove',
  words: [{ name: 'DATE' }],
  options: [CHANNEL_OPTION],
  ja: 'business-days set で決めた日を、土曜・日曜・祝日だけの決まりに戻します',
  en: 'lets a day follow weekends and national holidays again',
  async run(context, args) {
    const date = readDay(args.value('DATE'));
    const channel = await requireChannel(context.db, args.value('channel'));
    await context.db.transaction(async (tx) => {
      const [removed] = await tx
        .delete(businessDates)
        .where(and(eq(businessDates.channelId, channel.id), eq(businessDates.date, date)))
        .returning({ isClosed: businessDates.isClosed, label: businessDates.label });
      if (removed === undefined)
        throw new OperatorError(`決められていません: ${date}`, `Nothing is set for ${date}`);
      await recordAudit(tx, context, {
        command: 'business-days remove',
        channelId: channel.id,
        target: date,
        before: removed,
        after: null,
      });
    });
    context.print(`${date}: 戻しました。 Removed.`);
  },
});

/** The commands for the days on which a shop works. */
export const businessDayCommands = [listBusinessDays, setBusinessDay, removeBusinessDay];
