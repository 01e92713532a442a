import { type ContentShop, openContentShop } from '@shop/testing-api/content-shop';

let content: ContentShop;
beforeAll(async () => {
  content = await openContentShop();
});
afterAll(() => content.close());

const popupOf = (event: string) =>
  content.folderOf({ 'popups/event.md': `---\ntitle: 夏の市\nevent: ${event}\n---\n\n始まります。\n` });

it.each([
  'search',
  'view_item_list',
  'select_item',
  'view_item',
  'add_to_wishlist',
  'add_to_cart',
  'remove_from_cart',
  'view_cart',
  'begin_checkout',
  'add_shipping_info',
  'add_payment_info',
  'purchase',
  'login',
  'sign_up',
])('a popup may follow the event %s', async (event) => {
  expect(await content.push(await popupOf(event))).toMatchObject({ code: 0, err: '' });
});

it.each(['add_to_basket', 'page_view', 'view_promotion', 'select_promotion', 'Add_To_Cart'])(
  'the event %s, which the shop never sends, is named with its file and line',
  async (event) => {
    const { code, out } = await content.push(await popupOf(event));
    expect(code).not.toBe(0);
    expect(out).toMatch(/popups\/event\.md:3/);
    expect(out).toContain('add_to_cart');
  },
);
