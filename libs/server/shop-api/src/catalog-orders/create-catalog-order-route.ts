import { createCatalogOrderSpec } from '@shop/contract/catalog-orders/create-catalog-order';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { presentAddress } from '../addresses/present-address';
import { readAddressInput } from '../addresses/read-address-input';
import { requireHouseNumber } from '../addresses/require-house-number';
import { catalogOrders, catalogs, type OrderedCatalog } from '../db/schema';
import { loadIssuer } from '../pdf-documents/issuer-store';
import { invalidFields } from '../http/http-error';
import { defineRoute } from '../http/define-route';
import type { RouteContext } from '../http/route-context';
import { isProvenRecipient } from '../mail/is-proven-recipient';
import { limitStrangerMail } from '../mail/limit-stranger-mail';
import { createReferenceNumber } from '../reference-numbers/create-reference-number';
import { catalogOrderMails } from './catalog-order-mails';
import { limitCatalogOrders } from './limit-catalog-orders';

const NUMBER_PREFIX = 'K';

/** The catalogues that this shop sends by post, all of the wanted ones, or a rejection. */
async function requireCatalogs(
  { db, channel }: RouteContext,
  ids: readonly number[],
): Promise<OrderedCatalog[]> {
  const wanted = [...new Set(ids)];
  const found = await db
    .select({ id: catalogs.id, title: catalogs.title })
    .from(catalogs)
    .where(
      and(
        eq(catalogs.channelId, channel.id),
        eq(catalogs.isShow, true),
        eq(catalogs.isOrderable, true),
        inArray(catalogs.id, wanted),
      ),
    )
    .orderBy(asc(catalogs.position), asc(catalogs.id));
  if (found.length < wanted.length) throw invalidFields({ catalog_ids: ['カタログを選び直してください'] });
  return found;
}

/** POST /v1/catalog-orders */
export const createCatalogOrderRoute = defineRoute(createCatalogOrderSpec, async (context, { body }) => {
  const { db, clock, channel, member } = context;
  const email = member?.email ?? body.email;
  if (email === '') throw invalidFields({ email: ['メールアドレスを入力してください'] });
  const address = readAddressInput(body);
  await requireHouseNumber(address);
  const wanted = await requireCatalogs(context, body.catalog_ids);
  await limitCatalogOrders(context, address);
  const { contactEmail } = await loadIssuer(db, channel);
  const createdAt = clock.now();
  const number = createReferenceNumber(NUMBER_PREFIX, createdAt);
  await db.transaction(async (tx) => {
    await limitStrangerMail(tx, context, email);
    await tx.insert(catalogOrders).values({
      channelId: channel.id,
      userId: member?.id ?? null,
      number,
      email,
      address,
      catalogs: wanted,
      remarks: body.remarks,
      createdAt,
    });
    const order = {
      number,
      email,
      address: presentAddress(address),
      catalogs: wanted,
      remarks: body.remarks,
      isSenderProven: isProvenRecipient(member, email),
    };
    for (const mail of catalogOrderMails(channel, order, contactEmail)) await context.mail.send(tx, mail);
  });
  context.mail.flushLater();
  return { number, catalogs: wanted, created_at: createdAt.toISOString() };
});
