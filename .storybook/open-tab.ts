/// <reference types="vite/types/importMeta.d.ts" />
import { PAGE_PATHS } from '@shop/site/paths/page-paths';
import { chooseNetwork } from '@shop/testing-react/story/choose-network';
import { chooseRecording } from '@shop/testing-react/story/choose-recording';
import { chooseTheme } from '@shop/testing-react/story/choose-theme';
import { chooseColours, colourProperties } from '@shop/testing-react/story/colour-schemes';
import { createStoryServices, type StoryServices } from '@shop/testing-react/story/create-story-services';
import { Recording } from '@shop/testing-react/story/recording';
import { replay } from '@shop/testing-react/story/replay';
import { StoryPage } from '@shop/testing-react/story/story-page';
import { loadTokens } from '@shop/theming/load-tokens';
import type { PageId } from '@shop/theming/page-id';
import type { Theme } from '@shop/theming/theme';
import { loadPage } from '@shop/theming/theme-page';
import type { ThemeTokens } from '@shop/theming/theme-tokens';
import { tokensToCss } from '@shop/theming/tokens-to-css';
import type { Loader } from '@storybook/react-vite';
import * as v from 'valibot';
import { SHIPPED_THEMES } from './shipped-themes';

/** The responses of the real API in each scenario; `npm run storybook:record` writes it. */
const RECORDINGS = import.meta.glob('../tools/storybook/recordings/*.json', { import: 'default' });

const PAGES: ReadonlySet<unknown> = new Set([...Object.keys(PAGE_PATHS), 'not-found', 'error']);
const Network = v.optional(v.picklist(['online', 'silent', 'failing', 'offline']), 'online');
const PageArgs = v.object({
  page: v.custom<PageId>((id) => PAGES.has(id)),
  scenario: v.string(),
  layout: v.optional(v.string(), 'default'),
  network: Network,
});
/** A part that reads the shop's data names the scenario that it stands in. */
const PartParameters = v.object({ scenario: v.optional(v.string()) });

const loadRecording = async (scenario: string): Promise<Recording | null> => {
  const load = RECORDINGS[`../tools/storybook/recordings/${scenario}.json`];
  return load === undefined ? null : v.parse(Recording, await load());
};

/** The tab of a recorded scenario, and whether it is of the session that the toolbar asks for. */
export interface OpenTab {
  readonly services: StoryServices;
  readonly isAsAsked: boolean;
}

/** What a story is rendered with. */
export interface LoadedStory {
  readonly theme: Theme;
  /** Those of the theme, with the colours of the toolbar. */
  readonly tokens: ThemeTokens;
  readonly css: string;
  /** None for a part that is given all it shows. */
  readonly tab: OpenTab | null;
}

type StoryContext = Parameters<Loader>[0];

async function openScenario(
  scenario: string,
  network: v.InferOutput<typeof Network>,
  globals: StoryContext['globals'],
): Promise<OpenTab> {
  const chosen = await chooseRecording(scenario, globals['session'], loadRecording);
  const { recording, isAsAsked } = chosen;
  const fetch = replay(recording, chosen.scenario);
  const asChosen = chooseNetwork(network, globals['network']);
  return { services: await createStoryServices(recording.place, fetch, asChosen), isAsAsked };
}

async function openTabOf({ component, args, parameters, globals }: StoryContext, theme: Theme) {
  const parts = [...Object.values(theme.parts), ...Object.values(theme.slots)];
  const loadingParts = parts.flatMap((part) => (part === undefined ? [] : [part.load()]));
  if (component !== StoryPage) {
    const { scenario } = v.parse(PartParameters, parameters);
    await Promise.all(loadingParts);
    return scenario === undefined ? null : openScenario(scenario, 'online', globals);
  }
  const { page, scenario, layout, network } = v.parse(PageArgs, args);
  const layouts = Object.entries(theme.layouts).filter(([id]) => id === layout);
  const [tab] = await Promise.all([
    openScenario(scenario, network, globals),
    loadPage(theme, page),
    ...layouts.map(([, part]) => part.load()),
    ...loadingParts,
  ]);
  return tab;
}

/** Opens a tab of the story's scenario and loads the code of its page before anything is rendered. */
export const openTab: Loader = async (context): Promise<{ readonly story: LoadedStory }> => {
  const theme = chooseTheme(SHIPPED_THEMES, context.globals['theme']);
  const colors = chooseColours(context.globals['colours']);
  const tokens = await loadTokens(theme);
  const story: LoadedStory = {
    theme,
    tokens: { ...tokens, color: { ...tokens.color, ...colors } },
    css: tokensToCss(tokens, colourProperties(colors)),
    tab: await openTabOf(context, theme),
  };
  return { story };
};

/** What `openTab` has loaded. Throws where it has not run. */
export function loadedStory(loaded: object): LoadedStory {
  if (!hasStory(loaded)) throw new Error('A story needs the loader openTab.');
  return loaded.story;
}

const hasStory = (loaded: object): loaded is { readonly story: LoadedStory } => 'story' in loaded;
