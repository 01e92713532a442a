import { spawn } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from 'esbuild';
import { DataFolderInUseError, lockDataFolder } from './lock-data-folder';

/** Processes that fight for one stale lock, and how often. */
const RIVALS = 8;
const FIGHTS = 3;
const CLOSE_FIGHTS = 20;

/** Takes the lock, says so, and stays until it is killed; exits with 3 where it is rejected. */
const HOLDER = (module: string) => `
  import { lockDataFolder, DataFolderInUseError } from ${JSON.stringify(module)};
  lockDataFolder(process.argv[2]).then(
    () => { process.stdout.write('held'); setInterval(() => {}, 1000); },
    (error) => process.exit(error instanceof DataFolderInUseError ? 3 : 4),
  );`;

describe('the lock of the data folder', () => {
  let root: string;
  let program: string;
  beforeAll(async () => {
    root = await mkdtemp(path.join(tmpdir(), 'lock-'));
    program = path.join(root, 'holder.mjs');
    await build({
      stdin: {
        contents: HOLDER(path.join(__dirname, 'lock-data-folder.ts')),
        resolveDir: __dirname,
        loader: 'ts',
      },
      bundle: true,
      platform: 'node',
      format: 'esm',
      outfile: program,
      logLevel: 'error',
    });
  });
  afterAll(() => rm(root, { recursive: true, force: true }));

  /** Starts a holder; gives the way it went and how to kill it. */
  const start = (folder: string) => {
    const child = spawn(process.execPath, [program, folder], { stdio: ['ignore', 'pipe', 'inherit'] });
    const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
    const held = new Promise<'held'>((resolve) => child.stdout.once('data', () => resolve('held')));
    return {
      outcome: Promise.race([held, ended]),
      async kill() {
        child.kill('SIGKILL');
        await ended;
      },
    };
  };
  const folderOf = (name: string) => path.join(root, name);

  it('cannot be taken twice in one process, and can be taken again after its release', async () => {
    const folder = folderOf('same');
    const lock = await lockDataFolder(folder);
    await expect(lockDataFolder(folder)).rejects.toThrow(DataFolderInUseError);
    await lock.release();
    await (await lockDataFolder(folder)).release();
    expect(await readdir(folder)).toEqual([]);
  });

  it('cannot be taken while another process holds it, and can be at once when that one is killed', async () => {
    const folder = folderOf('killed');
    const holder = start(folder);
    expect(await holder.outcome).toBe('held');
    await expect(lockDataFolder(folder)).rejects.toThrow(DataFolderInUseError);
    await holder.kill();
    const lock = await lockDataFolder(folder);
    await lock.release();
    expect(await readdir(folder)).toEqual([]);
  });

  it('is taken by exactly one of many that find a stale lock at the same time', async () => {
    for (let fight = 0; fight < CLOSE_FIGHTS; fight += 1) {
      const folder = folderOf(`close-${fight}`);
      const holder = start(folder);
      await holder.outcome;
      await holder.kill();
      const rivals = Array.from({ length: RIVALS }, () => lockDataFolder(folder));
      const outcomes = await Promise.allSettled(rivals);
      const held = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []));
      expect(held).toHaveLength(1);
      await Promise.all(held.map((lock) => lock.release()));
    }
  }, 60_000);

  it('is taken by exactly one of many processes that find a stale lock', async () => {
    for (let fight = 0; fight < FIGHTS; fight += 1) {
      const folder = folderOf(`fight-${fight}`);
      const first = start(folder);
      await first.outcome;
      await first.kill();
      const rivals = Array.from({ length: RIVALS }, () => start(folder));
      const outcomes = await Promise.all(rivals.map(({ outcome }) => outcome));
      expect(outcomes.filter((outcome) => outcome === 'held')).toHaveLength(1);
      expect(outcomes.filter((outcome) => outcome === 3)).toHaveLength(RIVALS - 1);
      await Promise.all(rivals.map(({ kill }) => kill()));
    }
  }, 60_000);
});
