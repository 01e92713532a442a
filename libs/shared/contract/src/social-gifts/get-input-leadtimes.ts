import * as v from 'valibot';
import { specify, type EndpointOf } from '../endpoint';
import { PostalCode } from '../postal-codes/get-postal-code';
import { Leadtime } from '../shipping-leadtime/leadtime';
import { GiftParams, PrefectureInput, WAITING_GIFT_ERRORS } from './social-gift';

const schemas = {
  params: GiftParams,
  query: v.object({
    /** Where it goes; the prefecture decides the days on the road. */
    postal: v.optional(PostalCode),
    pref: PrefectureInput,
  }),
  response: v.array(Leadtime),
};

/** Earliest arrival, selectable days and time slots of a gift for the place that the receiver enters (account §4). */
export const getInputLeadtimes: EndpointOf<typeof schemas> = {
  method: 'GET',
  path: '/v1/shipping-leadtime/input/{token}',
  auth: 'none',
  responseType: 'json',
};

export const getInputLeadtimesSpec = specify({
  endpoint: getInputLeadtimes,
  schemas,
  summary: 'ソーシャルギフトのお届け予定日・選択できる日時',
  errors: WAITING_GIFT_ERRORS,
});
