import { CANCEL_KEYS } from '@shop/contract/orders/cancel-keys';
import { asc, eq, inArray } from 'drizzle-orm';
import type { Channel } from '../../channels/channel';
import type { Executor } from '../../db/database';
import { channels, products } from '../../db/schema';
import {
  PRODUCT_CANCEL_KEYS,
  readProductCancelKeys,
  writeProductCancelKeys,
} from '../../orders/product-cancel-keys';
import { recordAudit } from '../audit/record-audit';
import { CHANNEL_OPTION, shopCommand } from '../command/operator-command';
import { OperatorError, wrongUsage } from '../command/operator-error';
import { findVariants } from '../offers/find-variants';
import { lockChannel, requireChannel } from '../require-channel';

/** Takes the key off. */
const NONE = 'none';
const KEY = /^[a-z0-9][a-z0-9-]{0,39}$/;
/** The list is read with the shop's settings, by every call. */
const MOST_PRODUCTS = 200;

function readKey(given: string): string | null {
  if (given === NONE) return null;
  if (KEY.test(given) && given !== CANCEL_KEYS.refundByHand) return given;
  throw wrongUsage(
    `キーは英小文字、数字、- で 40 文字までです（${CANCEL_KEYS.refundByHand} は使えません）: ${given}`,
    `A key has up to 40 small letters, digits and hyphens, and is not ${CANCEL_KEYS.refundByHand}: ${given}`,
  );
}

async function storeKey(tx: Executor, channel: Channel, id: number, key: string | null): Promise<void> {
  const keys = new Map(readProductCancelKeys(channel));
  if (key === null) keys.delete(id);
  else keys.set(id, key);
  if (keys.size > MOST_PRODUCTS)
    throw new OperatorError(
      `キーを持てる商品は ${MOST_PRODUCTS} 点までです`,
      `At most ${MOST_PRODUCTS} products have a key`,
    );
  await tx
    .update(channels)
    .set({ settings: { ...channel.settings, [PRODUCT_CANCEL_KEYS]: writeProductCancelKeys(keys) } })
    .where(eq(channels.id, channel.id));
}

const setKey = shopCommand({
  name: 'products cancel-key',
  words: [{ name: 'PRODUCT_CODE' }, { name: 'KEY' }],
  options: [CHANNEL_OPTION],
  ja: 'これからのご注文にその商品があれば、キャンセルに店の手続きが要ること（cancel_only_ecd_key）をお客様に伝えます。none で外します',
  en: 'tells shoppers, in orders of the product from now on, that a cancellation needs the shop (cancel_only_ecd_key); none takes it off',
  async run(context, args) {
    const code = args.value('PRODUCT_CODE');
    const key = readKey(args.value('KEY'));
    const before = await context.db.transaction(async (tx) => {
      const channel = await lockChannel(tx, args.value('channel'));
      const id = (await findVariants(tx, channel.id, [code])).get(code);
      if (id === undefined)
        throw new OperatorError(`商品がありません: ${code}`, `There is no product ${code}`);
      const present = readProductCancelKeys(channel).get(id) ?? null;
      if (present === key) return present;
      await storeKey(tx, channel, id, key);
      await recordAudit(tx, context, {
        command: 'products cancel-key',
        channelId: channel.id,
        target: code,
        before: { key: present },
        after: { key },
      });
      return present;
    });
    const said =
      before === key ? 'すでにそのとおりです。 Nothing to change.' : `${before ?? NONE} → ${key ?? NONE}`;
    context.print(`${code}: ${said}`);
  },
});

const listKeys = shopCommand({
  name: 'products cancel-keys',
  words: [],
  options: [CHANNEL_OPTION],
  ja: 'キャンセルに店の手続きが要る商品を表示します',
  en: 'lists the products whose orders need the shop for a cancellation',
  async run({ db, print }, args) {
    const keys = readProductCancelKeys(await requireChannel(db, args.value('channel')));
    const rows = await db
      .select({ id: products.id, code: products.code, name: products.name })
      .from(products)
      .where(inArray(products.id, [...keys.keys()]))
      .orderBy(asc(products.code));
    if (rows.length === 0) print('商品はありません。 No products.');
    for (const { id, code, name } of rows) print(`${code}  ${name}  ${keys.get(id) ?? NONE}`);
  },
});

/** The commands for products whose orders the shop itself has to cancel. account §4 */
export const cancelKeyCommands = [setKey, listKeys];
