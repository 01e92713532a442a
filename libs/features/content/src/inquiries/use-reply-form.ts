import { useShopServices } from '@shop/query/shop-services-provider';
import { textRule } from '@shop/site/form/text-rule';
import { useShopForm } from '@shop/site/form/use-shop-form';
import { fieldLabels } from '@shop/validation/labels/field-labels';
import { normaliseLines } from '@shop/validation/text/normalise-lines';
import { replyToInquiry } from './reply-to-inquiry';

const BODY_MAX_LENGTH = 4000;

const rules = {
  body: textRule(fieldLabels.contact.body, { maxLength: BODY_MAX_LENGTH, normalise: normaliseLines }),
};

/** The form for further words under an inquiry. core §7 */
export function useReplyForm(inquiryId: number, onSent: () => void) {
  const services = useShopServices();
  return useShopForm<'body'>({
    rules,
    initial: { body: '' },
    wireNames: { body: 'body' },
    submit: async ({ body }) => {
      await replyToInquiry(services, inquiryId, body);
      onSent();
    },
  });
}
