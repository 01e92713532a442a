import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { StoryPageProps } from '@shop/testing-react/story/story-page';

type Play = (context: { readonly canvasElement: HTMLElement }) => Promise<void> | void;

/** A file of stories of one page, as Storybook reads it. */
interface StoryFile {
  readonly default: { readonly args?: Partial<StoryPageProps> };
  readonly [story: string]: { readonly args?: Partial<StoryPageProps>; readonly play?: Play };
}

/** A story of a page over a recorded scenario. */
export interface PageStory {
  readonly name: string;
  readonly page: StoryPageProps['page'];
  readonly layout: NonNullable<StoryPageProps['layout']>;
  readonly scenario: string;
  readonly network: NonNullable<StoryPageProps['network']>;
  readonly play: Play | undefined;
}

const THEMES = path.resolve(__dirname, '../../libs/themes');
const PAGE_STORIES = '-page.stories.tsx';

/** Every story of a page, from the files beside the pages. */
export function findPageStories(): readonly PageStory[] {
  return readdirSync(THEMES, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(PAGE_STORIES))
    .sort()
    .flatMap((file) => storiesOf(file, jest.requireActual<StoryFile>(path.join(THEMES, file))));
}

function storiesOf(file: string, { default: meta, ...stories }: StoryFile): readonly PageStory[] {
  return Object.entries(stories).map(([story, { args, play }]) => {
    const { page, scenario, layout = 'default', network = 'online' } = { ...meta.args, ...args };
    if (page === undefined || scenario === undefined)
      throw new Error(`${file}: ${story} names no page or scenario`);
    return { name: `${path.basename(file, PAGE_STORIES)} ${story}`, page, layout, scenario, network, play };
  });
}
