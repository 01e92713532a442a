import { createInquirySpec } from '@shop/contract/inquiries/create-inquiry';
import { randomToken } from '../auth/random-token';
import { defineRoute } from '../http/define-route';
import { checkInquiry } from './check-inquiry';
import { sendInquiry } from './send-inquiry';

/** POST /v1/inquiries */
export const createInquiryRoute = defineRoute(createInquirySpec, async (context, { body }) => {
  const { step, prepare_key, ...written } = body;
  const input = await checkInquiry(context, written);
  return step === 'prepare'
    ? { prepare_key: randomToken(), input, inquiry: null }
    : { prepare_key: null, input, inquiry: await sendInquiry(context, input, prepare_key ?? null) };
});
