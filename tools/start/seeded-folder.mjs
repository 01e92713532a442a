import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { constants, existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import { apiUrl } from '../../libs/shared/shops/src/shop-urls.mjs';
import { WORKSPACE, freePortBase } from './platform.mjs';
import { waitUntilReady } from './processes.mjs';

const DIST = path.join(WORKSPACE, 'apps/api/dist');
const CACHE = path.join(WORKSPACE, 'node_modules/.cache/shop-seeded-folders');
/** Where no platform listens while it is made. */
const FIRST_PORT_BASE = 4900;
const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Fills a new data folder with the demonstration, as the built API seeds it: a copy of one that is made once a day for each
 * build. To render the pictures takes an API two minutes of a core, and most of what it does on an empty folder. Without a
 * build nothing is filled in, and the API that is started on the folder seeds it by itself.
 *
 * @param {string} target an empty folder
 */
export async function fillWithSeed(target) {
  if (!existsSync(path.join(DIST, 'main.js'))) return;
  const seeded = path.join(CACHE, await nameOfToday());
  if (!existsSync(seeded)) await make(seeded);
  // Who removes old ones sees by it that this one is in use.
  await utimes(seeded, new Date(), new Date());
  await cp(seeded, target, { recursive: true, mode: constants.COPYFILE_FICLONE });
}

/** Differs by the build and by the day in Tokyo: what the demonstration offers begins and ends by the clock. */
async function nameOfToday() {
  const hash = createHash('sha256').update(await readFile(path.join(DIST, 'main.js')));
  const migrations = await readdir(path.join(DIST, 'migrations'));
  for (const name of migrations.filter((file) => file.endsWith('.sql')).sort())
    hash.update(name).update(await readFile(path.join(DIST, 'migrations', name)));
  const day = new Date().toLocaleDateString('sv-SE', { timeZone: 'Asia/Tokyo' });
  return `${day}-${hash.digest('hex').slice(0, 16)}`;
}

/**
 * Made under another name first: a folder that exists is whole. Of two that are made at once, the first stays.
 *
 * @param {string} seeded
 */
async function make(seeded) {
  await mkdir(CACHE, { recursive: true });
  await removeUnused();
  const draft = await mkdtemp(path.join(CACHE, 'draft-'));
  await takePictures(draft);
  await seed(draft);
  await rename(draft, seeded).catch(async (error) => {
    await rm(draft, { recursive: true, force: true });
    if (!existsSync(seeded)) throw error;
  });
}

/**
 * The pictures of a folder that was made before: the name of a picture says what is in it, so only new ones are rendered.
 *
 * @param {string} draft
 */
async function takePictures(draft) {
  for (const other of await readdir(CACHE)) {
    const files = path.join(CACHE, other, 'files');
    if (!other.startsWith('draft-') && existsSync(files))
      await cp(files, path.join(draft, 'files'), { recursive: true, mode: constants.COPYFILE_FICLONE });
  }
}

/**
 * Lets the built API seed a folder, and stops it.
 *
 * @param {string} folder
 */
async function seed(folder) {
  const base = await freePortBase(FIRST_PORT_BASE);
  const api = spawn(process.execPath, [path.join(DIST, 'main.js')], {
    env: { ...process.env, NODE_ENV: 'production', SHOP_PORT_BASE: String(base), SHOP_DATA_DIR: folder },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  let hasEnded = false;
  const ended = new Promise((resolve) => api.once('exit', resolve)).finally(() => (hasEnded = true));
  const isReady = await waitUntilReady(`${apiUrl(base)}/readyz`, () => hasEnded);
  api.kill('SIGTERM');
  await ended;
  if (!isReady) throw new Error('The built API did not seed a data folder.');
}

/** Removes the folders that nobody has used for a day. */
async function removeUnused() {
  for (const entry of await readdir(CACHE)) {
    const folder = path.join(CACHE, entry);
    if (Date.now() - (await stat(folder)).mtimeMs > DAY_MS)
      await rm(folder, { recursive: true, force: true });
  }
}
