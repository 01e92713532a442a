import type { SQL } from 'drizzle-orm';
import type { Executor } from '../../db/database';
import type { RouteContext } from '../../http/route-context';
import { findDeskProducts } from '../../order-desk/find-desk-products';
import { productsByCode } from '../../order-desk/product-of-code';
import { storedForms } from '../../order-desk/read-desk-row';
import { allowsSeveralShippings } from '../changes/allows-several-shippings';
import { cartErrors } from '../state/cart-errors';
import { listLines } from '../state/line-store';
import { requireSelling } from '../state/require-selling';
import { listShippings } from '../state/shipping-store';
import { planRecipients, type RecipientPlan } from './plan-recipients';
import type { Recipient } from './read-recipients';
import type { RecipientCart } from './shares-after';

interface PlannedCart {
  readonly cart: { readonly id: number };
  readonly context: Pick<RouteContext, 'channel' | 'member'>;
  /** The condition of the products that this shopper may see. */
  readonly visible: SQL | undefined;
}

/** The plan for a file, with the cart that it is for. Throws where the shop does not sell, or sends to one place only. */
export async function loadRecipientPlan(
  db: Executor,
  { cart, context, visible }: PlannedCart,
  recipients: readonly Recipient[],
): Promise<{ readonly plan: RecipientPlan; readonly present: RecipientCart }> {
  const { channel, member } = context;
  requireSelling(channel);
  if (!allowsSeveralShippings(channel)) throw cartErrors.shippingNotMultiple();
  const codes = new Set(
    recipients.flatMap(({ quantities }) => quantities.flatMap(({ code }) => storedForms(code))),
  );
  const products = await findDeskProducts(db, { channel, member, visible }, [...codes]);
  const present = {
    shippings: await listShippings(db, cart.id),
    lines: await listLines(db, cart.id),
  };
  return { plan: planRecipients(recipients, present, productsByCode(products)), present };
}
