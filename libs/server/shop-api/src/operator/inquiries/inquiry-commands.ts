import { INQUIRY_STATUS_NAMES, InquiryText } from '@shop/contract/inquiries/inquiry';
import { and, desc, eq } from 'drizzle-orm';
import * as v from 'valibot';
import { channels, inquiries } from '../../db/schema';
import { loadInquiry } from '../../inquiries/inquiry-store';
import { shopCommand } from '../command/operator-command';
import { OperatorError, wrongUsage } from '../command/operator-error';
import { listCommand } from '../lists/list-command';
import { ofChannel, within } from '../lists/list-conditions';
import { tokyoTime, tokyoTimestamp } from '../../tokyo-time/tokyo-time';
import { replyAsShop } from './reply-as-shop';

const FIRST_LETTERS = 30;

const list = listCommand({
  name: 'inquiries list',
  ja: 'お問い合わせを新しい順に表示します',
  en: 'lists inquiries, the last changed one first',
  states: INQUIRY_STATUS_NAMES,
  day: { ja: '最後のやり取り', en: 'changed last' },
  none: 'お問い合わせはありません。 No inquiries.',
  read: (db, { state, channelId, limit, offset, ...period }) =>
    db
      .select({ inquiry: inquiries, channel: channels.key })
      .from(inquiries)
      .innerJoin(channels, eq(channels.id, inquiries.channelId))
      .where(
        and(
          state === null ? undefined : eq(inquiries.status, state),
          ofChannel(inquiries.channelId, channelId),
          within(inquiries.updatedAt, period),
        ),
      )
      .orderBy(desc(inquiries.updatedAt), desc(inquiries.id))
      .limit(limit)
      .offset(offset),
  lineOf: ({ inquiry, channel }) =>
    [
      inquiry.number,
      tokyoTime(inquiry.updatedAt),
      channel,
      `${INQUIRY_STATUS_NAMES[inquiry.status]}（${inquiry.status}）`,
      `${inquiry.name} 様`,
      [...inquiry.body.replace(/\s+/g, ' ')].slice(0, FIRST_LETTERS).join(''),
    ].join('  '),
  columns: {
    number: ({ inquiry }) => inquiry.number,
    updated_at: ({ inquiry }) => tokyoTimestamp(inquiry.updatedAt),
    created_at: ({ inquiry }) => tokyoTimestamp(inquiry.createdAt),
    channel: ({ channel }) => channel,
    status: ({ inquiry }) => inquiry.status,
    is_member: ({ inquiry }) => inquiry.userId !== null,
    name: ({ inquiry }) => inquiry.name,
    email: ({ inquiry }) => inquiry.email,
    body: ({ inquiry }) => inquiry.body,
  },
});

const show = shopCommand({
  name: 'inquiries show',
  words: [{ name: 'NO' }],
  options: [],
  ja: 'お問い合わせとやり取りを表示します',
  en: 'shows an inquiry and what followed it',
  async run({ db, print }, args) {
    const given = args.value('NO');
    const detail = await loadInquiry(db, eq(inquiries.number, given.trim().toUpperCase()));
    if (detail === null) throw inquiryMissing(given);
    const { inquiry, category, comments, files } = detail;
    const lines = [
      `受付番号 ${inquiry.number}  ${INQUIRY_STATUS_NAMES[inquiry.status]}（${inquiry.status}）`,
      `受付日時 ${tokyoTime(inquiry.createdAt)}  種類 ${category?.name ?? '指定なし'}`,
      `お客様 ${[inquiry.companyName, inquiry.name].join(' ').trim()} 様 <${inquiry.email}> ${inquiry.phone}${inquiry.userId === null ? '' : '（会員）'}`,
      ...files.map(({ originalName, path }) => `添付 ${originalName}  ${path}`),
      '',
      ...inquiry.body.split('\n'),
      ...comments.flatMap(({ author, body, createdAt }) => [
        '',
        `— ${author === 'shop' ? '店の回答' : 'お客様'}  ${tokyoTime(createdAt)}`,
        ...body.split('\n'),
      ]),
    ];
    for (const line of lines) print(line);
  },
});

const inquiryMissing = (given: string) =>
  new OperatorError(`お問い合わせがありません: ${given}`, `There is no inquiry ${given}`);

function readReply(given: string): string {
  const parsed = v.safeParse(InquiryText, given);
  if (parsed.success && !given.includes('\0')) return parsed.output;
  throw wrongUsage('回答は 1 から 4000 文字で指定してください', 'An answer has 1 to 4000 characters');
}

const reply = shopCommand({
  name: 'inquiries reply',
  words: [{ name: 'NO' }],
  options: [
    { name: 'body', value: 'TEXT', ja: '回答（お客様に届きます）', en: 'the answer; the shopper reads it' },
  ],
  ja: 'お問い合わせに回答し、メールでお知らせします',
  en: 'answers an inquiry and mails the answer',
  async run(context, args) {
    const given = args.value('NO');
    const number = given.trim().toUpperCase();
    const result = await replyAsShop(context, number, readReply(args.value('body')));
    if (result === null) throw inquiryMissing(given);
    context.print(
      result === 'repeated'
        ? `${number}: 同じ回答をすでに送っています。 The same answer was sent already.`
        : `${number}: ${INQUIRY_STATUS_NAMES.answered}（answered）`,
    );
  },
});

/** The commands for inquiries and their replies. */
export const inquiryCommands = [list, show, reply];
