import { type Tree, readJson } from '@nx/devkit';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { findOldVersion } from '../doctor/find-old-version';
import { noteVersion, platformVersion, versionNoteOf } from '../theme-sources/platform-version';
import { changedFiles, createWorkspaceTree, textOf, WORKSPACE } from '../workspace-tree';
import renameHeaderNotice from './rename-header-notice';

// Jest cannot load the ES modules of Prettier: here the files stay as they are generated.
jest.mock('@nx/devkit', () => ({
  ...jest.requireActual<typeof import('@nx/devkit')>('@nx/devkit'),
  formatFiles: () => Promise.resolve(),
}));

/** What a package.json says. */
interface Manifest {
  readonly version?: string;
}
/** The list of migrations as Nx reads it. */
interface Collection {
  readonly generators: Readonly<
    Record<string, { readonly version: string; readonly implementation: string }>
  >;
}

const GENERATORS = 'tools/generators';
const SCHOOL = 'apps/storefront-school/app/school';
const libraries = (tree: Tree) =>
  tree
    .children('libs')
    .flatMap((layer) => tree.children(`libs/${layer}`).map((name) => `libs/${layer}/${name}`));

it('every package that a theme builds on carries the version of the platform', () => {
  const tree = createWorkspaceTree();
  const versions = [...libraries(tree), GENERATORS].map((folder) => [
    folder,
    readJson<Manifest>(tree, `${folder}/package.json`).version,
  ]);
  expect(versions.length).toBeGreaterThan(10);
  expect(versions.filter(([, version]) => version !== platformVersion(tree))).toEqual([]);
});

it('every migration has its code, and is of no later version than the platform', () => {
  const tree = createWorkspaceTree();
  const { generators } = readJson<Collection>(tree, `${GENERATORS}/migrations.json`);
  const missing = Object.values(generators).filter(
    ({ implementation }) => !existsSync(path.join(WORKSPACE, GENERATORS, `${implementation}.ts`)),
  );
  expect(missing).toEqual([]);
  const latest = Object.values(generators)
    .map(({ version }) => version)
    .toSorted((a, b) => b.localeCompare(a, 'en', { numeric: true }))[0];
  expect(latest?.localeCompare(platformVersion(tree), 'en', { numeric: true })).toBeLessThanOrEqual(0);
});

it('0.2.0 carries a theme over the renamed slot of the header, once', async () => {
  const tree = createWorkspaceTree();
  const file = `${SCHOOL}/school-theme.ts`;
  const before = textOf(tree, file);
  tree.write(file, before.replace("'header-note'", "'header-notice'"));
  expect(await renameHeaderNotice(tree)).toEqual([`${file}: slots/header-notice is slots/header-note`]);
  expect(textOf(tree, file)).toBe(before);
  expect(await renameHeaderNotice(tree)).toEqual([]);
});

describe('the doctor', () => {
  it('names a theme that fits an older platform, and what to run', () => {
    const tree = createWorkspaceTree();
    tree.write(versionNoteOf(SCHOOL), '{ "version": "0.1.0" }');
    const [sentence] = findOldVersion(tree, 'school', SCHOOL);
    expect(sentence).toContain('The theme "school" fits version 0.1.0 of the platform, which is 0.2.0 now.');
    expect(sentence).toContain('npm run theme -- upgrade;');
  });

  it('says nothing of a theme that was accepted since, or that notes none', () => {
    const tree = createWorkspaceTree();
    expect(findOldVersion(tree, 'school', SCHOOL)).toEqual([]);
    noteVersion(tree, SCHOOL);
    expect(changedFiles(tree)).toEqual([`CREATE ${SCHOOL}/base/platform.json`]);
    expect(findOldVersion(tree, 'school', SCHOOL)).toEqual([]);
  });
});
