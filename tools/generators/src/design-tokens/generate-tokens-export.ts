import { type GeneratorCallback, type Tree, formatFiles, writeJson } from '@nx/devkit';
import { toDesignTokens } from '@shop/theming/design-tokens/to-design-tokens';
import { loadTokens } from '@shop/theming/load-tokens';
import { nextSteps } from '../next-steps';
import { findThemeFile } from '../theme-sources/find-theme-file';
import { loadTheme } from '../theme-sources/load-theme';
import { withModuleLoader } from '../theme-sources/module-loader';

/** The options of `nx g @shop/generators:tokens-export` and `:tokens-import`. */
export interface TokensOptions {
  readonly theme: string;
  /** From the top of the workspace. */
  readonly file?: string;
}

/** The file of a theme's design tokens where no other is named: beside the theme. */
export const tokensFileOf = (tree: Tree, { theme, file }: TokensOptions): string =>
  file ?? `${findThemeFile(tree, theme).folder}/${theme}.tokens.json`;

/** Writes all tokens of a theme, with those of its base, as design-token JSON (W3C DTCG). */
export default async function generateTokensExport(
  tree: Tree,
  options: TokensOptions,
): Promise<GeneratorCallback> {
  const tokens = await withModuleLoader(tree.root, async (load) =>
    loadTokens(await loadTheme(tree, load, options.theme)),
  );
  const file = tokensFileOf(tree, options);
  writeJson(tree, file, toDesignTokens(tokens));
  await formatFiles(tree);
  return nextSteps(
    `The tokens of the theme ${options.theme} are in ${file}.`,
    `npm run theme -- tokens import ${options.theme} ${file} brings them back when they have been changed`,
  );
}
