import { FORM_SNAPSHOT_NAME } from '@shop/storefront-shell/reload/form-snapshot-name';
import { BROWSER_LIMIT_MS } from '@shop/testing-browser/open-browser';
import type { BrowserContext, Locator, Page, Request } from 'playwright-core';
import { originOf } from './platform';
import { accessTokenOf } from './session-cookies';

const REFRESH = '/api/v1/auth/refresh';
const ORDERS = '/api/v1/me/orders';
/** The performance mark of a page that has begun to leave for another document. */
const LEAVES = 'tab-leaves';
let lastNumber = 1;
/** A page number of the order list that no tab has requested yet. */
const takeNumber = () => (lastNumber += 1);

/** A browser tab that takes part in many races and counts its requests. */
export class RacingTab {
  /** Token refreshes whose response this tab has read. */
  refreshes = 0;
  /** How often the tab was reloaded while it waited for a refresh, whose response was lost. */
  lostRenewals = 0;
  /** Responses of documents and refreshes, and the console messages, in their order. */
  private readonly log: string[] = [];
  /** Calls without a response, and those whose response the page has not acted on yet. */
  private readonly openRequests = new Set<Request>();

  private constructor(readonly page: Page) {
    page.on('request', (request) => {
      if (isApiRequest(request)) this.openRequests.add(request);
    });
    page.on('requestfinished', (request) => void this.recordResponse(request));
    page.on('requestfailed', (request) => this.openRequests.delete(request));
    page.on('response', (response) => {
      const request = response.request();
      if (request.isNavigationRequest() || isRefresh(request) || response.status() >= 400)
        this.log.push(`${response.status()} ${pathOf(request)}`);
    });
    page.on('console', (message) => this.log.push(message.text()));
  }

  /** Opens another tab. */
  static async openRequests(context: BrowserContext): Promise<RacingTab> {
    const page = await context.newPage();
    await page.addInitScript(markLeaving, LEAVES);
    return new RacingTab(page);
  }

  /** Loads the member's own page. */
  async enter(): Promise<void> {
    await this.page.goto(`${originOf('default')}/mypage/`, { waitUntil: 'commit' });
    await this.waitForHydration();
  }

  /** Leaves the shop and resets the counts: a tab that is away makes no requests. */
  async rest(): Promise<void> {
    await this.page.goto('about:blank');
    this.openRequests.clear();
    this.refreshes = 0;
    this.lostRenewals = 0;
    this.log.length = 0;
  }

  /** Reloads the page, whatever it is doing. */
  async reload(): Promise<void> {
    if ([...this.openRequests].some(isRefresh)) this.lostRenewals += 1;
    await this.page.reload({ waitUntil: 'commit' });
    await this.waitForHydration();
  }

  /** Goes on within the page to one that this tab has not been on, without waiting for it. */
  async visit(number = takeNumber()): Promise<void> {
    await this.page.evaluate((path) => {
      window.history.pushState(null, '', path);
      window.dispatchEvent(new PopStateEvent('popstate'));
    }, `/mypage/order_history?page=${number}`);
  }

  /**
   * Goes on within the page until the shop has responded there; returns the token that the call carried.
   */
  async asks(): Promise<string> {
    const number = takeNumber();
    const responded = this.page.waitForResponse((response) => {
      const { pathname, searchParams } = new URL(response.url());
      return pathname === ORDERS && searchParams.get('page') === String(number) && response.ok();
    });
    const [response] = await Promise.all([responded, this.visit(number)]);
    return /^Bearer (.+)$/.exec(response.request().headers()['authorization'] ?? '')?.[1] ?? '';
  }

  /** Waits until nothing that this tab has asked for is still to come. */
  async settles(): Promise<void> {
    const limit = AbortSignal.timeout(BROWSER_LIMIT_MS);
    while (this.openRequests.size > 0) {
      if (limit.aborted) throw new Error(`Still asking: ${[...this.openRequests].map(pathOf).join(', ')}`);
      await this.hasActed();
    }
  }

