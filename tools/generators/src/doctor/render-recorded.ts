import type { Theme } from '@shop/theming/theme';
import type { PageId } from '@shop/theming/page-id';
import { createStoryServices } from '@shop/testing-react/story/create-story-services';
import { mountStory } from '@shop/testing-react/story/mount-story';
import { Recording } from '@shop/testing-react/story/recording';
import { replay } from '@shop/testing-react/story/replay';
import { scrollWindow } from '@shop/testing-react/scroll-window';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';

const RECORDINGS = path.resolve(__dirname, '../../../storybook/recordings');

/** The recorded responses of a scenario. */
export const readRecording = (scenario: string): Recording =>
  v.parse(Recording, JSON.parse(readFileSync(path.join(RECORDINGS, `${scenario}.json`), 'utf8')));

/** Renders a page of a theme over recorded responses, lets it be looked at, and takes it away again. */
export async function renderRecorded<Result>(
  theme: Theme,
  page: PageId,
  recording: Recording,
  look: (page: HTMLElement) => Result,
): Promise<Result> {
  const services = await createStoryServices(recording.place, replay(recording, page));
  const { bringNear } = scrollWindow();
  const story = await mountStory({ page, scenario: page }, theme, services);
  try {
    await services.settle();
    bringNear();
    await services.settle();
    const main = story.canvasElement.querySelector('main');
    return look(main ?? story.canvasElement);
  } finally {
    story.unmount();
  }
}
