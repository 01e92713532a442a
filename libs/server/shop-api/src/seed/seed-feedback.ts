import { eq } from 'drizzle-orm';
import type { Executor } from '../db/database';
import { productModels, productRequests, productReviews, systemMessages } from '../db/schema';
import type { MemberSeed } from './member-seed';
import type { SeedReview } from './product-texts/write-reviews';
import { DAY_MS } from '../durations';

const DAYS_BETWEEN_REVIEWS = 9;

const MESSAGES = [
  {
    title: 'ご登録ありがとうございます',
    body: '会員登録ありがとうございます。\nお買い物でお使いいただけるクーポンをご用意しています。「クーポン」のページからお受け取りください。',
    daysAgo: 40,
  },
  {
    title: '年末年始の配送について',
    body: '12月29日から1月3日までは、出荷とお問い合わせをお休みします。\nその前に出荷した商品は年末年始もお届けしますが、交通事情により一日から二日長くかかる場合があります。',
    daysAgo: 20,
    isImportant: true,
  },
  {
    title: 'ポイントの有効期限のお知らせ',
    body: 'ポイントには有効期限があります。\n残高と有効期限は「ポイント」のページでご確認いただけます。',
    daysAgo: 4,
  },
];

interface FeedbackSeed extends MemberSeed {
  /** What is written about each product model, in the order of the catalogue. */
  readonly reviews: readonly (readonly SeedReview[])[];
}

/** The demo member that the README names first writes none: whoever tries the shop can review every product. */
async function seedReviews(db: Executor, { channelId, now, memberIds, reviews }: FeedbackSeed) {
  const models = await db
    .select({ id: productModels.id })
    .from(productModels)
    .where(eq(productModels.channelId, channelId))
    .orderBy(productModels.id);
  const reviewers = memberIds.slice(1);
  const rows = models.flatMap(({ id: productModelId }, place) =>
    (reviews[place] ?? []).slice(0, reviewers.length).map((review, index) => ({
      productModelId,
      userId: reviewers[index] ?? 0,
      ...review,
      createdAt: new Date(now.getTime() - (place + 1 + index * DAYS_BETWEEN_REVIEWS) * DAY_MS),
    })),
  );
  if (rows.length > 0) await db.insert(productReviews).values(rows);
}

/** Messages to the members, reviews of products, and product requests. */
export async function seedFeedback(db: Executor, seed: FeedbackSeed): Promise<void> {
  const { channelId, now } = seed;
  const ago = (days: number) => new Date(now.getTime() - days * DAY_MS);
  await db.insert(systemMessages).values([
    ...MESSAGES.map(({ daysAgo, ...message }) => ({ ...message, channelId, publishedAt: ago(daysAgo) })),
    {
      channelId,
      userId: seed.memberId('second@example.jp'),
      title: 'お問い合わせへのご回答',
      body: 'お問い合わせの件、確認のうえ担当よりご連絡いたします。',
      publishedAt: ago(1),
    },
  ]);
  await seedReviews(db, seed);
  await db.insert(productRequests).values(
    ['member@example.jp', 'second@example.jp'].flatMap((email) => [
      {
        channelId,
        userId: seed.memberId(email),
        productName: '左ききの急須',
        makerName: '',
        body: '左手で注ぎやすい急須を探しています。',
        name: '',
        email,
        status: 'investigating' as const,
        reply: '窯元に問い合わせております。今しばらくお待ちください。',
        createdAt: ago(12),
      },
      {
        channelId,
        userId: seed.memberId(email),
        productName: '大きいサイズの風呂敷',
        makerName: '',
        body: '',
        name: '',
        email,
        createdAt: ago(3),
      },
    ]),
  );
}
