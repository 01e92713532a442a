import { NETWORK_ITEMS } from '@shop/testing-react/story/choose-network';
import { SESSION_ITEMS } from '@shop/testing-react/story/choose-recording';
import { chooseTheme, themeItems } from '@shop/testing-react/story/choose-theme';
import { COLOUR_SCHEMES } from '@shop/testing-react/story/colour-schemes';
import { storyViewports } from '@shop/testing-react/story/story-viewports';
import type { Preview } from '@storybook/react-vite';
import { SHIPPED_THEMES } from './shipped-themes';

type Lists = NonNullable<Preview['globalTypes']>;

interface List {
  readonly title: string;
  readonly icon: NonNullable<Lists[string]['toolbar']>['icon'];
  readonly items: { value: string; title: string }[];
}

const list = ({ title, icon, items }: List): Lists[string] => ({
  description: title,
  toolbar: { title, items, dynamicTitle: true, ...(icon !== undefined && { icon }) },
});

/** The lists of the toolbar; widths are in Storybook's own one. */
export const TOOLBAR: Lists = {
  theme: list({ title: 'テーマ', icon: 'paintbrush', items: themeItems(SHIPPED_THEMES) }),
  colours: list({
    title: '配色',
    icon: 'contrast',
    items: COLOUR_SCHEMES.map(({ value, title }) => ({ value, title })),
  }),
  network: list({ title: '通信', icon: 'lightning', items: NETWORK_ITEMS }),
  session: list({ title: 'セッション', icon: 'user', items: SESSION_ITEMS }),
};

/** How the toolbar stands at first: nothing but the theme that all fall back to. */
export const INITIAL_GLOBALS: NonNullable<Preview['initialGlobals']> = {
  theme: chooseTheme(SHIPPED_THEMES, null).name,
  colours: COLOUR_SCHEMES[0]?.value,
  network: NETWORK_ITEMS[0]?.value,
  session: SESSION_ITEMS[0]?.value,
};

/** The widths of Storybook's own list. */
export const VIEWPORTS = storyViewports(SHIPPED_THEMES.map(({ breakpoints }) => breakpoints));
