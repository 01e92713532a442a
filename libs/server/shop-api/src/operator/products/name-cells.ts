import { CATEGORY_SEPARATOR } from '../import/category-path';
import { listOfNames } from '../import/name-list';
import { categoriesOfPath, type ShopNames, tagOfName } from '../import/shop-names';

const BETWEEN_CATEGORIES = ' | ';
const BELOW_CATEGORY = ' > ';
/** In a name they would be read as the end of it. */
const SEPARATES_CATEGORIES = /[|>\n]/;

/** The cell that puts a product into exactly these categories; null where none does, as with a category without the one above it. */
export function categoryCell({ categories }: ShopNames, ids: readonly number[]): string | null {
  const wanted = new Set(ids);
  const pathTo = (id: number | null): readonly string[] => {
    const category = categories.find((row) => row.id === id);
    return category === undefined ? [] : [...pathTo(category.parentId), category.name];
  };
  const lowest = ids.filter((id) => !categories.some((row) => row.parentId === id && wanted.has(row.id)));
  const paths = lowest.map(pathTo);
  const read = new Set(paths.flatMap((path) => categoriesOfPath(categories, path.join(CATEGORY_SEPARATOR))));
  const isSame = read.size === wanted.size && ids.every((id) => read.has(id));
  if (!isSame || paths.flat().some((name) => SEPARATES_CATEGORIES.test(name))) return null;
  return paths.map((path) => path.join(BELOW_CATEGORY)).join(BETWEEN_CATEGORIES);
}

/** The cell that gives a product exactly these tags; null where two have the same name. */
export function tagCell({ tags }: ShopNames, ids: readonly number[]): string | null {
  const own = tags.filter(({ id }) => ids.includes(id));
  const isReadBack = own.every(({ id, name }) => tagOfName(tags, name) === id);
  return isReadBack ? listOfNames(own.map(({ name }) => name)) : null;
}
