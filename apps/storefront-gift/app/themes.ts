import type { ThemeList } from '@shop/theming/resolve-theme';
import { giftTheme } from './gift/gift-theme';

/** The themes this shop ships; the first is what an unknown namespace falls back to. */
export const themes: ThemeList = [giftTheme];
