import type { Executor } from '../db/database';
import { blogs, displayMessages, freeAreas, qaCategories, qas } from '../db/schema';
import { MESSAGES, QA_CATEGORIES, QUESTIONS } from './content/common-content';
import { footerText } from './content/footer-text';
import { articleBody } from './content/article-body';
import { factsOf } from './content/shop-facts';
import type { ContentSeed } from './content-seed';

const MESSAGES_DAYS_AGO = 30;
const QUESTIONS_DAYS_AGO = 45;

/** Articles, questions, messages and free areas of a shop. */
export async function seedArticles(db: Executor, seed: ContentSeed): Promise<void> {
  const { channelId, content, ago, findGoods } = seed;
  await db.insert(blogs).values(
    content.articles.map(({ daysAgo, text, products: named, ...article }) => {
      const goods = findGoods(named);
      return {
        ...article,
        channelId,
        body: articleBody(text, goods),
        imageId: goods[0]?.imageId ?? null,
        publishedAt: ago(daysAgo),
      };
    }),
  );
  await seedQuestions(db, seed);
  await db.insert(displayMessages).values(
    MESSAGES.map(({ pages, isHideable, ...message }, position) => ({
      ...message,
      channelId,
      pageNames: pages,
      isHideable: isHideable ?? true,
      position,
      updatedAt: ago(MESSAGES_DAYS_AGO),
    })),
  );
  await db.insert(freeAreas).values(
    [
      { code: 'home-notice', name: 'ホームのお知らせ欄', body: `<p class="note">${content.welcome}</p>` },
      {
        code: 'product-footer',
        name: '商品ページの下部',
        body: '<p>お届けの目安と送料は<a href="/guide">ご利用ガイド</a>をご覧ください。ご不明な点は<a href="/contact/">お問い合わせ</a>まで。</p>',
      },
      {
        code: 'cart-notice',
        name: 'カートのご案内',
        body: '<p>カートに入れただけでは在庫は確保されません。ご注文の確定をもって確保いたします。</p>',
      },
      { code: 'footer', name: 'フッターのご案内', body: footerText(factsOf(seed.shopKey)) },
    ].map((area) => ({ ...area, channelId, updatedAt: ago(MESSAGES_DAYS_AGO) })),
  );
}

/** Only the kinds of questions that this shop has, parents first. */
async function seedQuestions(db: Executor, { channelId, content, ago }: ContentSeed): Promise<void> {
  const questions = [...QUESTIONS, ...content.questions];
  const isAsked = (key: string): boolean =>
    questions.some(({ category }) => category === key) ||
    QA_CATEGORIES.some(({ key: child, parent }) => parent === key && isAsked(child));
  const ids = new Map<string, number>();
  for (const [position, { key, name, parent }] of QA_CATEGORIES.entries()) {
    if (!isAsked(key)) continue;
    const [row] = await db
      .insert(qaCategories)
      .values({ channelId, key, name, position, parentId: ids.get(parent ?? '') ?? null })
      .returning({ id: qaCategories.id });
    if (row !== undefined) ids.set(key, row.id);
  }
  await db.insert(qas).values(
    questions.map(({ category, question, answer }, position) => {
      const qaCategoryId = ids.get(category);
      if (qaCategoryId === undefined) throw new Error(`Nobody sorts questions under ${category}`);
      return {
        channelId,
        qaCategoryId,
        question,
        answer: `<p>${answer}</p>`,
        position,
        updatedAt: ago(QUESTIONS_DAYS_AGO),
      };
    }),
  );
}
