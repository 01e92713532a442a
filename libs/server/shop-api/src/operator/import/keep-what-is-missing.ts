import type { StoredOption } from '../../db/schema';
import { CATEGORY_SEPARATOR } from './category-path';
import type { FileFields } from './import-fields';
import type { KnownProduct, MatchedVariant } from './known-product';
import { productSearchText } from './product-search-text';
import type { ShopNames } from './shop-names';

/** The options of a variant: what columns the file lacks stays, also names of options. */
function optionsOf({ staged, present }: MatchedVariant, fields: FileFields): readonly StoredOption[] {
  if (present === null) return staged.options;
  return [
    ...staged.options.map((option, index) => ({
      ...option,
      name:
        fields.areOptionsNamed[index] === true ? option.name : (present.options[index]?.name ?? option.name),
    })),
    ...present.options.slice(fields.areOptionsNamed.length),
  ];
}

/** A brand belongs to its maker: one that only repeats its name follows a new one, every other keeps its own name. */
function namesOf({ staged, maker, brand }: KnownProduct, { given }: FileFields) {
  const newMaker = given.has('maker') ? staged.maker : maker;
  const kept = brand === maker ? newMaker : brand;
  // A brand that is empty is called like the maker; without a column for that one, like the shop's.
  const named = staged.brand === staged.maker ? newMaker : staged.brand;
  return { maker: newMaker, brand: given.has('brand') ? named : kept };
}

/**
 * A product as it will be where columns of the file are missing: what depends on several fields is made of those of the file
 * and those of the shop. Fields that stand alone are not changed by the statement that publishes.
 */
export function keepWhatIsMissing(
  product: KnownProduct,
  fields: FileFields,
  { categories }: Pick<ShopNames, 'categories'>,
): KnownProduct {
  const { present } = product;
  const has = fields.given;
  const names = namesOf(product, fields);
  const staged = {
    ...product.staged,
    ...names,
    name: has.has('name') ? product.staged.name : present.name,
    nameKana: has.has('nameKana') ? product.staged.nameKana : present.nameKana,
    catchCopy: has.has('catchCopy') ? product.staged.catchCopy : present.catchCopy,
    description: has.has('description') ? product.staged.description : present.description,
    taxRate: has.has('taxRate') ? product.staged.taxRate : present.taxRate,
    shippingDays: has.has('shippingDays') ? product.staged.shippingDays : present.shippingDays,
    isShow: has.has('isShow') ? product.staged.isShow : present.isShow,
  };
  const variants = product.variants.map((variant) => {
    const options = optionsOf(variant, fields);
    return {
      ...variant,
      staged: {
        ...variant.staged,
        options,
        name:
          variant.present === null || has.has('name') || has.has('options')
            ? [staged.name, ...options.map(({ value }) => value)].join(' ')
            : variant.present.name,
        code: variant.present === null || has.has('variantCode') ? variant.staged.code : variant.present.code,
        price: variant.present === null || has.has('price') ? variant.staged.price : variant.present.price,
        beforePrice:
          variant.present === null || has.has('beforePrice')
            ? variant.staged.beforePrice
            : variant.present.beforePrice,
      },
    };
  });
  return {
    ...product,
    staged: { ...staged, searchText: searchTextOf(product, staged, variants, { categories }) },
    variants,
  };
}

/** Words that the file says nothing about stay: they are made anew only where something that they are made of changes. */
function searchTextOf(
  { present, maker, brand, categoryIds, others }: KnownProduct,
  staged: KnownProduct['staged'],
  variants: readonly MatchedVariant[],
  { categories }: Pick<ShopNames, 'categories'>,
): string {
  const presentCategories = categories.filter(({ id }) => categoryIds.includes(id)).map(({ name }) => name);
  const codes = [...variants.map((one) => one.staged.code), ...others.map(({ code }) => code)];
  const presentCodes = [
    ...variants.flatMap((one) => one.present?.code ?? []),
    ...others.map(({ code }) => code),
  ];
  const text = (model: Pick<typeof present, 'name' | 'nameKana' | 'code'>, names: readonly string[]) =>
    productSearchText([model.name, model.nameKana, model.code, ...names]);
  const stagedCategories = staged.categoryPaths.flatMap((path) => path.split(CATEGORY_SEPARATOR));
  const wordsOf = (whole: string) => [...new Set(whole.split(' '))].toSorted().join(' ');
  const before = text(present, [maker, brand, ...presentCategories, ...presentCodes]);
  const after = text(staged, [
    ...[staged.maker, staged.brand],
    ...(stagedCategories.length > 0 ? stagedCategories : presentCategories),
    ...codes,
  ]);
  return wordsOf(before) === wordsOf(after) ? present.searchText : after;
}
