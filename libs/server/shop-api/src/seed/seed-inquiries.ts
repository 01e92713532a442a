import type { Executor } from '../db/database';
import { categories, inquiries, inquiryComments } from '../db/schema';
import type { MemberSeed } from './member-seed';
import { DAY_MS } from '../durations';

const TOPICS = [
  ['product', '商品について'],
  ['order', 'ご注文・お支払いについて'],
  ['delivery', 'お届けについて'],
  ['return', '返品・交換について'],
  ['account', '会員登録・ログインについて'],
  ['other', 'その他'],
] as const;
type Topic = (typeof TOPICS)[number][0];

/** What a shop is asked beyond that. */
const FURTHER_TOPICS: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
  corporate: [['estimate', 'お見積り・大口のご注文について']],
  school: [['size', '採寸・サイズについて']],
  gift: [['noshi', 'のし・包装について']],
};

interface Talk {
  readonly topic: Topic;
  readonly body: string;
  readonly daysAgo: number;
  /** The shop's and the member's words by turns, beginning with the shop. */
  readonly comments: readonly string[];
}

const TALKS: readonly Talk[] = [
  {
    topic: 'delivery',
    body: '今週の土曜日に届けていただくことはできますか。\n不在の場合は、宅配ボックスに入れていただけると助かります。',
    daysAgo: 14,
    comments: [
      'お問い合わせありがとうございます。\nお届けできる日は商品とお届け先により異なり、ご注文手続きの画面で最短の日からお選びいただけます。宅配ボックスをご希望の場合は、備考欄にその旨をご記入ください。',
      'ありがとうございます。画面で確かめて注文します。',
      'かしこまりました。ご注文をお待ちしております。',
    ],
  },
  {
    topic: 'return',
    body: '届いた品の色が思っていたものと少し違いました。返品できますか。',
    daysAgo: 6,
    comments: [
      'ご不便をおかけしております。ご注文番号と、未使用かどうかをお知らせください。返品の条件は「特定商取引法に基づく表記」のページでご確認いただけます。',
      '未使用です。注文番号は注文履歴のいちばん新しいものです。',
    ],
  },
  {
    topic: 'product',
    body: '食器洗い乾燥機で使えるかどうかを教えてください。',
    daysAgo: 1,
    comments: [],
  },
];

/** Seeds the categories of inquiries, and some inquiries with comments. */
export async function seedInquiries(
  db: Executor,
  seed: MemberSeed & { readonly shopKey: string },
): Promise<void> {
  const { channelId, now, shopKey } = seed;
  const at = (days: number) => new Date(now.getTime() - days * DAY_MS);
  const topics = [...TOPICS, ...(FURTHER_TOPICS[shopKey] ?? [])];
  const stored = await db
    .insert(categories)
    .values(
      topics.map(([key, name], position) => ({ channelId, tableName: 'inquiries', key, name, position })),
    )
    .returning({ id: categories.id, key: categories.key });
  for (const [place, { topic, body, daysAgo, comments }] of TALKS.entries()) {
    const isAnswered = comments.length % 2 === 1;
    const lastChange = daysAgo - comments.length / 2;
    const [inquiry] = await db
      .insert(inquiries)
      .values({
        channelId,
        userId: seed.memberId('member@example.jp'),
        categoryId: stored.find(({ key }) => key === topic)?.id ?? null,
        number: `Q260401-DEM${String(channelId).padStart(4, '0')}${place + 1}`,
        companyName: '',
        name: '森野 みどり',
        nameKana: 'モリノ ミドリ',
        email: 'member@example.jp',
        phone: '',
        body,
        status: isAnswered ? 'answered' : 'waiting',
        createdAt: at(daysAgo),
        updatedAt: at(lastChange),
      })
      .returning({ id: inquiries.id });
    if (inquiry === undefined) throw new Error('The inquiry was not stored');
    if (comments.length > 0)
      await db.insert(inquiryComments).values(
        comments.map((words, turn) => ({
          inquiryId: inquiry.id,
          author: turn % 2 === 0 ? ('shop' as const) : ('member' as const),
          body: words,
          createdAt: at(daysAgo - (turn + 1) / 2),
        })),
      );
  }
}
