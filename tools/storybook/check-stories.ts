import { readFileSync } from 'node:fs';
import path from 'node:path';
import { sampled } from '@shop/testing-api/sampled';
import { SOAK_FACTOR } from '@shop/testing-api/soak-factor';
import { axeViolations } from '@shop/testing-browser/axe-violations';
import { openBrowser } from '@shop/testing-browser/open-browser';
import { watchPage } from '@shop/testing-browser/watch-page';
import type { Browser, Page } from 'playwright-core';
import * as v from 'valibot';
import { ARE_STORIES_CHOSEN, isChosenFile } from './chosen-stories';
import { serveFolder } from './serve-folder';

const BUILT = path.resolve(__dirname, '../../dist/storybook');
/** A phone and a desktop. */
const WIDTHS = [390, 1280] as const;
const HEIGHT = 900;
/** Storybook warns of its own preview's internals; the warning does not concern a story. */
const STORYBOOK_OWN_WARNING = 'Accessing the Story Store is deprecated';
const StoryIndex = v.object({
  entries: v.record(
    v.string(),
    v.object({
      ...{ id: v.string(), type: v.string(), title: v.string(), importPath: v.string() },
      tags: v.array(v.string()),
    }),
  ),
});
const Finished = v.object({ storyId: v.string(), status: v.string() });
/** The theme that everything falls back to. */
const FALLBACK = 'simple';
/** The general shop's theme renders every page in its own frame; the festive one is that in other colours, but for its top page. */
const FRAMED = 'default';
const FESTIVE = 'festive';
const FESTIVE_PAGES = ['ページ/ホーム', 'ページ/商品詳細', 'ページ/カート'];
/** The themes of the other shops change the frame of a page and little in it, which the soak looks at. */
const OTHER_SHOPS = ['corporate', 'school', 'gift'];
/** Loading, error and offline states are rendered by the same parts in every theme. */
const STATES = ['--waiting', '--failing', '--offline'];
const PAGES = 'ページ/';
/** Stories of one shop set their theme themselves, so that another one would be the same again. */
const OWN_THEME = 'own-theme';

const { entries } = v.parse(StoryIndex, JSON.parse(readFileSync(path.join(BUILT, 'index.json'), 'utf8')));
const allStories = Object.values(entries).filter(({ type }) => type === 'story');
const stories = allStories.filter(({ importPath }) => isChosenFile(importPath));

/** A story in a theme. */
type Case = readonly [id: string, theme: string];
type Story = (typeof stories)[number];
const isPage = ({ id, title }: Story): boolean =>
  title.startsWith(PAGES) && !STATES.some((state) => id.endsWith(state));
const inTheme = (theme: string, shown: readonly Story[]) => shown.map(({ id }): Case => [id, theme]);
const pages = stories.filter(isPage);
const pagesOfAnyTheme = pages.filter(({ tags }) => !tags.includes(OWN_THEME));
/** The first story of each page: its other states stand in the same frame. */
const firstOfPages = pagesOfAnyTheme.filter(
  ({ title }, index) => pagesOfAnyTheme.findIndex((other) => other.title === title) === index,
);
const isState = ({ id, title }: Story): boolean =>
  title.startsWith(PAGES) && STATES.some((state) => id.endsWith(state));
/** `npm test` takes a sample of the states, which few parts render, and of the parts; the soak, and who chooses, takes all. */
const STATES_ONE_OF = 8;
const PARTS_ONE_OF = 4;
const someOf = (found: readonly Story[], oneOf: number) =>
  ARE_STORIES_CHOSEN ? found : sampled(found, oneOf);
const parts = [
  ...someOf(
    stories.filter((story) => !isPage(story) && !isState(story)),
    PARTS_ONE_OF,
  ),
  ...someOf(stories.filter(isState), STATES_ONE_OF),
];
/** Where most visits go: `npm test` takes all their stories, those of a shop's own theme, and a sample of the others. */
const KEY_PAGES = [
  'ページ/ホーム',
  'ページ/商品一覧',
  'ページ/商品詳細',
  'ページ/カート',
  'ページ/ログイン',
  'ページ/新規会員登録',
  'ページ/マイページ',
  'ページ/注文履歴',
  'ページ/注文詳細',
  'ページ/ご注文内容の確認',
  'ページ/お支払い方法',
  'ページ/お問い合わせ',
];
const unknownPages = KEY_PAGES.filter((title) => !allStories.some((story) => story.title === title));
if (unknownPages.length > 0) throw new Error(`There are no stories of ${unknownPages.join(', ')}`);
const OTHER_PAGES_ONE_OF = 5;
const isKeyPage = ({ title, tags }: Story): boolean => KEY_PAGES.includes(title) || tags.includes(OWN_THEME);
const shownPages = [
  ...pages.filter(isKeyPage),
  ...someOf(
    pages.filter((story) => !isKeyPage(story)),
    OTHER_PAGES_ONE_OF,
  ),
];

