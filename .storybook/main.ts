import type { StorybookConfig } from '@storybook/react-vite';

/** Every component and page as stories; the built Storybook runs without the API. */
const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    './**/*.stories.tsx',
    '../libs/ui/kit/src/**/*.stories.tsx',
    '../libs/themes/*/src/**/*.stories.tsx',
    '../apps/storefront-*/app/**/*.stories.tsx',
  ],
  addons: ['@storybook/addon-a11y'],
  // Those who look at designs have nothing to set up.
  features: { sidebarOnboardingChecklist: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // What the tests look at is built as it would be served, but for the tables of every component's properties.
  build: { test: { disableTreeShaking: false, disableSourcemaps: true, esbuildMinify: false } },
};

export default config;
