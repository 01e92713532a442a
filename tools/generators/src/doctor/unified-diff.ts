import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** The lines that name the compared files, which are temporary. */
const HEADER = /^(?:diff|index|---|\+\+\+) .*\n/gm;

/** The changes from one text to another as a unified diff, under the names that are given. */
export function unifiedDiff(beforeName: string, before: string, afterName: string, after: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'theme-doctor-'));
  try {
    writeFileSync(path.join(folder, 'before'), before);
    writeFileSync(path.join(folder, 'after'), after);
    const args = ['diff', '--no-index', '--no-color', '--no-ext-diff', 'before', 'after'];
    // It ends with 1 where the texts differ.
    const { stdout, error } = spawnSync('git', args, { cwd: folder, encoding: 'utf8' });
    if (error !== undefined) throw error;
    return `--- ${beforeName}\n+++ ${afterName}\n${stdout.replace(HEADER, '')}`;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
