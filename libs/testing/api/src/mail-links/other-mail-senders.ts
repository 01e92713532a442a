import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createCatalogOrderSpec } from '@shop/contract/catalog-orders/create-catalog-order';
import { createInquirySpec } from '@shop/contract/inquiries/create-inquiry';
import { approveOrderApprovalSpec } from '@shop/contract/order-approvals/approve-order-approval';
import { createOrderApprovalSpec } from '@shop/contract/order-approvals/create-order-approval';
import { rejectOrderApprovalSpec } from '@shop/contract/order-approvals/reject-order-approval';
import { createRestockNoticeSpec } from '@shop/contract/restock-notices/create-restock-notice';
import { catalogs, companyStatements, users } from '@shop/shop-api/db/schema';
import { and, desc, eq } from 'drizzle-orm';
import { createReadyCart, TOKYO_ADDRESS } from '../checkout';
import { APPROVES_ALL, openCompany } from '../company';
import { setStock } from '../stock';
import { closeNextStatement } from '../statements';
import { MAIL_ORIGINS, type MailSender, type MailShop } from './mail-sender';
import { runCommand } from './run-command';

const EMAIL = 'hanako@example.jp';

/** What sends each mail that is neither about an account nor about an order, by its subject. */
export function otherMailSenders(shop: MailShop): readonly MailSender[] {
  const ask = async () => {
    const member = { token: await shop.api.signIn('member@example.jp') };
    const body = { name: '森野 みどり', email: 'member@example.jp', body: '金曜日に届きますか。' };
    const { inquiry } = (await shop.api.callWith(createInquirySpec, { body }, member)).body;
    return inquiry?.number ?? '';
  };
  const reply = async () => {
    await runCommand(shop, 'inquiries', 'reply', await ask(), '--body', 'はい、届きます。');
  };
  const orderCatalog = async () => {
    const isOrderable = and(eq(catalogs.channelId, 1), eq(catalogs.isOrderable, true));
    const [catalog] = await shop.api.db.select().from(catalogs).where(isOrderable);
    const body = { ...TOKYO_ADDRESS, email: EMAIL, catalog_ids: [catalog?.id ?? 0] };
    await shop.api.call(createCatalogOrderSpec, { body });
  };
  const notice = async () => {
    await setStock(shop.api.db, shop.product.id, 0);
    await shop.api.call(createRestockNoticeSpec, {
      params: { key: shop.product.key },
      body: { email: EMAIL },
    });
  };
  const restock = async () => {
    await notice();
    await runCommand(shop, 'stock', 'set', shop.product.code, '5', '--channel', 'default');
  };
  const newsletter = async () => {
    const reader = and(eq(users.channelId, 1), eq(users.email, 'member@example.jp'));
    await shop.api.db.update(users).set({ isReceiveNewsletter: true }).where(reader);
    const folder = await mkdtemp(path.join(tmpdir(), 'shop-mail-links-'));
    const file = path.join(folder, 'letter.txt');
    await writeFile(file, '新作が届きました。');
    await runCommand(shop, 'newsletter', file, '--channel', 'default', '--subject', '秋の便り');
    await rm(folder, { recursive: true });
  };
  const requestApproval = async () => {
    const members = { 'member@example.jp': 'buyer', 'second@example.jp': 'approver' } as const;
    await openCompany(shop.api, 'MAILS', 'default', members, APPROVES_ALL);
    const buyer = { token: await shop.api.signIn('member@example.jp') };
    const line = { product_key: shop.product.key, quantity: 1 };
    const { token: cart_token, data } = await createReadyCart(shop.api, [line], buyer);
    const seen = { revision: data.revision, total_payment: data.order.total_payment };
    const asked = await shop.api.call(createOrderApprovalSpec, { body: { cart_token, ...seen } }, buyer);
    return { id: asked.body.id };
  };
  const approver = async () => ({ token: await shop.api.signIn('second@example.jp') });
  const approve = async () => {
    await shop.api.call(approveOrderApprovalSpec, { params: await requestApproval() }, await approver());
  };
  const sendBack = async () => {
    const input = { params: await requestApproval(), body: { reason: '数量をご確認ください' } };
    await shop.api.call(rejectOrderApprovalSpec, input, await approver());
  };
  const closeMonth = async () => {
    const ofShop = ['--channel', 'default'] as const;
    const approveFrom = (yen: string) =>
      runCommand(shop, 'companies', 'set', 'MAILS', '--approval', yen, ...ofShop);
    await openCompany(shop.api, 'MAILS', 'default', { 'member@example.jp': 'buyer' }, APPROVES_ALL);
    await approveFrom('none');
    await runCommand(shop, 'settings', 'set', 'ORDER.PAYMENT.INVOICE.IS_USE', 'true', ...ofShop);
    const buyer = { token: await shop.api.signIn('member@example.jp') };
    await closeNextStatement(shop.api, shop.product.key, buyer, MAIL_ORIGINS);
    await approveFrom('0');
  };
  const payMonth = async () => {
    await closeMonth();
    const [newest] = await shop.api.db
      .select()
      .from(companyStatements)
      .orderBy(desc(companyStatements.id))
      .limit(1);
    await runCommand(shop, 'statements', 'paid', newest?.number ?? '');
  };
  return [
    ['合計請求書を発行いたしました', closeMonth, ['statements']],
    ['合計請求書のご入金を確認いたしました', payMonth, ['statements']],
    ['ご注文の承認依頼が届きました', requestApproval, ['approval-detail']],
    ['ご注文が承認されました', approve, ['approval-detail']],
    ['ご注文の承認依頼が差し戻されました', sendBack, ['approval-detail']],
    ['お問い合わせを受け付けました', ask, ['inquiry-detail']],
    ['お問い合わせが届きました', ask, []],
    ['お問い合わせへのご回答', reply, ['inquiry-detail']],
    ['カタログのご請求を承りました', orderCatalog, []],
    ['カタログの請求が届きました', orderCatalog, []],
    ['再入荷のお知らせを承りました', notice, ['product-detail']],
    ['」が入荷しました', restock, ['product-detail']],
    ['秋の便り', newsletter, ['unsubscribe']],
  ];
}
