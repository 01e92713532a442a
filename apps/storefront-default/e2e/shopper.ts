import { axeViolations } from '@shop/testing-browser/axe-violations';
import { describeMarkup } from '@shop/testing-browser/describe-markup';
import { BROWSER_LIMIT_MS } from '@shop/testing-browser/open-browser';
import { openTab, type Tab } from '@shop/testing-browser/tab';
import { waitUntilIdle } from '@shop/testing-browser/wait-until-idle';
import type { PageWatch } from '@shop/testing-browser/watch-page';
import type { ShopName } from '@shop/shops/shop-list';
import { SOAK_FACTOR } from '@shop/testing-api/soak-factor';
import type { BrowserContext, BrowserContextOptions, Locator, Page } from 'playwright-core';
import { originOf } from './platform';

export const MEMBER = 'member@example.jp';
export const SECOND = 'second@example.jp';
export const DEMO_PASSWORD = 'demo-pass-2026';
export const PHONE = { width: 390, height: 844 };
export const DESKTOP = { width: 1280, height: 900 };
/** Language and time zone of the usual shopper's browser. */
export const JAPANESE_BROWSER = { locale: 'ja-JP', timezoneId: 'Asia/Tokyo' } satisfies BrowserContextOptions;

declare global {
  /** The markup of pages in which axe found nothing; outlives a file as `shopKeptBrowsers` does. */
  var shopAccessibleMarkup: Set<string> | undefined;
}

/** Drives a tab as a shopper would, finding elements by their roles and accessible names. */
export class Shopper {
  constructor(
    private readonly tab: Tab,
    readonly origin: string,
  ) {}

  /** Opens a tab in a shop, by its own name or by another origin of it. */
  static async openShop(
    context: BrowserContext,
    shop: ShopName = 'default',
    origin = originOf(shop),
  ): Promise<Shopper> {
    return new Shopper(await openTab(context), origin);
  }

  get page(): Page {
    return this.tab.page;
  }

  get watch(): PageWatch {
    return this.tab.watch;
  }

  get context(): BrowserContext {
    return this.page.context();
  }

  /** The problems that the browser has logged, except those expected. */
  problemsExcept(...expected: readonly RegExp[]): readonly string[] {
    return this.watch.problems.filter((complaint) => !expected.some((words) => words.test(complaint)));
  }

  /** Loads a page of the shop as a document. */
  async open(path: string): Promise<void> {
    await this.page.goto(`${this.origin}${path}`);
  }

  /** Waits until the page is hydrated: before that, links and forms work without scripts. */
  async waitForHydration(): Promise<void> {
    await this.page.waitForFunction(() => performance.getEntriesByName('shop-hydrated').length > 0);
  }

  /** Waits until the page is hydrated and has no open request. */
  async waitUntilIdle(): Promise<void> {
    await this.waitForHydration();
    await waitUntilIdle(this.page, this.watch);
  }

  /**
   * How many elements there are once the page is at rest. Just after a load, what the server streams stands in the document
   * before it is in its place, and what the browser has to ask for has not come.
   */
  async countOf(elements: Locator): Promise<number> {
    await this.waitUntilIdle();
    return await elements.count();
  }

  /** What the elements say once the page is at rest. */
  async textsOf(elements: Locator): Promise<readonly string[]> {
    await this.waitUntilIdle();
    return await elements.allTextContents();
  }

  /** Whether an element has the focus at this moment. */
  async isFocused(element: Locator): Promise<boolean> {
    return (await element.and(this.page.locator(':focus')).count()) > 0;
  }

  /** Waits for the page's main heading. An error says which page stands there instead, and what it reports. */
  async waitForHeading(heading: string | RegExp): Promise<void> {
    try {
      await this.page.getByRole('heading', { level: 1, name: heading }).waitFor();
    } catch (cause) {
      const said = this.page.locator('h1, [role=alert], [role=status], button[aria-busy=true]');
      const texts = (await said.allTextContents()).filter((text) => text.trim() !== '');
      throw new Error(`No heading ${heading} at ${this.page.url()}: ${texts.join(' | ')}`, { cause });
    }
  }

  /** Waits until a field, by its label or its place, holds a value. */
  async waitForValue(label: string | Locator, value: string): Promise<void> {
    const place = typeof label === 'string' ? this.page.getByLabel(label, { exact: true }) : label;
    // Found anew each time: a page that is loaded again replaces its form.
    const limit = Date.now() + BROWSER_LIMIT_MS;
    while ((await place.inputValue()) !== value) {
      if (Date.now() > limit) throw new Error(`The field never held ${value}.`);
      await this.page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    }
  }

  /** Waits until an element of the page has the focus. */
  async waitForFocus(element: Locator): Promise<void> {
    await element.and(this.page.locator(':focus')).waitFor();
  }

  /** Presses a button by its name. */
  async press(name: string | RegExp): Promise<void> {
    await this.page.getByRole('button', { name }).first().click();
  }

  /** Follows a link by its name. */
  async follow(name: string | RegExp): Promise<void> {
    await this.page.getByRole('link', { name }).first().click();
  }

  /** Signs in on the login page. */
  async signInAs(email: string): Promise<void> {
    await this.open('/login/');
    await this.signIn(email);
  }

  /** Fills the sign-in form of the login page, once it is there, and waits until that page has been left. */
  async signIn(email: string): Promise<void> {
    const heading = this.page.getByRole('heading', { level: 1, name: 'ログイン' });
    // The URL changes before the page that it names is rendered: the page before may have a mail address too.
    await heading.waitFor();
    await this.page.getByLabel('メールアドレス').fill(email);
    await this.page.getByLabel('パスワード', { exact: true }).fill(DEMO_PASSWORD);
    await this.page.getByRole('main').getByRole('button', { name: 'ログイン', exact: true }).click();
    await this.page.waitForURL((url) => !url.pathname.startsWith('/login'));
    await heading.waitFor({ state: 'detached' });
  }

  /**
   * Expects no accessibility violations (axe) on the current page. `npm test` looks once at pages that are built alike, such
   * as the same step of several orders; the soak looks at each.
   */
  async expectAccessible(): Promise<void> {
    const accessible = (globalThis.shopAccessibleMarkup ??= new Set());
    const markup = await describeMarkup(this.page);
    if (SOAK_FACTOR === 1 && accessible.has(markup)) return;
    expect(await axeViolations(this.page)).toEqual([]);
    accessible.add(markup);
  }
}
