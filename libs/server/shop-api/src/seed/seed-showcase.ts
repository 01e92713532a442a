import type { Executor } from '../db/database';
import {
  banners,
  catalogs,
  collectionModels,
  collections,
  flipBookPages,
  flipBooks,
  images,
  stylistLookModels,
  stylistLooks,
  stylists,
} from '../db/schema';
import { keepsPromise, loadPromisedModels } from './promised-models';
import type { ContentSeed } from './content-seed';

const PRODUCTS_IN_COLLECTION = 12;
const DAY_LENGTH = 'YYYY-MM-DD'.length;

/** Seeds banners, collections, catalogues and stylists. */
export async function seedShowcase(db: Executor, seed: ContentSeed): Promise<void> {
  const { channelId, content, imageId } = seed;
  await db.insert(banners).values(
    content.banners.map(({ isDownloadable = false, ...banner }, position) => ({
      ...banner,
      channelId,
      position,
      imageId: imageId(position * 3 + 1),
      downloadName: isDownloadable ? banner.title : null,
    })),
  );
  await seedCollections(db, seed);
  await seedBooks(db, seed);
  await seedStylists(db, seed);
}

/** As many products as a collection has, from all over the list. */
const spread = (ids: readonly number[]): readonly number[] => {
  const step = Math.max(1, Math.floor(ids.length / PRODUCTS_IN_COLLECTION));
  return ids.filter((_, place) => place % step === 0).slice(0, PRODUCTS_IN_COLLECTION);
};

async function seedCollections(db: Executor, seed: ContentSeed): Promise<void> {
  const { channelId, content, imageId } = seed;
  const models = await loadPromisedModels(db, channelId);
  const rows = await db
    .insert(collections)
    .values(
      content.collections.map(({ alias, name, description }, index) => ({
        channelId,
        alias,
        name,
        description,
        imageId: imageId(index * 4),
      })),
    )
    .returning({ id: collections.id });
  await db.insert(collectionModels).values(
    content.collections.flatMap(({ promise }, index) =>
      spread(models.filter((model) => keepsPromise(model, promise)).map(({ id }) => id)).map(
        (productModelId, position) => ({
          collectionId: rows[index]?.id ?? 0,
          productModelId,
          position,
        }),
      ),
    ),
  );
}

async function seedBooks(db: Executor, seed: ContentSeed): Promise<void> {
  const { channelId, content, imageId, modelIds, ago } = seed;
  for (const [index, book] of content.books.entries()) {
    const [row] = await db
      .insert(flipBooks)
      .values({
        channelId,
        key: book.key,
        title: book.title,
        description: book.description,
        imageId: imageId(index * 6 + 3),
        position: index,
        publishedAt: ago(book.daysAgo),
      })
      .returning({ id: flipBooks.id });
    if (row === undefined) throw new Error('The digital catalogue was not stored');
    await db.insert(flipBookPages).values(
      Array.from({ length: book.pages }, (_, page) => ({
        flipBookId: row.id,
        number: page + 1,
        title: page === 0 ? book.title : `${page + 1}ページ`,
        text: page === 0 ? book.description : `${book.title}の${page + 1}ページ。掲載商品の写真です。`,
        imageId: imageId(index * 6 + 3 + page),
        productModelId: page === 0 ? null : (modelIds[(index * 7 + page * 3) % modelIds.length] ?? null),
      })),
    );
    await db.insert(catalogs).values({
      channelId,
      key: book.key,
      title: book.title,
      description: book.description,
      imageId: imageId(index * 6 + 3),
      // The same pages in print and on the screen.
      pageCount: book.pages,
      publishedOn: ago(book.daysAgo).toISOString().slice(0, DAY_LENGTH),
      flipBookId: row.id,
      position: index,
    });
  }
}

async function seedStylists(db: Executor, seed: ContentSeed): Promise<void> {
  const { channelId, content, findGoods, pictures } = seed;
  for (const [position, { key, name, kana, role, profile, portrait, looks }] of content.stylists.entries()) {
    const picture = await pictures.picture(portrait.drawing, portrait.hex);
    const [image] = await db
      .insert(images)
      .values({ channelId, alt: name, ...picture })
      .returning({ id: images.id });
    const [stylist] = await db
      .insert(stylists)
      .values({
        channelId,
        key,
        name,
        nameKana: kana,
        role,
        profile,
        imageId: image?.id ?? null,
        position,
      })
      .returning({ id: stylists.id });
    if (stylist === undefined) throw new Error('The stylist was not stored');
    for (const [place, [title, text, named]] of looks.entries()) {
      const goods = findGoods(named);
      const [look] = await db
        .insert(stylistLooks)
        .values({ stylistId: stylist.id, title, text, imageId: goods[0]?.imageId ?? null, position: place })
        .returning({ id: stylistLooks.id });
      if (look === undefined) throw new Error('The look was not stored');
      await db.insert(stylistLookModels).values(
        goods.map(({ modelId }, product) => ({
          stylistLookId: look.id,
          productModelId: modelId,
          position: product,
        })),
      );
    }
  }
}
