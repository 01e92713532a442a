import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type TestApi, openTestApi } from '@shop/testing-api/open-test-api';
import { type StoryServices, createStoryServices } from '@shop/testing-react/story/create-story-services';
import { mountStory } from '@shop/testing-react/story/mount-story';
import { type RecordedAnswer, Recording } from '@shop/testing-react/story/recording';
import * as v from 'valibot';
import { type PageStory, findPageStories } from './find-stories';
import { firstDifference } from './first-difference';
import { mergeAnswers, recordCalls } from './record-calls';
import { SCENARIOS, STORY_SHOP, prepareScenario, takesShopAsItIs } from './scenarios';
import { stabilise } from './stabilise';

type Theme = Parameters<typeof mountStory>[1];
const RECORDINGS = path.join(__dirname, 'recordings');
const SHIPPED_THEMES = path.resolve(__dirname, '../../apps/storefront-default/app/themes.ts');
/** Set by `npm run storybook:record`: writes what it otherwise compares. */
const IS_RECORDING = process.env['SHOP_STORYBOOK_RECORD'] === '1';
const { themes } = jest.requireActual<{ themes: readonly Theme[] }>(SHIPPED_THEMES);
const stories = findPageStories().filter(({ network }) => network === 'answers');

/** The themes that draw this page by code of their own; colours ask for nothing. */
const themesOf = ({ page, layout }: PageStory): readonly Theme[] =>
  themes.filter(
    (theme, at) =>
      themes.findIndex(
        (other) => other.pages[page] === theme.pages[page] && other.layouts[layout] === theme.layouts[layout],
      ) === at,
  );

/** The shop as the seed leaves it, for stories that change nothing; opening one takes longer than drawing a page. */
let untouched: TestApi;
beforeAll(async () => {
  untouched = await openTestApi(STORY_SHOP);
});
afterAll(() => untouched.close());

/** One story in one theme: what it asked for, until it came to rest. */
async function drawStory(story: PageStory, theme: Theme): Promise<Recording> {
  const isUntouched = story.play === undefined && takesShopAsItIs(story.scenario);
  const api = isUntouched ? untouched : await openTestApi(STORY_SHOP);
  try {
    const place = await prepareScenario(api, story.scenario);
    const { fetch, answers } = recordCalls(api);
    await drawAndPlay(story, theme, await createStoryServices(place, fetch));
    return { place, answers: [...answers] };
  } finally {
    if (!isUntouched) await api.close();
  }
}

async function drawAndPlay(story: PageStory, theme: Theme, services: StoryServices): Promise<void> {
  const { canvasElement, unmount } = await mountStory(story, theme, services);
  try {
    await services.settle();
    await story.play?.({ canvasElement });
    await services.settle();
  } finally {
    unmount();
  }
}

async function recordScenario(scenario: string): Promise<Recording> {
  const drawn: Recording[] = [];
  for (const story of stories.filter((one) => one.scenario === scenario))
    for (const theme of themesOf(story)) drawn.push(stabilise(await drawStory(story, theme)));
  const [first] = drawn;
  if (first === undefined) throw new Error(`No story shows the scenario ${scenario}`);
  return { place: first.place, answers: mergeAnswers(drawn.map(({ answers }) => answers)) };
}

const fileOf = (scenario: string): string => path.join(RECORDINGS, `${scenario}.json`);
/** One line for each answer, so that a change is seen where it is. */
const write = ({ place, answers }: Recording): string =>
  `{"place":${JSON.stringify(place)},\n"answers":[\n${answers.map((answer) => JSON.stringify(answer)).join(',\n')}\n]}\n`;
/** As a file holds it: without what JSON leaves out. */
const asWritten = (recording: Recording): Recording => v.parse(Recording, JSON.parse(write(recording)));
const nameOf = ({ method, path: where, after }: RecordedAnswer) => `${method} ${where} after ${after}`;

it.each(Object.keys(SCENARIOS))('the recording %s is what the shop answers', async (scenario) => {
  const fresh = asWritten(await recordScenario(scenario));
  if (IS_RECORDING) writeFileSync(fileOf(scenario), write(fresh));
  const kept = v.parse(Recording, JSON.parse(readFileSync(fileOf(scenario), 'utf8')));
  expect(kept.answers.map(nameOf)).toEqual(fresh.answers.map(nameOf));
  expect(firstDifference(kept, fresh)).toBeNull();
});

it('every recording is of a scenario', () => {
  const files = readdirSync(RECORDINGS).sort();
  expect(files).toEqual(
    Object.keys(SCENARIOS)
      .map((scenario) => `${scenario}.json`)
      .sort(),
  );
});
