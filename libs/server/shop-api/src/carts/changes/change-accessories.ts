import { MAX_CART_LINES } from '@shop/contract/carts/max-cart-lines';
import { MAX_QUANTITY } from '@shop/contract/carts/max-quantity';
import { and, eq } from 'drizzle-orm';
import type { Executor } from '../../db/database';
import { productAccessories } from '../../db/schema';
import { type AccessoryLimit, fitQuantity } from '../state/accessory-limit';
import { cartErrors } from '../state/cart-errors';
import type { CartChangeContext } from './cart-change-context';
import { findAddable, insertLine, listLines, setLineQuantity, type StoredLine } from '../state/line-store';
import { requireRaised } from './require-raised';
import { requireSelling } from '../state/require-selling';

/** An accessory to be added to a line. */
export interface AddedAccessory {
  readonly key: string;
  readonly product_key: string;
  readonly quantity?: number | undefined;
}

/** Adds an accessory to a line, as a line below it; adding more raises its quantity. */
export async function addAccessory(
  { tx, cart, context, visible }: CartChangeContext,
  added: AddedAccessory,
): Promise<void> {
  requireSelling(context.channel);
  const lines = await listLines(tx, cart.id);
  const parent = lines.find(({ key, parentId }) => key === added.key && parentId === null);
  if (parent === undefined) throw cartErrors.lineNotFound();
  const [product] = await findAddable(tx, { channelId: context.channel.id, visible }, [added.product_key]);
  const rule = product === undefined ? null : await findRule(tx, parent.productId, product.id);
  if (product === undefined || rule === null) throw cartErrors.accessoryNotFound();
  if (!product.isOnSale) throw cartErrors.notSale(product.name);
  const pieces = parent.quantity * parent.piecesPerUnit;
  const present = lines.find(({ parentId, productId }) => parentId === parent.id && productId === product.id);
  if (rule.quantityRule === 'same' && present !== undefined) return;
  const quantity = (present?.quantity ?? 0) + (added.quantity ?? (rule.quantityRule === 'same' ? pieces : 1));
  rejectWrongQuantity(rule, pieces, quantity, product.name);
  if (present !== undefined) await setLineQuantity(tx, present.id, quantity);
  else {
    if (lines.length >= MAX_CART_LINES) throw cartErrors.tooManyLines(MAX_CART_LINES);
    await insertLine(tx, {
      cartId: cart.id,
      productId: product.id,
      productName: product.name,
      quantity,
      parentId: parent.id,
    });
  }
  await requireRaised({ tx, context }, lines, await listLines(tx, cart.id));
}

/** Sets the quantities of accessories, all or none. */
export async function modifyAccessories(
  { tx, cart, context }: CartChangeContext,
  modified: readonly { readonly key: string; readonly quantity: number }[],
): Promise<void> {
  const lines = await listLines(tx, cart.id);
  for (const { key, quantity } of modified) {
    const line = lines.find((one) => one.key === key && one.parentId !== null);
    const parent = lines.find(({ id }) => id === line?.parentId);
    if (line === undefined || parent === undefined) throw cartErrors.lineNotFound();
    const rule = await findRule(tx, parent.productId, line.productId);
    if (rule === null) throw cartErrors.accessoryNotFound();
    rejectWrongQuantity(rule, parent.quantity * parent.piecesPerUnit, quantity, line.productName);
    await setLineQuantity(tx, line.id, quantity);
  }
  await requireRaised({ tx, context }, lines, await listLines(tx, cart.id));
}

function rejectWrongQuantity(rule: AccessoryLimit, pieces: number, quantity: number, name: string): void {
  if (quantity > MAX_QUANTITY) throw cartErrors.tooMany(name, MAX_QUANTITY);
  const fitting = fitQuantity(rule, pieces, quantity);
  if (fitting !== quantity) throw cartErrors.accessoryQuantity(name, fitting);
}

async function findRule(
  tx: Executor,
  productId: StoredLine['productId'],
  accessoryId: StoredLine['productId'],
): Promise<AccessoryLimit | null> {
  if (productId === null || accessoryId === null) return null;
  const [rule] = await tx
    .select()
    .from(productAccessories)
    .where(and(eq(productAccessories.productId, productId), eq(productAccessories.accessoryId, accessoryId)));
  return rule ?? null;
}
