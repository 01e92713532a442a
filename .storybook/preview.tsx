/// <reference types="vite/types/importMeta.d.ts" />
import type { Decorator, Loader, Preview } from '@storybook/react-vite';
import { MemoryRouter } from 'react-router-dom';
import { type StoryServices, createStoryServices } from '@shop/testing-react/story/create-story-services';
import { Recording } from '@shop/testing-react/story/recording';
import { replay } from '@shop/testing-react/story/replay';
import { StoryPage } from '@shop/testing-react/story/story-page';
import { StoryShop } from '@shop/testing-react/story/story-shop';
import { loadTokens } from '@shop/theming/load-tokens';
import { PAGE_PATHS } from '@shop/site/page-paths';
import type { PageId } from '@shop/theming/page-id';
import type { Theme } from '@shop/theming/theme';
import { loadPage } from '@shop/theming/theme-page';
import type { ThemeTokens } from '@shop/theming/theme-tokens';
import { ThemeProvider } from '@shop/theming/theme-provider';
import { tokensToCss } from '@shop/theming/tokens-to-css';
import * as v from 'valibot';
import { themes } from '../apps/storefront-default/app/themes';

/** The themes of the toolbar: those that the general shop ships. */
const [FALLBACK] = themes;
const themeOf = (name: unknown): Theme => themes.find((theme) => theme.name === name) ?? FALLBACK;

/** The responses of the real API in each scenario; `npm run storybook:record` writes it. */
const RECORDINGS = import.meta.glob('../tools/storybook/recordings/*.json', { import: 'default' });

const PAGES: ReadonlySet<unknown> = new Set([...Object.keys(PAGE_PATHS), 'not-found', 'error']);

const PageArgs = v.object({
  page: v.custom<PageId>((id) => PAGES.has(id)),
  scenario: v.string(),
  layout: v.optional(v.string(), 'default'),
  network: v.optional(v.picklist(['online', 'silent', 'failing', 'offline']), 'online'),
});

/** Opens a tab of the scenario and loads the code of its page before anything is rendered. */
const openTab: Loader = async ({ component, args, globals }) => {
  const tokens = await loadTokens(themeOf(globals['theme']));
  if (component !== StoryPage) return { tokens };
  const { page, scenario, layout, network } = v.parse(PageArgs, args);
  const load = RECORDINGS[`../tools/storybook/recordings/${scenario}.json`];
  if (load === undefined)
    throw new Error(`${scenario} is not recorded: npm run storybook:record -- ${scenario}`);
  const recording = v.parse(Recording, await load());
  const theme = themeOf(globals['theme']);
  const { layouts, parts, slots } = theme;
  const needed = [
    ...Object.entries(layouts).filter(([id]) => id === layout),
    ...Object.entries(parts),
    ...Object.entries(slots),
  ];
  const [services] = await Promise.all([
    createStoryServices(recording.place, replay(recording, scenario), network),
    loadPage(theme, page),
    ...needed.map(([, part]) => part?.load()),
  ]);
  return { services, tokens };
};

const hasTokens = (loaded: object): loaded is { readonly tokens: ThemeTokens } => 'tokens' in loaded;
const hasServices = (loaded: object): loaded is { readonly services: StoryServices } => 'services' in loaded;

/** Draws a page in its shop, and any other story as a part of a page, in the theme of the toolbar. */
const inTheShop: Decorator = (Story, { globals, loaded, component }) => {
  const theme = themeOf(globals['theme']);
  const css = hasTokens(loaded) ? tokensToCss(loaded.tokens) : '';
  if (component === StoryPage && hasServices(loaded))
    return (
      <StoryShop services={loaded.services} theme={theme}>
        <style>{css}</style>
        <Story />
      </StoryShop>
    );
  return (
    <MemoryRouter>
      <ThemeProvider theme={theme}>
        <style>{css}</style>
        <main lang="ja" style={{ fontFamily: 'var(--shop-font-body)', padding: 'var(--shop-space-md)' }}>
          <Story />
        </main>
      </ThemeProvider>
    </MemoryRouter>
  );
};

const preview: Preview = {
  loaders: [openTab],
  decorators: [inTheShop],
  // A page is at rest before it is judged.
  afterEach: async ({ loaded }) => {
    if (hasServices(loaded)) await loaded.services.settle();
  },
  parameters: { layout: 'fullscreen', a11y: { test: 'error' } },
  initialGlobals: { theme: FALLBACK.name },
  globalTypes: {
    theme: {
      description: 'テーマ',
      toolbar: { icon: 'paintbrush', items: themes.map(({ name }) => name), dynamicTitle: true },
    },
  },
};

export default preview;
