import { type Tree, names } from '@nx/devkit';
import type { TokenOverrides } from '@shop/theming/theme-tokens';
import path from 'node:path';
import { MissingPlaceError } from '../edit-file';
import { readText, type ThemeFile } from '../theme-sources/find-theme-file';

const IN_MODULE = /tokens: \(\) => import\('(\.\/[\w-]+)'\)/;
const INLINE = /^ {2}tokens: \{(?:.*\}|[^]*?^ {2}\}),$/m;
/** The object in a module of tokens; what is said above it stays. */
const OBJECT = /(?<=: TokenOverrides = )\{[^]*?\}(?=;\n)/;

/** The text of a module that holds the tokens of a theme. */
export const tokensModule = (name: string, tokens: TokenOverrides): string => {
  const variable = `${names(name).propertyName}Tokens`;
  return `\
import type { TokenOverrides } from '@shop/theming/theme-tokens';

/** What changes of the tokens of the theme's base. \`npm run theme -- tokens export ${name}\` writes all of them. */
const ${variable}: TokenOverrides = ${JSON.stringify(tokens, null, 2)};

export default ${variable};
`;
};

/** Writes what a theme changes of its base's tokens: into the module that it has, or into a new one in place of inline tokens. */
export function writeTokens(
  tree: Tree,
  name: string,
  { file, folder }: ThemeFile,
  tokens: TokenOverrides,
): void {
  const text = readText(tree, file);
  const module = IN_MODULE.exec(text)?.[1];
  if (module !== undefined) {
    const tokensFile = `${path.posix.join(folder, module)}.ts`;
    const present = readText(tree, tokensFile);
    if (!OBJECT.test(present)) throw new MissingPlaceError(tokensFile, String(OBJECT));
    tree.write(
      tokensFile,
      present.replace(OBJECT, () => JSON.stringify(tokens, null, 2)),
    );
    return;
  }
  const line = `  tokens: () => import('./${name}-tokens'),`;
  const after = /^ {2}namespaces: .*\n/m;
  if (!after.test(text)) throw new MissingPlaceError(file, String(after));
  tree.write(file, INLINE.test(text) ? text.replace(INLINE, line) : text.replace(after, `$&${line}\n`));
  tree.write(`${folder}/${name}-tokens.ts`, tokensModule(name, tokens));
}
