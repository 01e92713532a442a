import type { ColorTokens } from '@shop/theming/theme-tokens';
import { propertyName } from '@shop/theming/tokens-to-css';

/** The colours that a shop has set over its theme's, as `GET /v1/colorschemes/selected/front` responds with them. */
export interface StoryColourScheme {
  readonly value: string;
  readonly title: string;
  readonly colors: Partial<ColorTokens>;
}

/** Colours as shops set them: those of a brand, readable on the grounds of every theme. */
export const COLOUR_SCHEMES: readonly StoryColourScheme[] = [
  { value: 'shop', title: '配色：そのまま', colors: {} },
  {
    value: 'indigo',
    title: '配色：サーバーの設定（藍）',
    colors: { primary: '#27408b', primaryHover: '#1c2f68', link: '#27408b', focus: '#27408b' },
  },
  {
    value: 'matcha',
    title: '配色：サーバーの設定（抹茶）',
    colors: { primary: '#3f5d1e', primaryHover: '#2f4716', link: '#3f5d1e', accent: '#8a4b00' },
  },
  {
    value: 'plum',
    title: '配色：サーバーの設定（梅、地の色も）',
    colors: {
      background: '#fff7f9',
      subtle: '#fbe9ee',
      border: '#efd3db',
      primary: '#8e1f4f',
      primaryHover: '#6d153b',
      link: '#8e1f4f',
    },
  },
];

/** The scheme that the toolbar is set to; an unknown one changes nothing. */
export const chooseColours = (ofToolbar: unknown): Partial<ColorTokens> =>
  COLOUR_SCHEMES.find(({ value }) => value === ofToolbar)?.colors ?? {};

/** Colours as the custom properties that `tokensToCss` lets override a theme's, as a storefront does with the API's. */
export const colourProperties = (colors: Partial<ColorTokens>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(colors).map(([name, value]) => [propertyName('color', name), value]));
