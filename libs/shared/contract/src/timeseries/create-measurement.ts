import * as v from 'valibot';
import { type EndpointOf, specify } from '../endpoint';
import { DateText } from '../wire/timestamp';
import { DEFAULT_PURPOSE, MeasuredValues, MeasurementPurpose, Measurement } from './measurement';

const schemas = {
  query: v.object({ purpose: v.optional(MeasurementPurpose, DEFAULT_PURPOSE) }),
  body: v.object({
    measured_on: DateText,
    values: v.pipe(
      MeasuredValues,
      v.check((values) => Object.values(values).some((value) => value !== null), 'いずれかは必須項目です'),
    ),
  }),
  response: v.array(Measurement),
};

/** Adds measurements at the front and drops the oldest beyond the limit. Returns the list (account §4). */
export const createMeasurement: EndpointOf<typeof schemas> = {
  method: 'POST',
  path: '/v1/me/timeseries',
  auth: 'member',
  responseType: 'json',
};

export const createMeasurementSpec = specify({
  endpoint: createMeasurement,
  schemas,
  summary: '採寸データの追加',
  errors: [],
  status: 201,
});
