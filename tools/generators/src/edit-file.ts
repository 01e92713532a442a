import { type Tree, updateJson } from '@nx/devkit';

/** The part of a package.json that generators change. */
interface PackageJson {
  readonly exports?: Readonly<Record<string, string>>;
}

/** A file has no place where a generator expects one: it has changed, and the generator has not. */
export class MissingPlaceError extends Error {
  constructor(file: string, place: string) {
    super(`${file} has no place for what is generated: ${place} is missing.`);
    this.name = 'MissingPlaceError';
  }
}

/** Inserts text before the first match of a pattern. Throws where the file or the match is missing. */
export function insertBefore(tree: Tree, file: string, pattern: RegExp, text: string): void {
  const content = tree.read(file, 'utf8');
  if (content === null) throw new Error(`${file} is missing.`);
  const match = pattern.exec(content);
  if (match === null) throw new MissingPlaceError(file, String(pattern));
  tree.write(file, `${content.slice(0, match.index)}${text}${content.slice(match.index)}`);
}

/** Adds an import above the others of a module; with `type`, one of types alone. */
export function addImport(tree: Tree, file: string, names: string, from: string, kind?: 'type'): void {
  const keyword = kind === undefined ? 'import' : `import ${kind}`;
  insertBefore(tree, file, /^import /m, `${keyword} { ${names} } from '${from}';\n`);
}

/** Adds a subpath to the `exports` of a library, in alphabetical order. A subpath that is there already stays. */
export function addExport(tree: Tree, folder: string, subpath: string, target: string): void {
  updateJson<PackageJson, PackageJson>(tree, `${folder}/package.json`, (manifest) => ({
    ...manifest,
    exports: Object.fromEntries(
      Object.entries({ [subpath]: target, ...manifest.exports }).toSorted(([a], [b]) => (a < b ? -1 : 1)),
    ),
  }));
}

/** The part of a tsconfig that generators change. */
interface TsConfig {
  readonly references?: readonly { readonly path: string }[];
}

/** Adds projects to the `references` of a tsconfig. One that is there already stays. */
export function addReferences(tree: Tree, file: string, ...projects: readonly string[]): void {
  updateJson<TsConfig, TsConfig>(tree, file, (config) => {
    const references = config.references ?? [];
    const missing = projects.filter((project) => references.every(({ path }) => path !== project));
    return { ...config, references: [...references, ...missing.map((path) => ({ path }))] };
  });
}

/** Stops a generator before it overwrites what somebody has written. */
export function requireNew(tree: Tree, ...files: readonly string[]): void {
  const existing = files.find((file) => tree.exists(file));
  if (existing !== undefined) throw new Error(`${existing} exists already.`);
}
