import * as v from 'valibot';
import { type EndpointOf, specify } from '../endpoint';
import { SecretToken } from '../wire/secret-token';
import { Inquiry, INQUIRY_ERRORS, InquiryInput } from './inquiry';

const schemas = {
  body: v.object({
    ...InquiryInput.entries,
    /** `prepare` checks what was written and keeps nothing; `submit` sends it. */
    step: v.optional(v.picklist(['prepare', 'submit']), 'submit'),
    /** The key that preparing gave: under it an inquiry is sent once, however often the call is repeated. */
    prepare_key: v.optional(SecretToken),
  }),
  response: v.object({
    /** Only after `prepare`. */
    prepare_key: v.nullable(v.string()),
    /** What was written, as it will be kept: for the confirmation page. */
    input: InquiryInput,
    /** Only after `submit`. */
    inquiry: v.nullable(Inquiry),
  }),
};

/** Checks an inquiry, or sends it: for guests and members (core §7). */
export const createInquiry: EndpointOf<typeof schemas> = {
  method: 'POST',
  path: '/v1/inquiries',
  auth: 'any',
  responseType: 'json',
};

export const createInquirySpec = specify({
  endpoint: createInquiry,
  schemas,
  summary: 'お問い合わせの確認と送信',
  errors: [INQUIRY_ERRORS.alreadySent],
});