  /** The state of the tab and what it met, for the report of a race that was lost. */
  async describe(): Promise<string> {
    const words = await this.page.locator('body').innerText();
    const state = await this.page.evaluate(async () => {
      const { held = [], pending = [] } = await navigator.locks.query();
      const cookies = document.cookie.replaceAll(/=[^;]*/g, '');
      return `${cookies}; locks: ${held.length} held, ${pending.length} awaited`;
    });
    return `${this.page.url()} [${this.log.join(', ')}] (${state}) ${words.replace(/\s+/g, ' ').slice(0, 300)}`;
  }

  /**
   * Ends the session, unless another tab has been faster. The button is pressed at once or not at all: a press that is
   * left waiting for it would end the session of the race after this one.
   */
  async logOut(): Promise<void> {
    const press = () =>
      this.page.getByRole('button', { name: 'ログアウト' }).evaluateAll((found) => {
        for (const button of found) if (button instanceof HTMLElement) button.click();
        return found.length > 0;
      });
    const limit = AbortSignal.timeout(BROWSER_LIMIT_MS);
    while ((await accessTokenOf(this.page.context())) !== '' && !(await press())) {
      if (limit.aborted) throw new Error('There is nothing to log out with.');
      if (await this.reopenLink.isVisible()) await this.enter();
      await this.hasActed();
    }
  }

  /** Waits until the tab shows that nobody is signed in. */
  async isOut(): Promise<void> {
    await this.login.or(this.reopenLink).waitFor();
    if (await this.reopenLink.isVisible()) await this.reopenLink.click();
    await this.login.waitFor();
  }

  private get login(): Locator {
    return this.page.getByRole('banner').getByRole('link', { name: 'ログイン' });
  }

  /** The link of the maintenance page, which is shown after a lost response. */
  private get reopenLink(): Locator {
    return this.page.getByRole('link', { name: 'もう一度開く' });
  }

  /**
   * Waits until the page is hydrated and stays: a page that was reloaded during a navigation continues to its target
   * as a document, once it has restored its form snapshot (`restoreFormSnapshot`).
   */
  private async waitForHydration(): Promise<void> {
    await this.page.waitForFunction(
      ([kept, leaves]) =>
        performance.getEntriesByName('shop-hydrated').length > 0 &&
        sessionStorage.getItem(kept) === null &&
        performance.getEntriesByName(leaves).length === 0,
      [`default_${FORM_SNAPSHOT_NAME}`, LEAVES] as const,
    );
  }

  private async recordResponse(request: Request): Promise<void> {
    if (isRefresh(request) && (await request.response())?.ok() === true) this.refreshes += 1;
    // A page that has been closed does nothing any more.
    await this.hasActed().catch(() => undefined);
    this.openRequests.delete(request);
  }

  /**
   * Waits until the page, or the one that replaces it meanwhile, has nothing to do after a frame: it has acted on all
   * responses so far, for example stored a token or asked for another.
   */
  private async hasActed(): Promise<void> {
    await this.page.waitForFunction(
      () =>
        new Promise<true>((resolve) => {
          requestAnimationFrame(() => requestAnimationFrame(() => requestIdleCallback(() => resolve(true))));
        }),
    );
  }
}

const pathOf = (request: Request) => new URL(request.url()).pathname;
const isApiRequest = (request: Request) => pathOf(request).startsWith('/api/');
const isRefresh = (request: Request) => pathOf(request) === REFRESH;

/** Runs in the page: sets a performance mark when the page begins to leave for another document. */
function markLeaving(mark: string): void {
  const navigation: unknown = Reflect.get(window, 'navigation');
  if (!(navigation instanceof EventTarget)) throw new Error('This browser does not tell of navigations.');
  navigation.addEventListener('navigate', (event) => {
    const destination: unknown = Reflect.get(event, 'destination');
    if (!(destination instanceof Object)) return;
    if (Reflect.get(destination, 'sameDocument') === false) performance.mark(mark);
  });
}
