import { openCardShop } from '@shop/testing-api/card-shop';

let shop: Awaited<ReturnType<typeof openCardShop>>;
beforeAll(async () => {
  shop = await openCardShop();
});
afterAll(() => shop.api.close());

/** The page on which the shopper enters a card, as the sandbox serves it. */
async function cardPage(): Promise<string> {
  const { body } = await shop.decide(await shop.cart(), null);
  const { pathname } = new URL(body.redirect_url ?? '');
  return (await shop.api.request(`/dev/payment-service${pathname}`)).text();
}

// spec items: labels-card, const-card-expiry-digits, const-card-number-digits
it.each([
  ['labels-card, const-card-number-digits', 'number', 'カード番号', /^\d{14}$/],
  ['const-card-expiry-digits, valid-card-expiry-hint', 'expiration', '有効期限（年月6桁）', /^20\d{4}$/],
  ['const-card-security-digits, valid-card-security-code-hint', 'code', 'セキュリティコード', /^\d{3}$/],
])('[%s] the field %s is labelled %s and hints at its digits', async (_items, id, label, hint) => {
  const page = await cardPage();
  expect(page).toContain(`<label for="${id}">${label}</label>`);
  const [field = ''] = new RegExp(`<input id="${id}"[^>]*>`).exec(page) ?? [];
  expect(/placeholder="([^"]*)"/.exec(field)?.[1]).toMatch(hint);
});
