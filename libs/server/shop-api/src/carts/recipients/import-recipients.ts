import { MAX_CART_LINES } from '@shop/contract/carts/max-cart-lines';
import type { FieldErrors } from '../../http/http-error';
import { addDestinations } from '../changes/add-destinations';
import type { CartChangeContext } from '../changes/cart-change-context';
import { fitAccessories } from '../changes/fit-accessories';
import { requireRaised } from '../changes/require-raised';
import { cartErrors } from '../state/cart-errors';
import type { CartChange } from '../state/cart-store';
import { LineDraft } from '../state/line-draft';
import { listLines } from '../state/line-store';
import { listShippings, updateShipping } from '../state/shipping-store';
import { loadRecipientPlan } from './load-recipient-plan';
import type { PlannedRecipient } from './plan-recipients';
import type { Recipient } from './read-recipients';
import { addressed, type PlaceKey, placeOfLine, placeOfShipping } from './recipient-place';
import { shareOut } from './share-out';

/**
 * Makes recipients destinations and gives them what the file says: all of them, or those without faults. Nothing is done where
 * a row of `all` has a fault, or where no row is left. An order with an address is no longer a gift.
 */
export async function importRecipients(
  work: CartChangeContext,
  recipients: readonly Recipient[],
  which: 'all' | 'valid',
): Promise<CartChange> {
  const { tx, cart } = work;
  const { plan, present } = await loadRecipientPlan(tx, work, recipients);
  const good = plan.rows.filter(({ faults }) => faults.length === 0);
  if (good.length === 0 || (which === 'all' && good.length < plan.rows.length))
    throw cartErrors.recipientsInvalid(errorsOf(plan.rows));
  const ids = await addPlaces(
    work,
    good.filter(({ isPresent }) => !isPresent),
  );
  const draft = await LineDraft.open(tx, cart.id);
  const places = { channel: work.context.channel, shippings: await listShippings(tx, cart.id) };
  for (const [product, shares] of plan.shares) {
    const wanted = new Map(
      [...shares].flatMap(([place, share]) => {
        const id = ids.get(place);
        return id === undefined ? [] : [[id, share] as const];
      }),
    );
    shareOut(draft, places, product, wanted);
  }
  await draft.save(tx);
  await fitAccessories(tx, cart.id);
  const lines = await listLines(tx, cart.id);
  if (lines.length > MAX_CART_LINES) throw cartErrors.tooManyLines(MAX_CART_LINES);
  await requireRaised(work, present.lines, lines);
  return { receiver: null };
}

/** The ids of all destinations, after those of new recipients were added; a gift's without an address gets the first. */
async function addPlaces(
  work: CartChangeContext,
  rows: readonly PlannedRecipient[],
): Promise<ReadonlyMap<PlaceKey, number>> {
  const { tx, cart } = work;
  const places = rows.flatMap(({ recipient: { line, address } }) =>
    address === null ? [] : [{ line, place: { userAddressId: null, address } }],
  );
  const before = await listShippings(tx, cart.id);
  const open = before.find(({ address, pickup }) => address === null || pickup !== null);
  const [first] = places;
  const filled = open === undefined || first === undefined ? [] : [first];
  if (open !== undefined && first !== undefined)
    await updateShipping(tx, open.id, { ...first.place, pickup: null, deliveryAt: null });
  const added = places.slice(filled.length);
  await addDestinations(
    work,
    added.map(({ place }) => place),
  );
  const after = (await listShippings(tx, cart.id)).slice(before.length);
  return new Map<PlaceKey, number>([
    ...addressed(before).map(({ id }) => [placeOfShipping(id), id] as const),
    ...filled.flatMap(({ line }) => (open === undefined ? [] : [[placeOfLine(line), open.id] as const])),
    ...added.flatMap(({ line }, at) => {
      const row = after[at];
      return row === undefined ? [] : [[placeOfLine(line), row.id] as const];
    }),
  ]);
}

const errorsOf = (rows: readonly PlannedRecipient[]): FieldErrors =>
  Object.fromEntries(
    rows.flatMap(({ recipient: { line }, faults }) =>
      faults.map(({ column, message }) => [`rows.${line}.${column === '' ? '_' : column}`, [message]]),
    ),
  );
