import * as v from 'valibot';
import { type EndpointOf, specify } from '../endpoint';
import { ProductVariant } from '../products/product';
import { Id } from '../wire/id';

/** What a school asks of each of its pupils (そろえるもの). */
export const SchoolRequirements = v.object({
  /** The tag of what the school prescribes, which is open to this shopper. */
  tag: v.string(),
  school: v.object({ id: Id, name: v.string() }),
  items: v.array(
    v.object({
      product_model_id: Id,
      /** The name of the product, whatever variant is chosen. */
      name: v.string(),
      /** Pieces for one pupil. */
      required_quantity: v.number(),
      /** Every pupil needs it; the others are by choice. */
      is_required: v.boolean(),
      /** What the school says of it; may be empty. */
      note: v.string(),
      /** The shown variants to choose from, in the order in which they are offered. Prices are this shopper's. */
      products: v.array(ProductVariant),
    }),
  ),
});
export type SchoolRequirements = v.InferOutput<typeof SchoolRequirements>;

const schemas = { response: v.array(SchoolRequirements) };

/**
 * What the schools ask of each pupil whose tags the request's grants open, as the products behind them: nothing to anybody
 * else. A product that is not shown is left out, and a school of which nothing is left.
 */
export const listSchoolRequirements: EndpointOf<typeof schemas> = {
  method: 'GET',
  path: '/v1/tags/school-requirements',
  auth: 'any',
  responseType: 'json',
};

export const listSchoolRequirementsSpec = specify({
  endpoint: listSchoolRequirements,
  schemas,
  summary: '学校のそろえるもの',
  errors: [],
});
