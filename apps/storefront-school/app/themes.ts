import type { ThemeList } from '@shop/theming/resolve-theme';
import { schoolTheme } from './school/school-theme';

/** The themes this shop ships; the first is what an unknown namespace falls back to. */
export const themes: ThemeList = [schoolTheme];
