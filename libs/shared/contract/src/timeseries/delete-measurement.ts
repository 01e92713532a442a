import * as v from 'valibot';
import { type EndpointOf, specify } from '../endpoint';
import { IdFromText } from '../wire/id';
import { MEASUREMENT_ERRORS } from './measurement-errors';

const schemas = {
  params: v.object({ id: IdFromText }),
};

/** Forgets one of the member's measurements; the others stay. */
export const deleteMeasurement: EndpointOf<typeof schemas> = {
  method: 'DELETE',
  path: '/v1/me/timeseries/{id}',
  auth: 'member',
  responseType: 'empty',
};

export const deleteMeasurementSpec = specify({
  endpoint: deleteMeasurement,
  schemas,
  summary: '採寸データ1件の削除',
  errors: [MEASUREMENT_ERRORS.notFound],
  status: 204,
});
