import { INQUIRY_STATUS_NAMES, InquiryStatus, InquiryText } from '@shop/contract/inquiries/inquiry';
import { and, desc, eq } from 'drizzle-orm';
import * as v from 'valibot';
import { channels, inquiries } from '../../db/schema';
import { loadInquiry } from '../../inquiries/inquiry-store';
import { CHANNEL_OPTION, shopCommand } from '../command/operator-command';
import { OperatorError, wrongUsage } from '../command/operator-error';
import { wholeNumber } from '../command/whole-number';
import { requireChannel } from '../require-channel';
import { tokyoTime } from '../tokyo-time';
import { answerInquiry } from './answer-inquiry';

const DEFAULT_LIMIT = '50';
const MOST = 10_000;
const FIRST_LETTERS = 30;
const STATES = InquiryStatus.options;

function readState(given: string): InquiryStatus {
  const state = v.safeParse(InquiryStatus, given);
  if (state.success) return state.output;
  const known = STATES.join(', ');
  throw wrongUsage(`知らない状態です: ${given}（${known}）`, `Unknown state: ${given} (${known})`);
}

const list = shopCommand({
  name: 'inquiries list',
  words: [],
  options: [
    {
      name: 'state',
      value: 'S',
      isOptional: true,
      ja: `状態: ${STATES.map((key) => `${key}（${INQUIRY_STATUS_NAMES[key]}）`).join('、')}`,
      en: `only inquiries in this state: ${STATES.join(', ')}`,
    },
    { ...CHANNEL_OPTION, isOptional: true },
    { name: 'limit', value: 'N', isOptional: true, ja: '行数（はじめは 50）', en: 'how many rows (50)' },
  ],
  ja: 'お問い合わせを新しい順に表示します',
  en: 'lists inquiries, the last changed one first',
  async run({ db, print }, args) {
    const state = args.optional('state');
    const name = args.optional('channel');
    const limit = wholeNumber('--limit', args.optional('limit') ?? DEFAULT_LIMIT, 1, MOST);
    const rows = await db
      .select({ inquiry: inquiries, channel: channels.key })
      .from(inquiries)
      .innerJoin(channels, eq(channels.id, inquiries.channelId))
      .where(
        and(
          state === undefined ? undefined : eq(inquiries.status, readState(state)),
          name === undefined ? undefined : eq(inquiries.channelId, (await requireChannel(db, name)).id),
        ),
      )
      .orderBy(desc(inquiries.updatedAt), desc(inquiries.id))
      .limit(limit);
    if (rows.length === 0) print('お問い合わせはありません。 No inquiries.');
    for (const { inquiry, channel } of rows)
      print(
        [
          inquiry.number,
          tokyoTime(inquiry.updatedAt),
          channel,
          `${INQUIRY_STATUS_NAMES[inquiry.status]}（${inquiry.status}）`,
          `${inquiry.name} 様`,
          [...inquiry.body.replace(/\s+/g, ' ')].slice(0, FIRST_LETTERS).join(''),
        ].join('  '),
      );
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

function readAnswer(given: string): string {
  const answer = v.safeParse(InquiryText, given);
  if (answer.success && !given.includes('\0')) return answer.output;
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
    const number = await answerInquiry(context, given.trim().toUpperCase(), readAnswer(args.value('body')));
    if (number === null) throw inquiryMissing(given);
    context.print(`${number}: ${INQUIRY_STATUS_NAMES.answered}（answered）`);
  },
});

/** What shoppers ask, and the shop's answers. */
export const inquiryCommands = [list, show, reply];
