import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { categories, tags } from '../../db/schema';
import { CATEGORY_SEPARATOR } from './category-path';
import { found, keyOf, type NamedRow } from './named-row';

interface CategoryRow extends NamedRow {
  readonly parentId: number | null;
}

/** The categories and tags of a shop, by which an import recognises those of its file. */
export interface ShopNames {
  readonly categories: readonly CategoryRow[];
  readonly tags: readonly (NamedRow & { readonly isLocked: boolean })[];
}

export async function readShopNames(db: Database, channelId: number): Promise<ShopNames> {
  const categoryRows = await db
    .select({ id: categories.id, key: categories.key, name: categories.name, parentId: categories.parentId })
    .from(categories)
    .where(and(eq(categories.channelId, channelId), eq(categories.tableName, 'products')))
    .orderBy(asc(categories.position), asc(categories.id));
  const tagRows = await db
    .select({ id: tags.id, key: tags.key, name: tags.name, passwordHash: tags.passwordHash })
    .from(tags)
    .where(eq(tags.channelId, channelId))
    .orderBy(asc(tags.position), asc(tags.id));
  return {
    categories: categoryRows,
    tags: tagRows.map(({ passwordHash, ...tag }) => ({ ...tag, isLocked: passwordHash !== null })),
  };
}

/** The categories of a path, from the widest to the narrowest; null for one that the shop lacks. */
export function categoriesOfPath(rows: readonly CategoryRow[], path: string): readonly (number | null)[] {
  const names = path.split(CATEGORY_SEPARATOR);
  let parentId: number | null = null;
  let isNew = false;
  return names.map((name, depth) => {
    const siblings: readonly CategoryRow[] = isNew ? [] : rows.filter((row) => row.parentId === parentId);
    const row = found(siblings, name, keyOf(...names.slice(0, depth + 1)));
    isNew = row === undefined;
    parentId = row?.id ?? null;
    return parentId;
  });
}

/** The tag of this name; null for one that the shop lacks. */
export const tagOfName = (rows: ShopNames['tags'], name: string): number | null =>
  found(rows, name, keyOf(name))?.id ?? null;
