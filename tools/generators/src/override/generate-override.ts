import { type GeneratorCallback, type Tree, formatFiles, names } from '@nx/devkit';
import path from 'node:path';
import { requireNew } from '../edit-file';
import { nextSteps } from '../next-steps';
import { copyOf } from '../theme-sources/base-copies';
import { findThemeFile, readText } from '../theme-sources/find-theme-file';
import { KINDS, type Kind, findBaseFile } from './base-file';
import { copiedCode } from './copied-code';
import { enterOverride } from './enter-override';

/** The options of `nx g @shop/generators:override`. */
export interface OverrideOptions {
  readonly theme: string;
  /** `pages/cart`, `layouts/default` or `parts/price`. */
  readonly what: string;
}

const isKind = (kind: string): kind is Kind => Object.hasOwn(KINDS, kind);

/**
 * Copies a page, a layout or a part of a theme's base into the theme, to be changed there, with a copy of the base as it
 * is now: the theme doctor shows what has changed in the base since.
 */
export default async function generateOverride(
  tree: Tree,
  { theme, what }: OverrideOptions,
): Promise<GeneratorCallback> {
  const [kind = '', id = ''] = what.split('/');
  if (!isKind(kind) || id === '')
    throw new Error(`${what} is none of pages/ID, layouts/ID and parts/ID, such as pages/cart.`);
  const { file: themeFile, folder } = findThemeFile(tree, theme);
  const base = findBaseFile(tree, themeFile, kind, id);
  const { fileName } = names(id);
  const component = `${theme}-${fileName}-${KINDS[kind].suffix}`;
  const file = `${folder}/${component}.tsx`;
  requireNew(tree, file);
  const entry = { kind, id, module: `./${component}`, version: base.version };
  tree.write(themeFile, enterOverride(readText(tree, themeFile), themeFile, entry));
  const keepBase = (baseFile: string) => tree.write(copyOf(folder, baseFile), readText(tree, baseFile));
  const copyFile = (target: string) => {
    const copied = `${theme}-${path.posix.basename(target)}`;
    requireNew(tree, `${folder}/${copied}`);
    tree.write(`${folder}/${copied}`, readText(tree, target));
    keepBase(target);
    return `./${copied}`;
  };
  const isPart = kind === 'parts';
  tree.write(file, copiedCode(tree, base, { isPart, component: names(component).className, copyFile }));
  keepBase(base.file);
  await formatFiles(tree);
  return nextSteps(
    `${what} of the theme ${theme} is a copy now, in ${file}.`,
    `npm run theme -- doctor ${theme} says when ${base.file} has changed since, and shows what`,
  );
}
