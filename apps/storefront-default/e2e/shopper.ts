import { axeViolations, watchPage, type PageWatch, type ShopName } from '@shop/testing-browser';
import type { BrowserContext, Page } from 'playwright-core';
import { originOf } from './platform';

export const MEMBER = 'member@example.jp';
export const SECOND = 'second@example.jp';
export const DEMO_PASSWORD = 'demo-pass-2026';
export const PHONE = { width: 390, height: 844 };
export const DESKTOP = { width: 1280, height: 900 };

/** Somebody at a browser: does what shoppers do, by the roles and names that they perceive. */
export class Shopper {
  readonly watch: PageWatch;

  private constructor(
    readonly page: Page,
    readonly origin: string,
  ) {
    this.watch = watchPage(page);
  }

  /** Opens a tab in a shop, by its own name or by another origin of it. */
  static async visit(
    context: BrowserContext,
    shop: ShopName = 'default',
    origin = originOf(shop),
  ): Promise<Shopper> {
    const page = await context.newPage();
    page.setDefaultTimeout(20_000);
    return new Shopper(page, origin);
  }

  /** Loads a page of the shop as a document. */
  async open(path: string): Promise<void> {
    await this.page.goto(`${this.origin}${path}`);
  }

  /** Waits until the page has been taken over: before that, what needs no scripts goes the browser's own way. */
  async answers(): Promise<void> {
    await this.page.waitForFunction(() => performance.getEntriesByName('shop-answers').length > 0);
  }

  /** Waits for the page's main heading. */
  async sees(heading: string | RegExp): Promise<void> {
    await this.page.getByRole('heading', { level: 1, name: heading }).waitFor();
  }

  /** Presses a button by its name. */
  async press(name: string | RegExp): Promise<void> {
    await this.page.getByRole('button', { name }).first().click();
  }

  /** Follows a link by its name. */
  async follow(name: string | RegExp): Promise<void> {
    await this.page.getByRole('link', { name }).first().click();
  }

  /** Fills the sign-in form of the page that is open and waits until it has gone. */
  async signIn(email: string): Promise<void> {
    await this.page.getByLabel('メールアドレス').fill(email);
    await this.page.getByLabel('パスワード', { exact: true }).fill(DEMO_PASSWORD);
    await this.page.getByRole('main').getByRole('button', { name: 'ログイン' }).click();
    await this.page.waitForURL((url) => !url.pathname.startsWith('/login'));
    // The address changes before the page that it names is drawn.
    await this.page.getByRole('heading', { level: 1, name: 'ログイン' }).waitFor({ state: 'detached' });
  }

  /** Axe on the page as it stands. */
  async isAccessible(): Promise<void> {
    expect(await axeViolations(this.page)).toEqual([]);
  }
}
