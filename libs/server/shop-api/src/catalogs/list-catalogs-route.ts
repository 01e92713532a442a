import { listCatalogsSpec } from '@shop/contract/catalogs/list-catalogs';
import { and, asc, count, eq } from 'drizzle-orm';
import { catalogs, flipBooks, images } from '../db/schema';
import { defineRoute } from '../http/define-route';
import { limitAndOffset } from '../http/limit-and-offset';
import { presentImage } from '../images/present-image';

/** GET /v1/catalog */
export const listCatalogsRoute = defineRoute(
  listCatalogsSpec,
  async ({ db, channel, response }, { query }) => {
    const shown = and(eq(catalogs.channelId, channel.id), eq(catalogs.isShow, true));
    const { limit, offset } = limitAndOffset(query);
    const [total] = await db.select({ value: count() }).from(catalogs).where(shown);
    const rows = await db
      .select({ catalog: catalogs, image: images, flipBookKey: flipBooks.key })
      .from(catalogs)
      .leftJoin(images, eq(images.id, catalogs.imageId))
      .leftJoin(flipBooks, and(eq(flipBooks.id, catalogs.flipBookId), eq(flipBooks.isShow, true)))
      .where(shown)
      .orderBy(asc(catalogs.position), asc(catalogs.id))
      .limit(limit)
      .offset(offset);
    response.paginate(total?.value ?? 0, query.page, query.per);
    return rows.map(({ catalog, image, flipBookKey }) => ({
      id: catalog.id,
      key: catalog.key,
      title: catalog.title,
      description: catalog.description,
      image: presentImage(image),
      page_count: catalog.pageCount,
      published_on: catalog.publishedOn,
      flip_book_key: flipBookKey,
      is_orderable: catalog.isOrderable,
    }));
  },
);
