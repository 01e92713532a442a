import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readlink, rename, rm, symlink } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import path from 'node:path';
import { types } from 'node:util';
import { OwnerSocket } from './owner-socket';

/** The link to the socket of the process that owns the folder. */
const LOCK = 'lock';
const OWNER_PREFIX = 'owner-';
/** What a unix socket's path may be long, on every system. */
const MAX_SOCKET_PATH_LENGTH = 103;
const PROBE_LIMIT_MS = 2_000;
/** Rounds before giving up on a folder that several processes fight for, and the pause between them. */
const ROUNDS = 100;
const PAUSE_MS = 50;

/** Another running process owns the folder. */
export class DataFolderInUseError extends Error {}

export interface DataFolderLock {
  /** Passes connections to the folder's socket to `handler`; until then they are closed at once. */
  serve(handler: (socket: Socket) => void): void;
  release(): Promise<void>;
}

const hasCode = (error: unknown, code: string) =>
  types.isNativeError(error) && 'code' in error && error.code === code;
const isMissing = (error: unknown) => hasCode(error, 'ENOENT');
const isPresent = (error: unknown) => hasCode(error, 'EEXIST');
const pause = () => new Promise((resolve) => setTimeout(resolve, PAUSE_MS));

/**
 * Takes the data folder for this process, or throws `DataFolderInUseError`.
 *
 * Each process listens on a socket of its own in the folder; the link `lock` names the owner's socket. A link can be
 * created by one process only, and a socket stops responding the moment its process dies, however it dies. A stale
 * lock may be replaced only by the process that holds the claim on it: a link named after the dead owner, made and taken over
 * by the same two rules. So no two processes can ever both get in, and nothing has to be deleted by hand.
 */
export async function lockDataFolder(folder: string): Promise<DataFolderLock> {
  await mkdir(folder, { recursive: true });
  const name = `${OWNER_PREFIX}${randomBytes(6).toString('hex')}`;
  const door = new OwnerSocket();
  await door.listen(socketPath(folder, name));
  try {
    for (let round = 0; round < ROUNDS; round += 1) {
      if (await tryToOwn(folder, name)) {
        await removeDeadOwners(folder, name);
        return {
          serve: (handler) => door.serve(handler),
          release: () => release(folder, name, door),
        };
      }
      await pause();
    }
    throw new DataFolderInUseError(folder);
  } catch (error) {
    await door.close();
    await rm(path.join(folder, name), { force: true });
    throw error;
  }
}

/** One attempt: true when it owns the folder, false when it must try again; throws when another process owns it. */
async function tryToOwn(folder: string, name: string): Promise<boolean> {
  const lock = path.join(folder, LOCK);
  if (await createLink(name, lock)) return true;
  const owner = await readTarget(lock);
  if (owner === null) return false;
  if (await isAlive(folder, owner)) throw new DataFolderInUseError(folder);
  const claims = await claim(folder, owner, name);
  if (claims === null) return false;
  const mine = claims.at(-1);
  try {
    // The claim may have come after someone else's finished takeover: then the lock names another owner by now.
    const isStillStale = (await readTarget(lock)) === owner;
    if (isStillStale) {
      const draft = path.join(folder, `draft-${name}`);
      await symlink(name, draft);
      await rename(draft, lock);
    }
    // The dead owner is gone for good, so its claims mean nothing any more.
    for (const link of claims) if (link !== mine) await rm(link, { force: true });
    return isStillStale;
  } finally {
    if (mine !== undefined) await rm(mine, { force: true });
  }
}

/** The claims that together allow replacing a dead owner, or `null` while a running process holds one of them. */
async function claim(folder: string, dead: string, name: string): Promise<string[] | null> {
  const held: string[] = [];
  let claimed = dead;
  for (;;) {
    const link = path.join(folder, `claim-${claimed}`);
    held.push(link);
    if (await createLink(name, link)) return held;
    const holder = await readTarget(link);
    if (holder === null || (await isAlive(folder, holder))) return null;
    claimed = holder;
  }
}

async function createLink(target: string, link: string): Promise<boolean> {
  try {
    await symlink(target, link);
    return true;
  } catch (error) {
    if (isPresent(error)) return false;
    throw error;
  }
}

async function readTarget(link: string): Promise<string | null> {
  try {
    return await readlink(link);
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

/** Whether the process of a socket is running: only then does it accept connections. */
function isAlive(folder: string, owner: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(socketPath(folder, owner));
    const finish = (isLiving: boolean) => {
      socket.destroy();
      resolve(isLiving);
    };
    // A full queue is the sign of a living process too.
    socket.setTimeout(PROBE_LIMIT_MS, () => finish(true));
    socket.on('connect', () => finish(true));
    socket.on('error', (error: NodeJS.ErrnoException) =>
      finish(error.code !== 'ECONNREFUSED' && error.code !== 'ENOENT'),
    );
  });
}

/** Where the folder's owner, if there is one, can be talked to. */
export const ownerSocketPath = (folder: string): string => socketPath(folder, LOCK);

function socketPath(folder: string, name: string): string {
  const full = path.join(folder, name);
  const relative = path.relative(process.cwd(), full);
  const shorter = relative.length < full.length ? relative : full;
  if (Buffer.byteLength(shorter) > MAX_SOCKET_PATH_LENGTH)
    throw new Error(`The path of the data folder is too long: ${folder}`);
  return shorter;
}

/** Removes the sockets of dead processes; those of running ones stay. */
async function removeDeadOwners(folder: string, name: string): Promise<void> {
  for (const entry of await readdir(folder)) {
    if (!entry.startsWith(OWNER_PREFIX) || entry === name) continue;
    if (!(await isAlive(folder, entry))) await rm(path.join(folder, entry), { force: true });
  }
}

async function release(folder: string, name: string, door: OwnerSocket): Promise<void> {
  const lock = path.join(folder, LOCK);
  if ((await readTarget(lock)) === name) await rm(lock, { force: true });
  await door.close();
  await rm(path.join(folder, name), { force: true });
}
