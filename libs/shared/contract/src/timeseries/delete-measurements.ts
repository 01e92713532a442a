import * as v from 'valibot';
import { type EndpointOf, specify } from '../endpoint';
import { MeasurementPurpose } from './measurement';

const schemas = {
  query: v.object({ purpose: v.optional(MeasurementPurpose) }),
};

/** Forgets the member's measurements, all of them or those for a purpose. */
export const deleteMeasurements: EndpointOf<typeof schemas> = {
  method: 'DELETE',
  path: '/v1/me/timeseries/',
  auth: 'member',
  responseType: 'empty',
};

export const deleteMeasurementsSpec = specify({
  endpoint: deleteMeasurements,
  schemas,
  summary: '採寸データの削除',
  errors: [],
  status: 204,
});
