import { INQUIRY_STATUS_NAMES } from '@shop/contract/inquiries/inquiry';
import { and, desc, eq } from 'drizzle-orm';
import { channels, inquiries } from '../../db/schema';
import { loadInquiry } from '../../inquiries/inquiry-store';
import { shopCommand } from '../command/operator-command';
import { listCommand } from '../lists/list-command';
import { ofChannel, within } from '../lists/list-conditions';
import { tokyoTime, tokyoTimestamp } from '../../tokyo-time/tokyo-time';
import { inquiryMissing } from './inquiry-missing';
import { replyCommand } from './reply-command';

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

/** The commands for inquiries and their replies. */
export const inquiryCommands = [list, show, replyCommand];
