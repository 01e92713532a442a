import { execFileSync } from 'node:child_process';
import { copyFileSync, cpSync, existsSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';

const WORKSPACE = path.resolve(__dirname, '../../..');
const WORKSPACE_PACKAGES = '@shop';
/** Made by tools at work: a copy begins without them. */
const LEFT_OUT = [WORKSPACE_PACKAGES, '.cache', '.installed-lock'];

/** The files of the workspace that are under version control or about to be. */
export const workspaceFiles = (): readonly string[] =>
  execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: WORKSPACE, encoding: 'utf8' })
    .trim()
    .split('\n')
    .filter((file) => existsSync(path.join(WORKSPACE, file)));

/**
 * Copies the workspace into an empty folder. Its installed packages are linked, but for those of the workspace itself:
 * these are the copied ones.
 */
export function copyWorkspace(folder: string, files: readonly string[]): void {
  for (const file of files) {
    mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
    copyFileSync(path.join(WORKSPACE, file), path.join(folder, file));
  }
  const [installed, packages] = [path.join(WORKSPACE, 'node_modules'), path.join(folder, 'node_modules')];
  mkdirSync(packages);
  for (const name of readdirSync(installed).filter((one) => !LEFT_OUT.includes(one)))
    symlinkSync(path.join(installed, name), path.join(packages, name));
  // Links that lead from here to the workspace's folders: copied as they are, they lead to those of the copy.
  cpSync(path.join(installed, WORKSPACE_PACKAGES), path.join(packages, WORKSPACE_PACKAGES), {
    recursive: true,
    verbatimSymlinks: true,
  });
}
