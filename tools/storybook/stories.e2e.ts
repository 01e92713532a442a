import { readFileSync } from 'node:fs';
import path from 'node:path';
import { axeViolations, openBrowser, watchPage } from '@shop/testing-browser';
import type { Browser, Page } from 'playwright-core';
import * as v from 'valibot';
import { serveFolder } from './serve-folder';

const BUILT = path.resolve(__dirname, '../../dist/storybook');
/** Storybook warns of its own preview's internals; the warning says nothing about a story. */
const STORYBOOK_OWN_WARNING = 'Accessing the Story Store is deprecated';
const StoryIndex = v.object({
  entries: v.record(v.string(), v.object({ id: v.string(), type: v.string() })),
});
const Finished = v.object({ status: v.string() });

const { entries } = v.parse(StoryIndex, JSON.parse(readFileSync(path.join(BUILT, 'index.json'), 'utf8')));
const storyIds = Object.values(entries)
  .filter(({ type }) => type === 'story')
  .map(({ id }) => [id]);

let browser: Browser;
let page: Page;
let site: Awaited<ReturnType<typeof serveFolder>>;
beforeAll(async () => {
  site = await serveFolder(BUILT);
  browser = await openBrowser();
  page = await (await browser.newContext()).newPage();
});
afterAll(async () => {
  await browser.close();
  await site.close();
});

/** Waits until the story has been drawn and its play function has ended; answers how that went. */
async function finish(): Promise<string> {
  const answer = await page.waitForFunction(() => {
    const channel: unknown = Reflect.get(window, '__STORYBOOK_ADDONS_CHANNEL__');
    if (typeof channel !== 'object' || channel === null) return undefined;
    const last: unknown = Reflect.get(channel, 'last');
    if (typeof last !== 'function') return undefined;
    const finished: unknown = last.call(channel, 'storyFinished');
    return Array.isArray(finished) ? (finished[0] as unknown) : undefined;
  });
  return v.parse(Finished, await answer.jsonValue()).status;
}

test.each(storyIds)('the story %s draws, plays and is accessible', async (id) => {
  const watch = watchPage(page);
  await page.goto(`${site.origin}/iframe.html?id=${id}&viewMode=story`);
  expect(await finish()).toBe('success');
  expect(await axeViolations(page, '#storybook-root')).toEqual([]);
  expect(watch.complaints.filter((text) => !text.includes(STORYBOOK_OWN_WARNING))).toEqual([]);
  page.removeAllListeners();
});
