/** All that a choice reads of a theme. */
interface Named {
  readonly name: string;
}

/** What designers call the themes; a theme that is not here is listed under its own name. */
const THEME_TITLES: ReadonlyMap<string, string> = new Map([
  ['simple', '基本（全店の土台）'],
  ['default', '一般の店'],
  ['festive', '一般の店・年末年始'],
  ['corporate', '卸の店'],
  ['school', '学生服の店'],
  ['gift', '贈りものの店'],
]);
const ORDER = [...THEME_TITLES.keys()];
/** Themes without a title stand after those with one. */
const placeOf = ({ name }: Named): number => (ORDER.includes(name) ? ORDER.indexOf(name) : ORDER.length);

/** The themes of several shops in the order of the toolbar, each once, the one that all fall back to first. */
export function orderThemes<Theme extends Named>(shipped: readonly Theme[]): readonly Theme[] {
  return [...new Set(shipped)].toSorted((one, other) => placeOf(one) - placeOf(other));
}

/** What the toolbar lists: the themes' names and Japanese titles. */
export const themeItems = (themes: readonly Named[]): { value: string; title: string }[] =>
  themes.map(({ name }) => ({ value: name, title: THEME_TITLES.get(name) ?? name }));

/** The theme of a name; of an unknown one, as an old address may hold, the first. Throws where there is no theme at all. */
export function chooseTheme<Theme extends Named>(themes: readonly Theme[], name: unknown): Theme {
  const theme = themes.find((one) => one.name === name) ?? themes[0];
  if (theme === undefined) throw new Error('Storybook found no theme in apps/storefront-*/app/themes.ts');
  return theme;
}
