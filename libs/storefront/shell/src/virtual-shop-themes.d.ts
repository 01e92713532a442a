/** The app's `app/themes.ts`, by way of the build: the shell knows no theme. */
declare module 'virtual:shop-themes' {
  import type { ThemeList } from '@shop/theming/resolve-theme';

  export const themes: ThemeList;
}
