/** The name in session storage, after the shop's prefix. */
const NAME = 'tag_grants';

/** Gives this tab access to one password-protected tag. */
export interface TagGrant {
  readonly tag: string;
  readonly grant: string;
  /** Epoch milliseconds. */
  readonly expireAt: number;
}

type Store = Pick<Storage, 'getItem' | 'setItem'>;

/**
 * Stores a grant for this tab. It replaces an earlier one for the same tag.
 */
export function storeTagGrant(storage: Store, grant: TagGrant): void {
  const others = read(storage).filter(({ tag }) => tag !== grant.tag);
  storage.setItem(NAME, JSON.stringify([...others, grant]));
}

/** The valid grants as the value of `x-tag-grant`; `null` where there are none. */
export function tagGrantHeader(storage: Store, nowMs: number): string | null {
  const valid = read(storage).filter(({ expireAt }) => expireAt > nowMs);
  return valid.map(({ grant }) => grant).join(',') || null;
}

function read(storage: Store): TagGrant[] {
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
