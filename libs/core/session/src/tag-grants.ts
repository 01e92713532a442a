import { TAG_GRANTS_NAME as NAME } from './tag-grants-name';

/** Gives this tab access to one password-protected tag. */
export interface TagGrant {
  readonly tag: string;
  readonly grant: string;
  /** Epoch milliseconds. */
  readonly expireAt: number;
}

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The window receives this event when the grants of this tab have changed. */
export const TAG_GRANTS_EVENT = 'shop:tag-grants';

function write(storage: Store, grants: readonly TagGrant[]): void {
  // Every page asks whether there are any: a tab that has closed them all is as one that opened none.
  if (grants.length === 0) storage.removeItem(NAME);
  else storage.setItem(NAME, JSON.stringify(grants));
  window.dispatchEvent(new Event(TAG_GRANTS_EVENT));
}

/**
 * Stores a grant for this tab. It replaces an earlier one for the same tag.
 */
export function storeTagGrant(storage: Store, grant: TagGrant): void {
  write(storage, [...read(storage).filter(({ tag }) => tag !== grant.tag), grant]);
}

/** Ends this tab's access to a tag. */
export function removeTagGrant(storage: Store, tag: string): void {
  write(
    storage,
    read(storage).filter((grant) => grant.tag !== tag),
  );
}

/** The grants of this tab that are valid at a time in epoch milliseconds. */
export const validTagGrants = (storage: Pick<Store, 'getItem'>, nowMs: number): readonly TagGrant[] =>
  read(storage).filter(({ expireAt }) => expireAt > nowMs);

/** The valid grants as the value of `x-tag-grant`; `null` where there are none. */
export function tagGrantHeader(storage: Pick<Store, 'getItem'>, nowMs: number): string | null {
  return (
    validTagGrants(storage, nowMs)
      .map(({ grant }) => grant)
      .join(',') || null
  );
}

function read(storage: Pick<Store, 'getItem'>): TagGrant[] {
  try {
    const stored: unknown = JSON.parse(storage.getItem(NAME) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isGrant) : [];
  } catch {
    return [];
  }
}

const isGrant = (value: unknown): value is TagGrant =>
  typeof value === 'object' &&
  value !== null &&
  'tag' in value &&
  typeof value.tag === 'string' &&
  'grant' in value &&
  typeof value.grant === 'string' &&
  'expireAt' in value &&
  typeof value.expireAt === 'number';
