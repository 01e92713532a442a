import { getStylistSpec } from '@shop/contract/stylists/get-stylist';
import { listStylistsSpec } from '@shop/contract/stylists/list-stylists';
import { and, asc, count, eq } from 'drizzle-orm';
import { images, stylists } from '../db/schema';
import { notFound } from '../http/api-failure';
import { handle, type Route } from '../http/handle';
import { pageBounds } from '../http/page-bounds';
import type { RouteContext } from '../http/route-context';
import { presentImage } from '../images/present-image';
import { readLooks } from './read-looks';

const shown = ({ channel }: RouteContext) =>
  and(eq(stylists.channelId, channel.id), eq(stylists.isShow, true));

const select = ({ db }: RouteContext) =>
  db
    .select({ stylist: stylists, image: images })
    .from(stylists)
    .leftJoin(images, eq(images.id, stylists.imageId));

const presentEntry = ({
  stylist,
  image,
}: {
  readonly stylist: typeof stylists.$inferSelect;
  readonly image: typeof images.$inferSelect | null;
}) => ({
  id: stylist.id,
  key: stylist.key,
  name: stylist.name,
  name_kana: stylist.nameKana,
  role: stylist.role,
  image: presentImage(image),
});

/** GET /v1/stylists */
const listStylistsRoute = handle(listStylistsSpec, async (context, { query }) => {
  const { limit, offset } = pageBounds(query);
  const [total] = await context.db.select({ value: count() }).from(stylists).where(shown(context));
  const rows = await select(context)
    .where(shown(context))
    .orderBy(asc(stylists.position), asc(stylists.id))
    .limit(limit)
    .offset(offset);
  context.answer.paginate(total?.value ?? 0, query.page, query.per);
  return rows.map(presentEntry);
});

/** GET /v1/stylists/{key} */
const getStylistRoute = handle(getStylistSpec, async (context, { params: { key } }) => {
  const [row] = await select(context).where(and(shown(context), eq(stylists.key, key)));
  if (row === undefined) throw notFound('stylist.not_found', 'スタイリストが見つかりません');
  return {
    ...presentEntry(row),
    profile: row.stylist.profile,
    looks: await readLooks(context, row.stylist.id),
  };
});

export const stylistRoutes: readonly Route[] = [listStylistsRoute, getStylistRoute];
