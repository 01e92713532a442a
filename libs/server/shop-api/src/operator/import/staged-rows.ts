import type { stagedImages, stagedModels, StagedPicture, stagedVariants } from '../../db/schema';
import type { StoredPicture } from '../../images/stored-picture';
import { CATEGORY_SEPARATOR } from './category-path';
import type { ImportedModel, ImportedVariant } from './imported-model';
import { productSearchText } from './product-search-text';

/** The pictures that were brought in, by their names in the file. */
export type StoredPictures = ReadonlyMap<string, StoredPicture>;

type ModelRow = typeof stagedModels.$inferSelect;
type VariantRow = typeof stagedVariants.$inferSelect;
type ImageRow = typeof stagedImages.$inferSelect;

interface StagedRows {
  readonly models: readonly ModelRow[];
  readonly variants: readonly VariantRow[];
  readonly images: readonly ImageRow[];
}

const OTHER_MAKER = 'その他';

/** Products as rows of the staging tables; `first` is the place of the first one in the file. */
export function stagedRows(
  importId: number,
  first: number,
  models: readonly ImportedModel[],
  stored: StoredPictures,
): StagedRows {
  const images = new Map<string, ImageRow>();
  const variants: VariantRow[] = [];
  const rows = models.map((model, index): ModelRow => {
    const position = first + index;
    const pictures = picturesOf(importId, model, stored);
    for (const { image } of pictures) images.set(`${image.path} ${image.alt}`, image);
    variants.push(
      ...model.variants.map((one, place) => variantRow({ importId, model, pictures }, position, one, place)),
    );
    const { code, name, nameKana, catchCopy, description, tags, taxRate, shippingDays, isShow } = model;
    const maker = model.maker || OTHER_MAKER;
    return {
      ...{
        importId,
        position,
        code,
        name,
        nameKana,
        catchCopy,
        description,
        tags,
        taxRate,
        shippingDays,
        isShow,
      },
      ...{
        maker,
        brand: model.brand || maker,
        categoryPaths: model.categories.map((path) => path.join(CATEGORY_SEPARATOR)),
      },
      searchText: searchTextOf(model),
    };
  });
  return { models: rows, variants, images: [...images.values()] };
}

interface NamedImage {
  /** As the file names it. */
  readonly source: string;
  readonly image: ImageRow;
}

/** The pictures of a product that could be had. */
const picturesOf = (importId: number, model: ImportedModel, stored: StoredPictures): readonly NamedImage[] =>
  model.pictures.flatMap(({ source, alt }) => {
    const picture = stored.get(source);
    if (picture === undefined) return [];
    const { path, width, height, sources } = picture;
    return [{ source, image: { importId, path, alt: alt || model.name, width, height, sources } }];
  });

interface VariantParts {
  readonly importId: number;
  readonly model: ImportedModel;
  readonly pictures: readonly NamedImage[];
}

function variantRow(
  { importId, model, pictures }: VariantParts,
  modelPosition: number,
  variant: ImportedVariant,
  position: number,
): VariantRow {
  const { line, key, isKeyGiven, code, options, price, beforePrice, stock, isSoldOnOrder } = variant;
  return {
    ...{ importId, modelPosition, position, line, key, isKeyGiven, code, options },
    name: [model.name, ...options.map(({ value }) => value)].join(' '),
    ...{ price, beforePrice, stock, isSoldOnOrder },
    pictures: ownFirst(pictures, variant.picture),
  };
}

/** The variant's own picture, then the others of its product. */
function ownFirst(pictures: readonly NamedImage[], own: string): readonly StagedPicture[] {
  const inOrder = [
    ...pictures.filter(({ source }) => source === own),
    ...pictures.filter(({ source }) => source !== own),
  ];
  const each = new Map(inOrder.map(({ image: { path, alt } }) => [`${path} ${alt}`, { path, alt }]));
  return [...each.values()];
}

const searchTextOf = (model: ImportedModel): string =>
  productSearchText([
    ...[model.name, model.nameKana, model.code, model.maker, model.brand],
    ...model.categories.flat(),
    ...model.variants.map(({ code }) => code),
  ]);
