import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { changedFiles } from './changed-files.mjs';

let folder: string;
const AS_SOMEBODY = ['-c', 'user.name=a', '-c', 'user.email=a@example.jp', '-c', 'commit.gpgsign=false'];
const git = (...args: readonly string[]) =>
  execFileSync('git', [...AS_SOMEBODY, ...args], { cwd: folder, stdio: 'pipe' });
const write = (file: string, text: string) => writeFileSync(path.join(folder, file), text);
const commitAll = () => {
  git('add', '-A');
  git('commit', '-q', '-m', 'change');
};

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'changed-'));
  git('init', '-q', '-b', 'main');
  for (const file of ['stays', 'removed', 'edited', 'committed']) write(file, 'before');
  commitAll();
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('lists what a branch has committed, edited, removed and not yet added, and nothing that main got meanwhile', () => {
  git('switch', '-q', '-c', 'work');
  write('committed', 'after');
  commitAll();
  git('switch', '-q', 'main');
  write('of-others', 'new');
  commitAll();
  git('switch', '-q', 'work');
  write('edited', 'after');
  write('日本語', 'new');
  rmSync(path.join(folder, 'removed'));
  expect(changedFiles(folder)).toEqual(['committed', 'edited', 'removed', '日本語']);
});

it('counts from another base, and says that there is none', () => {
  write('edited', 'after');
  commitAll();
  expect(changedFiles(folder, 'main')).toEqual([]);
  expect(changedFiles(folder, 'HEAD~1')).toEqual(['edited']);
  expect(() => changedFiles(folder, 'no-such')).toThrow('git knows no no-such');
});
