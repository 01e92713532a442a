/** What to do next with a theme, after it has been generated. */
export const themeSteps = (name: string, folder: string): readonly string[] => [
  `${folder} holds one of everything to begin with: tokens, a word, a part, a slot, a page and a rule`,
  `npm run storybook shows every page in it: choose it in the toolbar`,
  `npm run theme -- doctor ${name} checks it`,
  `tools/generators/README.md is the guide "Your first theme in an afternoon"`,
];
