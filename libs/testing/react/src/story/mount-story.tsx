import type { Theme } from '@shop/theming/theme';
import { createRoot } from 'react-dom/client';
import type { StoryServices } from './create-story-services';
import { StoryPage, type StoryPageProps } from './story-page';
import { StoryShop } from './story-shop';

/** A story on the page of this process; call `unmount` when it has been seen. */
export interface MountedStory {
  readonly canvasElement: HTMLElement;
  unmount(): void;
}

/** Draws a story's page without Storybook, in one theme. The code of its page and layout is loaded before. */
export async function mountStory(
  story: StoryPageProps,
  theme: Theme,
  services: StoryServices,
): Promise<MountedStory> {
  await Promise.all([theme.pages[story.page].load(), theme.layouts[story.layout ?? 'default'].load()]);
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
