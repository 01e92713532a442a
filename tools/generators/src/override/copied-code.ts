import { type Tree, readJson } from '@nx/devkit';
import path from 'node:path';
import { addExport } from '../edit-file';
import { readText } from '../theme-sources/find-theme-file';
import type { BaseFile } from './base-file';

const RELATIVE_IMPORT = /(from |import\(|import )'(\.\.?\/[^']+)'/g;
const ENDINGS = ['', '.ts', '.tsx'];
const IS_CODE = /\.tsx?$/;
const PART = /(?:\/\*\*[^*]*\*\/\n)?export const \w+ = definePart\('[\w-]+', (\w+)\);\n?/;
const DEFINE_PART_IMPORT = /import \{ definePart \} from '@shop\/theming\/theme-place';\n/;

/** The file that a relative import names. */
function importedFile(tree: Tree, from: string, specifier: string): string {
  const target = path.posix.join(path.posix.dirname(from), specifier);
  const file = ENDINGS.map((ending) => target + ending).find((one) => tree.isFile(one));
  if (file === undefined) throw new Error(`${from} imports ${specifier}, and there is no such file.`);
  return file;
}

/**
 * Imports of the library's own code become imports of its package, which exports it from now on. Style sheets and pictures
 * are copied by `copyFile`, which returns the module to import: they are what a theme changes first.
 */
function importFromPackage(
  tree: Tree,
  code: string,
  { file, library }: BaseFile,
  copyFile: (target: string) => string,
): string {
  const { name: packageName } = readJson<{ readonly name: string }>(tree, `${library}/package.json`);
  return code.replace(RELATIVE_IMPORT, (_whole, keyword: string, specifier: string) => {
    const target = importedFile(tree, file, specifier);
    if (!IS_CODE.test(target)) return `${keyword}'${copyFile(target)}'`;
    const inLibrary = path.posix.relative(library, target);
    const subpath = inLibrary.replace(/^src\//, './').replace(/\.tsx?$/, '');
    addExport(tree, library, subpath, `./${inLibrary}`);
    return `${keyword}'${packageName}/${subpath.slice(2)}'`;
  });
}

/** A part's component alone, as the default export; the place that it fills stays in the base. */
function partAlone(code: string, file: string, component: string): string {
  const [definition = '', plain = ''] = PART.exec(code) ?? [];
  const declaration = new RegExp(`(?:export )?function ${plain}\\(`);
  if (definition === '' || !declaration.test(code))
    throw new Error(
      `${file} cannot be copied: it exports no function that definePart names. Write the part by hand; the README ("A theme") says how.`,
    );
  return code
    .replace(definition, '')
    .replace(DEFINE_PART_IMPORT, '')
    .replace(declaration, `export default function ${component}(`)
    .replace(/^export (interface|type) /gm, '$1 ');
}

interface CopyOptions {
  readonly isPart: boolean;
  /** The name of the component of a part. */
  readonly component: string;
  readonly copyFile: (target: string) => string;
}

/** The code of an override: that of its base, with the same behaviour, to be changed. */
export function copiedCode(tree: Tree, base: BaseFile, { isPart, component, copyFile }: CopyOptions): string {
  const code = readText(tree, base.file);
  return importFromPackage(tree, isPart ? partAlone(code, base.file, component) : code, base, copyFile);
}
