import type { Theme } from '@shop/theming/theme';
import { loadPage } from '@shop/theming/theme-page';
import { createRoot } from 'react-dom/client';
import type { StoryServices } from './create-story-services';
import { StoryPage, type StoryPageProps } from './story-page';
import { StoryShop } from './story-shop';

/** A story on the page of this process; call `unmount` when it has been seen. */
export interface MountedStory {
  readonly canvasElement: HTMLElement;
  unmount(): void;
}

/** Renders a story's page in one theme without Storybook. The code of its page and layout is loaded first. */
export async function mountStory(
  story: StoryPageProps,
  theme: Theme,
  services: StoryServices,
): Promise<MountedStory> {
  await Promise.all([
    loadPage(theme, story.page),
    theme.layouts[story.layout ?? 'default'].load(),
    ...[theme.parts, theme.slots].flatMap((group) => Object.values(group).map((part) => part?.load())),
  ]);
  const canvasElement = document.body.appendChild(document.createElement('div'));
  const root = createRoot(canvasElement);
  root.render(
    <StoryShop services={services} theme={theme}>
      <StoryPage {...story} />
    </StoryShop>,
  );
  return {
    canvasElement,
    unmount: () => {
      root.unmount();
      canvasElement.remove();
      services.queryClient.clear();
    },
  };
}
