import type { ApiClient } from '@shop/api-client/api-client';
import {
  listSchoolRequirements,
  type SchoolRequirements,
} from '@shop/contract/schools/list-school-requirements';
import * as QUERY_ROOTS from '@shop/query/query-roots';
import { queryOptions } from '@tanstack/react-query';
import { smallestFile } from '../variant-label';

/** One product that a school asks of each pupil. */
export interface RequirementView {
  readonly modelId: number;
  readonly name: string;
  /** Pieces for one pupil. */
  readonly requiredQuantity: number;
  /** Every pupil needs it; the others are by choice. */
  readonly isRequired: boolean;
  /** May be empty. */
  readonly note: string;
  /** The variant that stands for all of them: the first that can be bought, else the first. */
  readonly productKey: string;
  /** All variants: any of them counts. */
  readonly productKeys: readonly string[];
  readonly thumbnail: string | null;
  readonly isAvailable: boolean;
}

/** そろえるもの: what a school asks of each pupil. */
export interface SchoolRequirementsView {
  readonly schoolId: number;
  readonly schoolName: string;
  /** The tag of what it prescribes. */
  readonly tag: string;
  readonly items: readonly RequirementView[];
}

/** What the schools ask of each pupil whose tags are open in this tab. It shows products: a tag that is opened or closed fetches it again. */
export function schoolRequirementsQuery(api: ApiClient) {
  return queryOptions({
    queryKey: [QUERY_ROOTS.products, 'school-requirements'],
    queryFn: async ({ signal }): Promise<readonly SchoolRequirementsView[]> =>
      (await api.call(listSchoolRequirements, {}, { signal })).data.map(toView),
  });
}

const toView = ({ school, tag, items }: SchoolRequirements): SchoolRequirementsView => ({
  schoolId: school.id,
  schoolName: school.name,
  tag,
  items: items.flatMap(({ products, ...item }) => {
    const offered = products.find((product) => product.is_stock_available) ?? products[0];
    if (offered === undefined) return [];
    return [
      {
        modelId: item.product_model_id,
        name: item.name,
        requiredQuantity: item.required_quantity,
        isRequired: item.is_required,
        note: item.note,
        productKey: offered.key,
        productKeys: products.map(({ key }) => key),
        thumbnail: offered.image === null ? null : smallestFile(offered.image),
        isAvailable: offered.is_stock_available,
      },
    ];
  }),
});
