import { eq } from 'drizzle-orm';
import type { Channel } from '../../channels/channel';
import type { Executor } from '../../db/database';
import { channels } from '../../db/schema';
import { packingSlip } from '../../packing-slips/packing-slip';
import { type IssuerRow, loadIssuer } from '../../pdf-documents/issuer-store';
import { renderPdfs } from '../../pdf-documents/render-pdf';
import type { ShopDocument } from '../../pdf-documents/shop-document';
import { priceSumsOf } from '../../site/front-settings';
import type { OperatorContext } from '../command/operator-command';
import type { SlipPlace } from './find-places-to-pack';

interface RenderedSlips {
  readonly pdf: Uint8Array;
  readonly count: number;
}

/** The slips of these destinations in one PDF; null where none of them has an address. */
export async function renderSlips(
  { db, clock }: Pick<OperatorContext, 'db' | 'clock'>,
  places: readonly SlipPlace[],
): Promise<RenderedSlips | null> {
  const shops = new Map<number, { readonly channel: Channel; readonly issuer: IssuerRow }>();
  const now = clock.now();
  const slips: ShopDocument[] = [];
  for (const { detail, destination } of places) {
    const { channelId } = detail.order;
    const shop = shops.get(channelId) ?? (await loadShop(db, channelId));
    shops.set(channelId, shop);
    const { issuer } = shop;
    const slip = packingSlip(detail, destination, { issuer, priceSums: priceSumsOf(shop.channel), now });
    if (slip !== null) slips.push(slip);
  }
  const [first, ...others] = slips;
  return first === undefined ? null : { pdf: await renderPdfs([first, ...others]), count: slips.length };
}

async function loadShop(db: Executor, channelId: number) {
  const [channel] = await db.select().from(channels).where(eq(channels.id, channelId));
  if (channel === undefined) throw new Error(`There is no shop ${channelId}`);
  return { channel, issuer: await loadIssuer(db, channel) };
}
