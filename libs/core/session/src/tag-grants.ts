/** In the tab's storage, after the shop's prefix. */
const NAME = 'tag_grants';

/** Opens one protected tag to this tab. */
export interface TagGrant {
  readonly tag: string;
  readonly grant: string;
  /** Epoch milliseconds. */
  readonly expireAt: number;
}

type Store = Pick<Storage, 'getItem' | 'setItem'>;

/** Keeps a grant as long as the tab lives; a new one for the same tag takes the place of the old. */
export function storeTagGrant(storage: Store, grant: TagGrant): void {
  const others = read(storage).filter(({ tag }) => tag !== grant.tag);
  storage.setItem(NAME, JSON.stringify([...others, grant]));
}

/** The grants that hold, as `x-tag-grant` carries them; `null` where there is none. */
export function tagGrantHeader(storage: Store, nowMs: number): string | null {
  const holding = read(storage).filter(({ expireAt }) => expireAt > nowMs);
  return holding.map(({ grant }) => grant).join(',') || null;
}

function read(storage: Store): TagGrant[] {
  try {
    const kept: unknown = JSON.parse(storage.getItem(NAME) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isGrant) : [];
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
