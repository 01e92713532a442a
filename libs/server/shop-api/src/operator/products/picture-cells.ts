import type { StagedPicture } from '../../db/schema';
import { PICTURE_FIELDS } from '../import/field-columns';
import { sortPictures } from '../import/sort-pictures';
import type { ExportedProduct } from './exported-product';

const written = (pictures: readonly StagedPicture[]) =>
  JSON.stringify(pictures.map(({ path, alt }) => [path, alt]));

/** What an import makes of the pictures of a product's rows: each variant has all of them, that of its own row first. */
function readBack(rows: readonly (readonly StagedPicture[])[]): readonly (readonly StagedPicture[])[] {
  const all = sortPictures(
    rows.flat().map(({ path, alt }) => ({ source: path, alt: alt.trim(), field: '', position: 0 })),
  ).map(({ source, alt }) => ({ path: source, alt }));
  return rows.map(([own]) => [
    ...all.filter(({ path }) => path === own?.path),
    ...all.filter(({ path }) => path !== own?.path),
  ]);
}

/** The pictures of the variants of a product, in their order; null where a file cannot say them, as it has them by product. */
export function picturesOfRows({
  variants,
  pictures,
}: Pick<ExportedProduct, 'variants' | 'pictures'>): readonly (readonly StagedPicture[])[] | null {
  const present = variants.map(({ id }) => pictures(id));
  const rows = present.map((own) => own.slice(0, PICTURE_FIELDS.length));
  const isSame = readBack(rows).every((read, index) => written(read) === written(present[index] ?? []));
  // An empty text would be read as the product's name.
  return isSame && rows.flat().every(({ alt }) => alt !== '') ? rows : null;
}
