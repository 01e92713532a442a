import * as v from 'valibot';
import { type EndpointOf, specify } from '../endpoint';
import { SchoolPickup } from './school-pickup';

/** When a school hands over what its pupils have ordered, and where. */
export const OfferedPickup = v.object({
  ...SchoolPickup.entries,
  /** The tag of what the school prescribes, which is open to this shopper. */
  tag: v.string(),
  /** Whether it can be chosen today; false from the day after the deadline on. */
  is_open: v.boolean(),
  formatted_postal_code: v.string(),
  /** The school's address in one line. */
  full_address: v.string(),
});
export type OfferedPickup = v.InferOutput<typeof OfferedPickup>;

const schemas = { response: v.array(OfferedPickup) };

/** The schools whose tags the request's grants open and that hand orders over themselves; nothing to anybody else. */
export const listSchoolPickups: EndpointOf<typeof schemas> = {
  method: 'GET',
  path: '/v1/tags/school-pickups',
  auth: 'any',
  responseType: 'json',
};

export const listSchoolPickupsSpec = specify({
  endpoint: listSchoolPickups,
  schemas,
  summary: '学校での受け取りと注文締切',
  errors: [],
});
