import { type Tree, updateJson } from '@nx/devkit';

/** The part of the lockfile that a new workspace changes. */
interface Lockfile {
  readonly packages: Readonly<Record<string, object>>;
}

/** Entries with another among them, in the order in which npm sorts them. */
function insertSorted(
  entries: readonly (readonly [string, object])[],
  added: readonly [string, object],
): readonly (readonly [string, object])[] {
  const at = entries.findIndex(([key]) => key.localeCompare(added[0], 'en') > 0);
  return at === -1 ? [...entries, added] : [...entries.slice(0, at), added, ...entries.slice(at)];
}

/** Enters the app of a shop into the lockfile as `npm install` would, so that `npm ci` accepts it. */
export function addToLockfile(tree: Tree, name: string): void {
  const [folder, manifest] = [`apps/storefront-${name}`, `@shop/storefront-${name}`];
  updateJson<Lockfile, Lockfile>(tree, 'package-lock.json', (lockfile) => ({
    ...lockfile,
    packages: Object.fromEntries(
      insertSorted(insertSorted(Object.entries(lockfile.packages), [folder, { name: manifest }]), [
        `node_modules/${manifest}`,
        { resolved: folder, link: true },
      ]),
    ),
  }));
}
