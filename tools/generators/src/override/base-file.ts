import { type Tree, names, visitNotIgnoredFiles } from '@nx/devkit';
import { readText } from '../theme-sources/find-theme-file';

/** What can be copied from the base of a theme, and how a theme declares it. */
export const KINDS = {
  pages: { declare: 'themePage', suffix: 'page' },
  layouts: { declare: 'themeLayout', suffix: 'layout' },
  parts: { declare: 'themePart', suffix: 'part' },
} as const;
export type Kind = keyof typeof KINDS;

/** What a theme overrides, in the library of which theme it is, and at which version. */
export interface BaseFile {
  readonly file: string;
  readonly library: string;
  readonly version: number;
}

/** The libraries of the themes that a theme extends, the nearest first. */
function baseLibraries(tree: Tree, themeFile: string): readonly string[] {
  const text = readText(tree, themeFile);
  const [, name] = /from '@shop\/theme-([\w-]+)\/theme'/.exec(text) ?? [];
  if (name === undefined) return [];
  const library = `libs/themes/${name}`;
  return [library, ...baseLibraries(tree, `${library}/src/theme.ts`)];
}

function fileIn(tree: Tree, library: string, kind: Kind, id: string): string | null {
  if (kind !== 'parts') {
    const { fileName } = names(id);
    const file = `${library}/src/${kind}/${fileName}/${fileName}-${KINDS[kind].suffix}.tsx`;
    return tree.exists(file) ? file : null;
  }
  let found: string | null = null;
  visitNotIgnoredFiles(tree, `${library}/src`, (file) => {
    if (file.endsWith('.tsx') && readText(tree, file).includes(`definePart('${id}',`)) found = file;
  });
  return found;
}

/** The version that the base states for it: in its line of the pages or layouts, or in the list of parts. */
function versionIn(tree: Tree, library: string, kind: Kind, id: string): number {
  const file = {
    pages: 'all-pages.ts',
    layouts: 'theme.ts',
    parts: 'part-versions.ts',
  }[kind];
  const candidates = [file, 'start-pages.ts', 'theme.ts'].map((one) => `${library}/src/${one}`);
  const key = `'?${id}'?: `;
  const pattern = new RegExp(kind === 'parts' ? `${key}(\\d+)` : `${key}\\w+\\([^;]*?\\bversion: (\\d+)`);
  for (const candidate of candidates) {
    // Only the line of this entry: the next entry begins with its own key.
    const [entry = ''] =
      new RegExp(`^ +${key}[^]*?,\\n(?= +['\\w-]+: |\\s*[}.])`, 'm').exec(
        tree.read(candidate, 'utf8') ?? '',
      ) ?? [];
    const version = pattern.exec(entry)?.[1];
    if (version !== undefined) return Number(version);
  }
  return 1;
}

/** Finds what a theme would override. Throws where its base has none. */
export function findBaseFile(tree: Tree, themeFile: string, kind: Kind, id: string): BaseFile {
  for (const library of baseLibraries(tree, themeFile)) {
    const file = fileIn(tree, library, kind, id);
    if (file !== null) return { file, library, version: versionIn(tree, library, kind, id) };
  }
  throw new Error(
    `The base of ${themeFile} has no ${kind}/${id}. Pages and layouts are the folders of libs/themes/simple/src/${kind === 'layouts' ? 'layouts' : 'pages'}, parts the keys of libs/themes/simple/src/part-versions.ts.`,
  );
}
