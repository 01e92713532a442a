import type { Popup } from '@shop/contract/popups/popup';
import { and, asc, eq, type SQL } from 'drizzle-orm';
import { images, popups } from '../db/schema';
import { safeLink } from '../html/safe-link';
import { sanitiseHtml } from '../html/sanitise-html';
import { activeAt } from '../http/active-at';
import type { RouteContext } from '../http/route-context';
import { presentImage } from '../images/present-image';

type PopupContext = Pick<RouteContext, 'db' | 'channel' | 'clock'>;

const presentPopup = (row: {
  readonly popup: typeof popups.$inferSelect;
  readonly image: typeof images.$inferSelect | null;
}): Popup => ({
  id: row.popup.id,
  code: row.popup.code,
  title: row.popup.title,
  body: sanitiseHtml(row.popup.body),
  image: presentImage(row.image),
  link_url: safeLink(row.popup.linkUrl),
  link_text: row.popup.linkText,
  pages: [...row.popup.pages],
  event_name: row.popup.eventName,
  frequency: row.popup.frequency,
  updated_at: row.popup.updatedAt.toISOString(),
});

/** The popups that are active now and match the page, in their order. */
export async function readPopups(
  { db, channel, clock }: PopupContext,
  page: { readonly fitting?: SQL; readonly limit: number; readonly offset: number },
): Promise<{ rows: Popup[]; total: number }> {
  const condition = and(
    eq(popups.channelId, channel.id),
    eq(popups.isShow, true),
    activeAt(popups, clock.now()),
    page.fitting,
  );
  const rows = await db
    .select({ popup: popups, image: images })
    .from(popups)
    .leftJoin(images, eq(images.id, popups.imageId))
    .where(condition)
    .orderBy(asc(popups.position), asc(popups.id))
    .limit(page.limit)
    .offset(page.offset);
  return { rows: rows.map(presentPopup), total: await db.$count(popups, condition) };
}

/** The first popup that is active now and matches the page. */
export async function findPopup(context: PopupContext, fitting: SQL): Promise<Popup | null> {
  const { rows } = await readPopups(context, { fitting, limit: 1, offset: 0 });
  return rows[0] ?? null;
}
