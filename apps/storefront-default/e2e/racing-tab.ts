import { FORM_SNAPSHOT_NAME } from '@shop/storefront-shell/reload/form-snapshot-name';
import type { BrowserContext, Locator, Page, Request } from 'playwright-core';
import { originOf } from './platform';
import { heldToken } from './session-cookies';

const REFRESH = '/api/v1/auth/refresh';
const ORDERS = '/api/v1/me/orders';
/** As long as a page may take to act on an answer: to keep a token, to ask for another. */
const ACTING_MS = 150;
/** A tab that has found nothing by then has been logged out. */
const LIMIT_MS = 15_000;
const STEP_MS = 20;
/** What a page has once it is on its way to another document. */
const LEAVES = 'tab-leaves';
let lastNumber = 1;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
/** A page of the orders that no tab has been on. */
const takeNumber = () => (lastNumber += 1);

/** One tab of a race: real, kept for many races, and counting what it asks. */
export class RacingTab {
  /** Renewals whose answer this tab has read. */
  renewals = 0;
  /** Times that the tab was loaded anew while it waited for a new token, which was lost with it. */
  losses = 0;
  /** Documents and renewals that were answered, and what the browser said, in their order. */
  private readonly story: string[] = [];
  private readonly open = new Set<Request>();

  private constructor(readonly page: Page) {
    page.on('request', (request) => {
      if (isCall(request)) this.open.add(request);
    });
    page.on('requestfinished', (request) => void this.noticeAnswer(request));
    page.on('requestfailed', (request) => this.open.delete(request));
    page.on('response', (answer) => {
      const asked = answer.request();
      if (asked.isNavigationRequest() || isRenewal(asked) || answer.status() >= 400)
        this.story.push(`${answer.status()} ${pathOf(asked)}`);
    });
    page.on('console', (message) => this.story.push(message.text()));
  }

  /** Opens another tab. */
  static async open(context: BrowserContext): Promise<RacingTab> {
    const page = await context.newPage();
    page.setDefaultTimeout(LIMIT_MS);
    await page.addInitScript(markLeaving, LEAVES);
    return new RacingTab(page);
  }

  /** Loads the member's own page. */
  async enter(): Promise<void> {
    await this.page.goto(`${originOf('default')}/mypage/`, { waitUntil: 'commit' });
    await this.answers();
  }

  /** Leaves the shop and forgets what was counted: a tab that rests takes no part in a race. */
  async rest(): Promise<void> {
    await this.page.goto('about:blank');
    this.open.clear();
    this.renewals = 0;
    this.losses = 0;
    this.story.length = 0;
  }

  /** Loads the page anew, whatever it is doing. */
  async reload(): Promise<void> {
    if ([...this.open].some(isRenewal)) this.losses += 1;
    await this.page.reload({ waitUntil: 'commit' });
    await this.answers();
  }

  /** Goes on within the page to one that this tab has not been on, without waiting for it. */
  async visit(number = takeNumber()): Promise<void> {
    await this.page.evaluate((path) => {
      window.history.pushState(null, '', path);
      window.dispatchEvent(new PopStateEvent('popstate'));
    }, `/mypage/order_history/?page=${number}`);
  }

  /** Goes on within the page until the shop has answered there; answers with the token that the call carried. */
  async asks(): Promise<string> {
    const number = takeNumber();
    const answered = this.page.waitForResponse((response) => {
      const { pathname, searchParams } = new URL(response.url());
      return pathname === ORDERS && searchParams.get('page') === String(number) && response.ok();
    });
    const [answer] = await Promise.all([answered, this.visit(number)]);
    return /^Bearer (.+)$/.exec(answer.request().headers()['authorization'] ?? '')?.[1] ?? '';
  }

  /** Waits until nothing that this tab has asked for is still to come. */
  async settles(): Promise<void> {
    const limit = Date.now() + LIMIT_MS;
    while (this.open.size > 0) {
      if (Date.now() > limit) throw new Error(`Still asking: ${[...this.open].map(pathOf).join(', ')}`);
      await pause(STEP_MS);
    }
  }

  /** Where the tab stands and what it met, for who reads of a race that was lost. */
  async describe(): Promise<string> {
    const words = await this.page.locator('body').innerText();
    const state = await this.page.evaluate(async () => {
      const { held = [], pending = [] } = await navigator.locks.query();
      const cookies = document.cookie.replaceAll(/=[^;]*/g, '');
      return `${cookies}; locks: ${held.length} held, ${pending.length} awaited`;
    });
    return `${this.page.url()} [${this.story.join(', ')}] (${state}) ${words.replace(/\s+/g, ' ').slice(0, 300)}`;
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
    const limit = Date.now() + LIMIT_MS;
    while ((await heldToken(this.page.context())) !== '' && !(await press())) {
      if (Date.now() > limit) throw new Error('There is nothing to log out with.');
      if (await this.wayBack.isVisible()) await this.enter();
      await pause(STEP_MS);
    }
  }

  /** Waits until the tab shows that nobody is signed in. */
  async isOut(): Promise<void> {
    await this.login.or(this.wayBack).waitFor();
    if (await this.wayBack.isVisible()) await this.wayBack.click();
    await this.login.waitFor();
  }

  private get login(): Locator {
    return this.page.getByRole('banner').getByRole('link', { name: 'ログイン' });
  }

  /** A reply that was lost is a short maintenance to a page: it shows nobody, and leads back. */
  private get wayBack(): Locator {
    return this.page.getByRole('link', { name: 'もう一度開く' });
  }

  /**
   * Waits until the page has been taken over and stays: one that was loaded anew on its way to another goes on there by
   * itself, as a document, once it has read what was kept of it (`restoreFormSnapshot`).
   */
  private async answers(): Promise<void> {
    await this.page.waitForFunction(
      ([kept, leaves]) =>
        performance.getEntriesByName('shop-hydrated').length > 0 &&
        sessionStorage.getItem(kept) === null &&
        performance.getEntriesByName(leaves).length === 0,
      [`default_${FORM_SNAPSHOT_NAME}`, LEAVES] as const,
    );
  }

  private async noticeAnswer(request: Request): Promise<void> {
    if (isRenewal(request) && (await request.response())?.ok() === true) this.renewals += 1;
    setTimeout(() => this.open.delete(request), ACTING_MS);
  }
}

const pathOf = (request: Request) => new URL(request.url()).pathname;
const isCall = (request: Request) => pathOf(request).startsWith('/api/');
const isRenewal = (request: Request) => pathOf(request) === REFRESH;

/** Runs in the page: marks that it has begun to leave for another document. */
function markLeaving(mark: string): void {
  const navigation: unknown = Reflect.get(window, 'navigation');
  if (!(navigation instanceof EventTarget)) throw new Error('This browser does not tell of navigations.');
  navigation.addEventListener('navigate', (event) => {
    const destination: unknown = Reflect.get(event, 'destination');
    if (!(destination instanceof Object)) return;
    if (Reflect.get(destination, 'sameDocument') === false) performance.mark(mark);
  });
}
