import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type TestApi, openTestApi } from '@shop/testing-api/open-test-api';
import { orderThemes } from '@shop/testing-react/story/choose-theme';
import { SHOPS } from '@shop/shops/shop-list';
import { type StoryServices, createStoryServices } from '@shop/testing-react/story/create-story-services';
import { mountStory } from '@shop/testing-react/story/mount-story';
import { scrollWindow } from '@shop/testing-react/scroll-window';
import { type RecordedResponse, Recording } from '@shop/testing-react/story/recording';
import { findRecorded } from '@shop/testing-react/story/replay';
import { sampled } from '@shop/testing-api/sampled';
import { SOAK_FACTOR } from '@shop/testing-api/soak-factor';
import * as v from 'valibot';
import { type PageStory, findPageStories } from './find-stories';
import { firstDifference } from './first-difference';
import { mergeResponses, recordCalls } from './record-calls';
import { SCENARIOS, STORY_SHOP, prepareScenario, takesShopAsItIs } from './scenarios';
import { stabilise } from './stabilise';

type Theme = Parameters<typeof mountStory>[1];
const RECORDINGS = path.join(__dirname, 'recordings');
const APPS = path.resolve(__dirname, '../../apps');
/** Set by `npm run storybook:record`: writes what it otherwise compares. */
const IS_RECORDING = process.env['SHOP_STORYBOOK_RECORD'] === '1';
const themes = orderThemes(
  SHOPS.flatMap(
    ({ name }) =>
      jest.requireActual<{ themes: readonly Theme[] }>(path.join(APPS, `storefront-${name}`, 'app/themes.ts'))
        .themes,
  ),
);
const stories = findPageStories().filter(({ network }) => network === 'online');

/** `npm test` renders each story in the theme that all fall back to; what is recorded, and the soak, in every one. */
const IS_WHOLE = IS_RECORDING || SOAK_FACTOR > 1;

/** The slots of pages whose parts call the API. */
const CALLING_SLOTS: Readonly<Partial<Record<PageStory['page'], string>>> = {
  'product-detail': 'product-note',
};
const callingPart = (theme: Theme, page: PageStory['page']) => theme.slots[CALLING_SLOTS[page] ?? ''];

/** The themes that render this page with code of their own; a theme of other colours makes the same calls. */
const themesOf = ({ page, layout }: PageStory): readonly Theme[] =>
  themes.filter(
    (theme, at) =>
      themes.findIndex(
        (other) =>
          other.pages[page] === theme.pages[page] &&
          other.allPages === theme.allPages &&
          other.layouts[layout] === theme.layouts[layout] &&
          callingPart(other, page) === callingPart(theme, page),
      ) === at,
  );

/** The shop as the seed leaves it, for stories that change nothing; opening one takes longer than rendering a page. */
let untouched: TestApi;
beforeAll(async () => {
  untouched = await openTestApi(STORY_SHOP);
});
afterAll(() => untouched.close());

/** Renders one story in one theme and records its calls until no request is pending. */
async function renderStory(story: PageStory, theme: Theme): Promise<Recording> {
  const isUntouched = story.play === undefined && takesShopAsItIs(story.scenario);
  const api = isUntouched ? untouched : await openTestApi(STORY_SHOP);
  try {
    const place = await prepareScenario(api, story.scenario);
    const { fetch, responses } = recordCalls(api);
    await renderAndPlay(story, theme, await createStoryServices(place, fetch));
    return { place, responses: [...responses] };
  } finally {
    if (!isUntouched) await api.close();
  }
}

async function renderAndPlay(story: PageStory, theme: Theme, services: StoryServices): Promise<void> {
  const { bringNear } = scrollWindow();
  const { canvasElement, unmount } = await mountStory(story, theme, services);
  // A browser shows what is near the viewport, and a story may be near all of it.
  const settleNear = async () => {
    await services.settle();
    bringNear();
    await services.settle();
  };
  try {
    await settleNear();
    await story.play?.({ canvasElement });
    await settleNear();
  } finally {
    unmount();
  }
}

async function recordScenario(scenario: string): Promise<Recording> {
  const rendered: Recording[] = [];
  for (const story of stories.filter((one) => one.scenario === scenario))
    for (const theme of IS_WHOLE ? themesOf(story) : themes.slice(0, 1))
      rendered.push(stabilise(await renderStory(story, theme)));
  const [first] = rendered;
  if (first === undefined) throw new Error(`No story shows the scenario ${scenario}`);
  return { place: first.place, responses: mergeResponses(rendered.map(({ responses }) => responses)) };
}

const fileOf = (scenario: string): string => path.join(RECORDINGS, `${scenario}.json`);
/** One line for each response, so that a diff shows which one changed. */
const write = ({ place, responses }: Recording): string =>
  `{"place":${JSON.stringify(place)},\n"responses":[\n${responses.map((response) => JSON.stringify(response)).join(',\n')}\n]}\n`;
/** As a file holds it: without what JSON leaves out. */
const asWritten = (recording: Recording): Recording => v.parse(Recording, JSON.parse(write(recording)));
const nameOf = ({ method, path: where, after }: RecordedResponse) => `${method} ${where} after ${after}`;

/** What the recording responds to the calls of a rendered page. */
const playedFrom = (stored: Recording, { responses }: Recording): unknown => ({
  place: stored.place,
  responses: responses.map((call) => ({ ...findRecorded(stored.responses, call), after: call.after })),
});

/** Neighbours show the same pages, so that every fifth is a sample of all. */
const ONE_OF = 5;
const compared = IS_RECORDING ? Object.keys(SCENARIOS) : sampled(Object.keys(SCENARIOS), ONE_OF);
it.each(compared)('the recording %s equals the responses of the API', async (scenario) => {
  const fresh = asWritten(await recordScenario(scenario));
  if (IS_RECORDING) writeFileSync(fileOf(scenario), write(fresh));
  const stored = v.parse(Recording, JSON.parse(readFileSync(fileOf(scenario), 'utf8')));
  if (IS_WHOLE) expect(stored.responses.map(nameOf)).toEqual(fresh.responses.map(nameOf));
  expect(firstDifference(IS_WHOLE ? stored : playedFrom(stored, fresh), fresh)).toBeNull();
});

it('every recording is of a scenario', () => {
  const files = readdirSync(RECORDINGS).sort();
  expect(files).toEqual(
    Object.keys(SCENARIOS)
      .map((scenario) => `${scenario}.json`)
      .sort(),
  );
});
