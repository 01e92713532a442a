import { themes } from 'virtual:shop-themes';
import type { ThemeList } from '@shop/theming/resolve-theme';

/** The themes that the app ships, for the shop's server. */
export const shopThemes: ThemeList = themes;
