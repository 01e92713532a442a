import type { Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { inTheShop } from './in-the-shop';
import { loadedStory, openTab } from './open-tab';
import { INITIAL_GLOBALS, TOOLBAR, VIEWPORTS } from './toolbar';

/** What the API has to compute first comes late where the machine has other work too; as in `tools/jest`. */
configure({ asyncUtilTimeout: 15_000 });

/** The browser's own offer of passkeys asks the API for a challenge of the moment, which no scenario can have recorded. */
if ('PublicKeyCredential' in window)
  PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(false);

const preview: Preview = {
  loaders: [openTab],
  decorators: [inTheShop],
  // A page is at rest before it is judged.
  afterEach: async ({ loaded }) => {
    await loadedStory(loaded).tab?.services.settle();
  },
  parameters: {
    layout: 'fullscreen',
    a11y: { test: 'error' },
    viewport: { options: VIEWPORTS },
    // Storybook reads the order from this file's text, so it is written out here.
    options: {
      storySort: {
        method: 'alphabetical',
        locales: 'ja-JP',
        order: ['はじめに', 'デザイン', ['色', '文字', '余白', '形と影', '言葉'], '部品', 'ページ'],
      },
    },
  },
  initialGlobals: INITIAL_GLOBALS,
  globalTypes: TOOLBAR,
};

export default preview;
