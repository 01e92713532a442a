import { mkdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { findProductInStock } from './api';
import { setUpBrowser } from './set-up-browser';
import { JAPANESE_BROWSER, Shopper } from './shopper';
import { widths } from './widths';

const SCREENSHOTS = process.env['SHOP_SCREENSHOTS'];
const device = setUpBrowser(JAPANESE_BROWSER);

const look = async ({ page }: Shopper, name: string) => {
  if (!SCREENSHOTS) return;
  mkdirSync(SCREENSHOTS, { recursive: true });
  await page.screenshot({ path: `${SCREENSHOTS}/${name}.png`, fullPage: true });
};

describe.each(widths('390'))('at %s px', (width, viewport) => {
  const open = async (shop: 'default' | 'corporate' | 'gift' = 'default'): Promise<Shopper> => {
    const shopper = await Shopper.openShop(device.context, shop);
    await shopper.page.setViewportSize(viewport);
    return shopper;
  };
  const openProduct = async (shopper: Shopper) => {
    await shopper.open(`/product/${(await findProductInStock()).product_key}`);
    await shopper.waitForHydration();
  };

  test('the drawer shows the cart, leads on to it, and returns the focus', async () => {
    const shopper = await open();
    await openProduct(shopper);
    await shopper.press('カートに入れる');
    const drawer = shopper.page.getByRole('dialog', { name: 'カートに追加しました' });
    await drawer.getByText(/^小計（1点/).waitFor();
    await shopper.expectAccessible();
    await look(shopper, `cart-drawer-${width}`);
    await shopper.page.keyboard.press('Escape');
    await drawer.waitFor({ state: 'detached' });
    await shopper.waitForFocus(shopper.page.getByRole('button', { name: 'カートに入れる' }));
    await shopper.press('カートに入れる');
    await drawer.getByRole('link', { name: 'カートを見る' }).click();
    await shopper.waitForHeading('ショッピングカート');
    expect(await shopper.countOf(shopper.page.getByRole('dialog'))).toBe(0);
  });

  test('a line is put aside for later, stays there after a reload, and goes back into the cart', async () => {
    const shopper = await open();
    const { page } = shopper;
    await openProduct(shopper);
    await shopper.press('カートに入れる');
    await page.getByRole('dialog').getByRole('link', { name: 'カートを見る' }).click();
    await page.getByRole('button', { name: /^あとで買う/ }).click();
    const saved = page.getByRole('region', { name: 'あとで買う' });
    await saved.waitFor();
    await page.getByText('カートに商品がありません').waitFor();
    await shopper.expectAccessible();
    await look(shopper, `cart-saved-${width}`);
    await page.reload();
    await saved.getByRole('button', { name: /^カートに戻す/ }).click();
    await saved.waitFor({ state: 'detached' });
    await page.getByRole('heading', { name: 'おすすめ商品' }).waitFor();
    await shopper.expectAccessible();
    // What it costs and the way on are at the foot of the screen, wherever the page is scrolled to.
    const bar = page.locator('[data-foot-bar]');
    for (const top of [0, 100_000]) {
      await page.evaluate((y) => window.scrollTo(0, y), top);
      const { y, height } = (await bar.boundingBox())!;
      expect(Math.round(y + height)).toBe(viewport.height);
    }
    expect(await bar.innerText()).toMatch(/^合計（税込）\s+[\d,]+円\s+ご購入手続きへ$/);
    await look(shopper, `cart-back-${width}`);
  });

  test('a company downloads a quotation of its cart', async () => {
    const shopper = await open('corporate');
    const { page } = shopper;
    await shopper.open('/product');
    await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
    await page.waitForURL(/\/product\/[^/?]+/);
    await shopper.press('カートに入れる');
    await page.getByRole('link', { name: /^カート 1点/ }).click();
    await shopper.waitForHeading('ショッピングカート');
    await look(shopper, `cart-corporate-${width}`);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      shopper.press('見積書をダウンロード'),
    ]);
    await page.getByText('ダウンロードが完了しました').waitFor();
    expect(download.suggestedFilename()).toMatch(/^見積書_.*\.pdf$/);
    expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-');
    await shopper.expectAccessible();
  });
});

test('what one tab does to the cart the other shows, and the dialog of the gift shop names what was added', async () => {
  const first = await Shopper.openShop(device.context, 'gift');
  const second = await Shopper.openShop(device.context, 'gift');
  await second.open('/cart/');
  await second.page.getByText('カートに商品がありません').waitFor();
  await first.open('/product');
  await first.page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
  await first.page.waitForURL(/\/product\/[^/?]+/);
  await first.press('カートに入れる');
  const dialog = first.page.getByRole('dialog', { name: 'カートに追加しました' });
  await dialog.getByRole('listitem').waitFor();
  await first.expectAccessible();
  await look(first, 'cart-dialog');
  await second.page.getByRole('button', { name: /^あとで買う/ }).click();
  await second.page.getByRole('region', { name: 'あとで買う' }).waitFor();
  await dialog.getByRole('link', { name: 'カートを見る' }).click();
  await first.page.getByRole('region', { name: 'あとで買う' }).waitFor();
});
