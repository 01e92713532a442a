import { eq } from 'drizzle-orm';
import type { Executor } from '../db/database';
import { productModels, productRequests, productReviews, systemMessages } from '../db/schema';
import type { MemberSeed } from './member-seed';

const DAY_MS = 24 * 60 * 60 * 1000;

const MESSAGES = [
  {
    title: 'ご登録ありがとうございます',
    body: '会員登録ありがとうございます。\nはじめてのお買い物でお使いいただけるクーポンをご用意しました。「クーポン」のページからお受け取りください。',
    daysAgo: 40,
  },
  {
    title: '年末年始の配送について',
    body: '交通事情により、お届けにふだんより一日から二日長くかかる場合があります。\nお急ぎの場合は、お早めにご注文ください。',
    daysAgo: 20,
    isImportant: true,
  },
  {
    title: 'ポイントの有効期限のお知らせ',
    body: 'ポイントは、付与の日から一年間有効です。\n残高と有効期限は「ポイント」のページでご確認いただけます。',
    daysAgo: 4,
  },
];

const REVIEWS = [
  ['毎日使っています', '手ざわりがよく、毎日使っています。洗っても風合いが変わりません。', 5, 'みどり'],
  ['写真どおりの色', '色は写真どおりでした。思ったより少し小さめですが、気に入っています。', 4, 'いちろう'],
  ['贈り物に', '母の誕生日に贈りました。包装もていねいで、とても喜んでもらえました。', 5, 'ゆい'],
  ['もう少し軽ければ', '丈夫でよいのですが、もう少し軽いと使いやすいと思います。', 3, 'くみこ'],
] as const;

/** Messages to the members, reviews of products, and product requests. */
export async function seedFeedback(db: Executor, seed: MemberSeed): Promise<void> {
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
  const models = await db
    .select({ id: productModels.id })
    .from(productModels)
    .where(eq(productModels.channelId, channelId))
    .orderBy(productModels.id);
  await db.insert(productReviews).values(
    models.flatMap(({ id: productModelId }, place) =>
      REVIEWS.slice(0, place % (REVIEWS.length + 1)).map(([title, body, rating, nickname], index) => ({
        productModelId,
        userId: seed.memberIds[index] ?? 0,
        title,
        body,
        rating,
        nickname,
        createdAt: ago(place + index * 9),
      })),
    ),
  );
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