/**
 * The stories in every theme that renders them with code of its own; each group is a file, so that two run side by side.
 */
export const STORY_CASES = {
  parts: inTheme(FALLBACK, parts),
  pages: inTheme(FALLBACK, shownPages),
  framedPages: [
    ...inTheme(FRAMED, SOAK_FACTOR > 1 ? pagesOfAnyTheme : firstOfPages),
    ...inTheme(
      FESTIVE,
      pagesOfAnyTheme.filter(({ title }) => FESTIVE_PAGES.includes(title)),
    ),
    ...(SOAK_FACTOR > 1 ? OTHER_SHOPS.flatMap((theme) => inTheme(theme, firstOfPages)) : []),
  ],
} as const;

/** Switches to another story without loading Storybook again, as its own navigation does. */
const switchTo = (page: Page, id: string) =>
  page.evaluate((storyId) => {
    window.scrollTo(0, 0);
    const channel: unknown = Reflect.get(window, '__STORYBOOK_ADDONS_CHANNEL__');
    const emit: unknown =
      typeof channel === 'object' && channel !== null ? Reflect.get(channel, 'emit') : undefined;
    if (typeof emit !== 'function') throw new Error('Storybook has no channel');
    emit.call(channel, 'setCurrentStory', { storyId, viewMode: 'story' });
  }, id);

/** Waits until the story is rendered and played, and returns the status that Storybook's channel reports. */
async function finish(page: Page, id: string): Promise<string> {
  const report = await page.waitForFunction((wanted) => {
    const channel: unknown = Reflect.get(window, '__STORYBOOK_ADDONS_CHANNEL__');
    if (typeof channel !== 'object' || channel === null) return undefined;
    const last: unknown = Reflect.get(channel, 'last');
    if (typeof last !== 'function') return undefined;
    const finished: unknown = last.call(channel, 'storyFinished');
    const report: unknown = Array.isArray(finished) ? (finished[0] as unknown) : undefined;
    return typeof report === 'object' && report !== null && Reflect.get(report, 'storyId') === wanted
      ? report
      : undefined;
  }, id);
  return v.parse(Finished, await report.jsonValue()).status;
}

const withBothWidths = new Set(
  stories.filter((story) => isKeyPage(story) && isPage(story)).map(({ id }) => id),
);
/**
 * States are of few parts, which stand one below the other, and pages that few visit are laid out as the others are: their
 * second width is the soak's subject.
 */
const widthsOf = (id: string): readonly number[] =>
  SOAK_FACTOR > 1 || ARE_STORIES_CHOSEN || withBothWidths.has(id) ? WIDTHS : [WIDTHS[0]];

/** Renders the stories in a real browser, at their widths, one after another. */
export function checkStories(cases: readonly Case[]): void {
  if (ARE_STORIES_CHOSEN && cases.length === 0) {
    it('has none of the chosen stories', () => expect(cases).toEqual([]));
    return;
  }
  let browser: Browser;
  let page: Page;
  let site: Awaited<ReturnType<typeof serveFolder>>;
  /** The theme that Storybook shows; null where it has to be loaded, as after a story that failed. */
  let loaded: string | null = null;
  beforeAll(async () => {
    site = await serveFolder(BUILT);
    browser = await openBrowser();
    page = await (await browser.newContext()).newPage();
  });
  afterAll(async () => {
    await browser.close();
    await site.close();
  });

  test.each(cases)('the story %s renders, plays and is accessible in %s', async (id, theme) => {
    const watch = watchPage(page);
    await page.setViewportSize({ width: WIDTHS[0], height: HEIGHT });
    const isLoaded = loaded === theme;
    loaded = null;
    if (isLoaded) await switchTo(page, id);
    else
      await page.goto(
        `${site.origin}/iframe.html?id=${encodeURIComponent(id)}&viewMode=story&globals=theme:${theme};a11y.manual:!true`,
      );
    expect(await finish(page, id)).toBe('success');
    for (const width of widthsOf(id)) {
      await page.setViewportSize({ width, height: HEIGHT });
      // What a frame shows is another site's.
      expect(await axeViolations(page, '#storybook-root', 'iframe')).toEqual([]);
    }
    expect(watch.problems.filter((text) => !text.includes(STORYBOOK_OWN_WARNING))).toEqual([]);
    page.removeAllListeners();
    // What waits for a response that never comes holds its locks until the document ends.
    loaded = STATES.some((state) => id.endsWith(state)) ? null : theme;
  });
}
