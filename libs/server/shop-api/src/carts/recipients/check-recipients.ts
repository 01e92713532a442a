import type { EndpointOutput } from '@shop/contract/endpoint';
import type { checkCartRecipientsSpec } from '@shop/contract/carts/check-cart-recipients';
import type { RouteContext } from '../../http/route-context';
import { visibleModels } from '../../tags/visible-models';
import { findOwnCart, requireOpen } from '../state/find-cart';
import { loadRecipientPlan } from './load-recipient-plan';
import type { PlannedRecipient } from './plan-recipients';
import type { Recipient } from './read-recipients';
import { sharesOf, totalOf } from './shares-after';

type Report = EndpointOutput<(typeof checkCartRecipientsSpec)['schemas']>;

/** What a file would do to the cart of this token. */
export async function checkRecipients(
  context: RouteContext,
  token: string,
  recipients: readonly Recipient[],
): Promise<Report> {
  const cart = await findOwnCart(context.db, context, token, { isLocking: false });
  requireOpen(cart, context.clock.now());
  const visible = await visibleModels(context);
  const { plan, present } = await loadRecipientPlan(context.db, { cart, context, visible }, recipients);
  return {
    rows: plan.rows.map(presentRow),
    totals: [...plan.shares].map(([{ id, code, name }, shares]) => ({
      code,
      name,
      before: totalOf(sharesOf(present, id)),
      after: totalOf(shares),
    })),
  };
}

const presentRow = ({ recipient, isPresent, goods, faults }: PlannedRecipient): Report['rows'][number] => ({
  line: recipient.line,
  name: recipient.name,
  place: recipient.place,
  is_present: isPresent,
  goods: goods.map(({ product: { code, name }, quantity }) => ({ code, name, quantity })),
  faults: faults.map(({ column, message }) => ({ column, message })),
});
