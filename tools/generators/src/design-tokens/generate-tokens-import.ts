import { type GeneratorCallback, type Tree, formatFiles } from '@nx/devkit';
import { fromDesignTokens } from '@shop/theming/design-tokens/from-design-tokens';
import { loadTokens, mergeTokens } from '@shop/theming/load-tokens';
import { nextSteps } from '../next-steps';
import { findThemeFile, readText } from '../theme-sources/find-theme-file';
import { loadTheme } from '../theme-sources/load-theme';
import { withModuleLoader } from '../theme-sources/module-loader';
import { findThemeContrasts } from '@shop/theming/find-low-contrasts';
import { type TokensOptions, tokensFileOf } from './generate-tokens-export';
import { writeTokens } from './tokens-file';

/** The content of a JSON file; throws with its name where it is none. */
function parseJson(file: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError)
      throw new Error(`${file} is no JSON: ${error.message}`, { cause: error });
    throw error;
  }
}

/**
 * Makes the tokens of a theme what design-token JSON (W3C DTCG) says. What equals its base is left out. Nothing is written
 * where the file has an unknown or bad value, or a colour in which text could not be read.
 */
export default async function generateTokensImport(
  tree: Tree,
  options: TokensOptions,
): Promise<GeneratorCallback> {
  const { theme: name } = options;
  const baseTokens = await withModuleLoader(tree.root, async (load) => {
    const { base } = await loadTheme(tree, load, name);
    return base === null ? null : loadTokens(base);
  });
  if (baseTokens === null)
    throw new Error(
      `The theme ${name} has no base: its tokens are what all others begin with. Change them by hand.`,
    );
  const file = tokensFileOf(tree, options);
  const tokens = fromDesignTokens(parseJson(file, readText(tree, file)), baseTokens);
  const unreadable = findThemeContrasts(name, mergeTokens(baseTokens, tokens));
  if (unreadable.length > 0) throw new Error(unreadable.join('\n'));
  writeTokens(tree, name, findThemeFile(tree, name), tokens);
  await formatFiles(tree);
  return nextSteps(`The tokens of the theme ${name} are those of ${file}.`);
}
