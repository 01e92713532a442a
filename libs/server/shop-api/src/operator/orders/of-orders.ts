import { and, eq, exists, ilike, like, or, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../db/database';
import { likePart } from '../../db/like-part';
import { orderItems, orders } from '../../db/schema';
import type { ListQuery } from '../lists/list-definition';

/** What may stand in a phone number. */
const PHONE = /^[\d\s()+-]+$/;

const withoutSpaces = (text: string): string => text.replaceAll(/\s/g, '');

/** Orders of whom a text is about: family and first name may stand with a space between or without, phone numbers with hyphens. */
function ofCustomer(text: string): SQL | undefined {
  const part = likePart(text);
  const name = sql`translate(${orders.ordererName}, ' 　', '')`;
  const phone = sql`regexp_replace(${orders.ordererPhoneNumber}, '[^0-9]', '', 'g')`;
  const digits = text.replaceAll(/\D/g, '');
  return or(
    ilike(name, likePart(withoutSpaces(text))),
    ilike(orders.ordererCompanyName, part),
    ilike(orders.ordererEmail, part),
    PHONE.test(text) && digits !== '' ? like(phone, likePart(digits)) : undefined,
  );
}

/** The condition of `--customer` and `--product`; none where neither is given. */
export const ofOrders = (
  db: Executor,
  { customer, product }: Pick<ListQuery<never>, 'customer' | 'product'>,
): SQL | undefined =>
  and(
    customer === null ? undefined : ofCustomer(customer),
    product === null
      ? undefined
      : exists(
          db
            .select({ id: orderItems.id })
            .from(orderItems)
            .where(and(eq(orderItems.orderId, orders.id), eq(orderItems.productCode, product))),
        ),
  );
