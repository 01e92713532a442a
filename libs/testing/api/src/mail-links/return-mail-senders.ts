import { createOrderReturnSpec } from '@shop/contract/returns/create-order-return';
import { shipOrder } from '../shipped-order';
import { siblingVariants } from '../sibling-variants';
import type { MailSender, MailShop } from './mail-sender';
import { runCommand } from './run-command';

const TRACKING = ['--tracking', '1234-5678-9012'] as const;
const BACK = ['--restock', 'all', '--refund', '0'] as const;
const REASON = ['--reason', '使用された跡があります'] as const;

/** What sends each mail about a return or an exchange, by what both kinds have of its subject. */
export function returnMailSenders(shop: MailShop): readonly MailSender[] {
  /** Asks to return a piece of an order that was sent, for another variant where there is one; the number of the request. */
  const askFor = async (productKey: string, wanted?: string) => {
    const { api } = shop;
    const member = { token: await api.signIn('member@example.jp') };
    const { id, itemIds } = await shipOrder(api, [{ product_key: productKey, quantity: 1 }], member);
    const item = { order_item_id: itemIds[0]!, quantity: 1 };
    const reason = { reason: 'size' as const, is_agreed: true as const };
    const body =
      wanted === undefined
        ? { ...reason, items: [item] }
        : { ...reason, kind: 'exchange' as const, items: [{ ...item, exchange_product_key: wanted }] };
    const asked = await api.call(createOrderReturnSpec, { params: { id }, body }, member);
    return asked.body.returns[0]!.number;
  };
  const ask = () => askFor(shop.product.key);
  const decide = (name: string, options: readonly string[]) => async () =>
    runCommand(shop, 'returns', name, await ask(), ...options);
  const complete = async () => {
    const number = await ask();
    await runCommand(shop, 'returns', 'approve', number);
    await runCommand(shop, 'returns', 'complete', number, ...BACK);
    return number;
  };
  const undo = async () => runCommand(shop, 'returns', 'undo', await complete());
  const exchange = async () => {
    await runCommand(shop, 'settings', 'set', 'ORDER.EXCHANGE.IS_USE', 'true', '--channel', 'default');
    const [bought, wanted] = await siblingVariants(shop.api.db, 2);
    const number = await askFor(bought!.key, wanted!.key);
    await runCommand(shop, 'returns', 'approve', number);
    await runCommand(shop, 'returns', 'complete', number, '--restock', 'all', ...TRACKING);
  };
  return [
    ['のお申し込みを受け付けました', ask, ['order-detail']],
    ['を承りました', decide('approve', []), ['order-detail']],
    ['のお申し込みについて', decide('refuse', REASON), ['order-detail']],
    ['返品の手続きが完了しました', complete, ['order-detail']],
    ['返品の手続き完了のお知らせの取り消し', undo, ['order-detail']],
    ['交換品を発送いたしました', exchange, ['carrier', 'order-detail']],
  ];
}
