import { type Tree } from '@nx/devkit';
import { FsTree } from 'nx/src/generators/tree';
import path from 'node:path';

/** The top of the workspace. */
export const WORKSPACE = path.resolve(__dirname, '../../..');

/** The workspace as it is, with changes that are never written. */
export const createWorkspaceTree = (): Tree => new FsTree(WORKSPACE, false);

/** What a generator has created, updated and deleted, in order. */
export const changedFiles = (tree: Tree): readonly string[] =>
  tree
    .listChanges()
    .map(({ type, path: file }) => `${type} ${file}`)
    .toSorted();

/** The text of a file; empty where there is none. */
export const textOf = (tree: Tree, file: string): string => tree.read(file, 'utf8') ?? '';
