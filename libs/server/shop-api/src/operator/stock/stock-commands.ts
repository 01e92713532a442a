import { eq, sql } from 'drizzle-orm';
import type { Executor } from '../../db/database';
import { products } from '../../db/schema';
import { noteRestocked } from '../../restock-notices/restock-notice-store';
import { sendRestockNotices } from '../../restock-notices/send-restock-notices';
import { recordAudit } from '../audit/record-audit';
import {
  CHANNEL_OPTION,
  type CommandArguments,
  type OperatorContext,
  shopCommand,
} from '../command/operator-command';
import { OperatorError } from '../command/operator-error';
import { wholeNumber } from '../command/whole-number';
import { requireChannel } from '../require-channel';
import { type Product, productOfNumber } from './product-of-number';

/** More pieces of one product than any warehouse holds. */
const MAX_PIECES = 1_000_000;

const describe = (product: Product) =>
  `${product.code}  ${product.name}  在庫 stock=${product.stock} 取り置き reserved=${product.reserved} 販売済み sold=${product.sold} 合計 initial=${product.initialStock}`;

async function writeStock(tx: Executor, product: Product, stock: number): Promise<Product> {
  const [changed] = await tx
    .update(products)
    .set({ stock, initialStock: sql`${stock} + ${products.reserved} + ${products.sold}` })
    .where(eq(products.id, product.id))
    .returning();
  if (changed === undefined) throw new Error(`The product ${product.code} is gone`);
  return changed;
}

/**
 * Changes the pieces that can be sold; the product's row is held, so that no sale is lost in between. Whoever waits for the
 * product is told after that.
 */
async function changeStock(
  context: OperatorContext,
  args: CommandArguments,
  command: string,
  nextStock: (present: number) => number,
): Promise<void> {
  const channel = await requireChannel(context.db, args.value('channel'));
  const code = args.value('PRODUCT_CODE');
  const { changed, isAwaited } = await context.db.transaction(async (tx) => {
    const product = await productOfNumber(tx, channel.id, code, { isHeld: true });
    const stock = nextStock(product.stock);
    if (stock < 0 || stock > MAX_PIECES)
      throw new OperatorError(
        `在庫は 0 から ${MAX_PIECES} までです（いま ${product.stock}）`,
        `Stock must stay from 0 to ${MAX_PIECES} (it is ${product.stock})`,
      );
    const written = await writeStock(tx, product, stock);
    await recordAudit(tx, context, {
      command,
      channelId: channel.id,
      target: code,
      before: { stock: product.stock },
      after: { stock: written.stock },
    });
    return { changed: written, isAwaited: await noteRestocked(tx, written.id, context.clock.now()) };
  });
  context.print(describe(changed));
  if (isAwaited) await tell(context, changed.id);
}

/** The stock stands by now, so that a failure here must not read as if it did not: `stock add` would be repeated. */
async function tell(context: OperatorContext, productId: number): Promise<void> {
  try {
    await sendRestockNotices(context, productId);
  } catch {
    context.note(
      '再入荷のお知らせは、あとで自動で送られます\nThe mails that the product is back will be sent later by themselves',
    );
  }
  await context.mail.flush();
}

const CODE = { name: 'PRODUCT_CODE' };
const WHICH_JA = 'PRODUCT_CODE は規格ごとの商品番号です（import の variant_code。商品コードではありません）';
const WHICH_EN =
  'PRODUCT_CODE is the number of a variant (variant_code of import), not the code of its product';

const stockGet = shopCommand({
  name: 'stock get',
  words: [CODE],
  options: [CHANNEL_OPTION],
  ja: `商品の在庫を表示します。${WHICH_JA}`,
  en: `shows the stock of a product; ${WHICH_EN}`,
  async run({ db, print }, args) {
    const channel = await requireChannel(db, args.value('channel'));
    const code = args.value('PRODUCT_CODE');
    print(describe(await productOfNumber(db, channel.id, code, { isHeld: false })));
  },
});

const stockSet = shopCommand({
  name: 'stock set',
  words: [CODE, { name: 'N' }],
  options: [CHANNEL_OPTION],
  ja: `販売できる数を N 個にします。${WHICH_JA}`,
  en: `makes N pieces available for sale; ${WHICH_EN}`,
  async run(context, args) {
    const pieces = wholeNumber('N', args.value('N'), 0, MAX_PIECES);
    await changeStock(context, args, 'stock set', () => pieces);
  },
});

const stockAdd = shopCommand({
  name: 'stock add',
  words: [CODE, { name: 'N' }],
  options: [CHANNEL_OPTION],
  ja: `販売できる数を N 個ふやします（負の数で減らします）。${WHICH_JA}`,
  en: `adds N pieces for sale; a negative number takes pieces away; ${WHICH_EN}`,
  async run(context, args) {
    const pieces = wholeNumber('N', args.value('N'), -MAX_PIECES, MAX_PIECES);
    await changeStock(context, args, 'stock add', (present) => present + pieces);
  },
});

export const stockCommands = [stockGet, stockSet, stockAdd];
