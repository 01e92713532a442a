import { defaultTheme } from '@shop/theme-default/theme';
import { simpleTheme } from '@shop/theme-simple/theme';
import type { ThemeList } from '@shop/theming/resolve-theme';
import { festiveTheme } from './festive/festive-theme';

/** The themes this shop ships; the first is what an unknown namespace falls back to. */
export const themes: ThemeList = [simpleTheme, defaultTheme, festiveTheme];
