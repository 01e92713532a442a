import * as v from 'valibot';
import { type EndpointOf, specify } from '../endpoint';
import { IdFromText } from '../wire/id';
import { Inquiry, INQUIRY_ERRORS } from './inquiry';

const schemas = { params: v.object({ id: IdFromText }), response: Inquiry };

/** One of the member's inquiries with what followed it. */
export const getInquiry: EndpointOf<typeof schemas> = {
  method: 'GET',
  path: '/v1/me/inquiries/{id}',
  auth: 'member',
  responseType: 'json',
};

export const getInquirySpec = specify({
  endpoint: getInquiry,
  schemas,
  summary: 'お問い合わせの詳細',
  errors: [INQUIRY_ERRORS.notFound],
});
