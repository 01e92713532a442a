import { execFileSync } from 'node:child_process';

/** Where the work of everybody comes together; the first one that the repository knows. */
const BASES = ['origin/main', 'main'];

/**
 * @param {string} workspace
 * @param {...string} args
 * @returns {string}
 */
const git = (workspace, ...args) =>
  execFileSync('git', args, { cwd: workspace, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();

/**
 * The files, from the folder of the workspace, that have changed since this branch left `base`: in commits, in the working
 * tree, new ones too. A file that was removed counts.
 *
 * @param {string} workspace
 * @param {string} [base] a commit or branch; without it `origin/main`, or `main` where there is none
 * @returns {readonly string[]}
 * @throws {Error} when git knows no such base
 */
export function changedFiles(workspace, base) {
  const known = (base === undefined ? BASES : [base]).find((name) => {
    try {
      return git(workspace, 'rev-parse', '--verify', `${name}^{commit}`) !== '';
    } catch {
      return false;
    }
  });
  if (known === undefined) throw new Error(`git knows no ${base ?? BASES.join(' or ')}`);
  const fork = git(workspace, 'merge-base', known, 'HEAD');
  const listed = [
    git(workspace, 'diff', '-z', '--name-only', '--no-renames', fork),
    git(workspace, 'ls-files', '-z', '--others', '--exclude-standard'),
  ];
  return [...new Set(listed.flatMap((text) => text.split('\0')).filter((file) => file !== ''))].sort();
}
