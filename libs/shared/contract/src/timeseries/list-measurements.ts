import * as v from 'valibot';
import { type EndpointOf, specify } from '../endpoint';
import { DEFAULT_PURPOSE, MeasurementPurpose, Measurement } from './measurement';

const schemas = {
  query: v.object({ purpose: v.optional(MeasurementPurpose, DEFAULT_PURPOSE) }),
  response: v.array(Measurement),
};

/** The member's measurements for a purpose, the latest first; `x-limit` says how many are kept (account §9). */
export const listMeasurements: EndpointOf<typeof schemas> = {
  method: 'GET',
  path: '/v1/me/timeseries',
  auth: 'member',
  responseType: 'json',
};

export const listMeasurementsSpec = specify({
  endpoint: listMeasurements,
  schemas,
  summary: '採寸データの一覧',
  errors: [],
});
