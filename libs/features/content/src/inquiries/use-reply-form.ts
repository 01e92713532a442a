import { MAX_INQUIRY_TEXT } from '@shop/contract/inquiries/inquiry-limits';
import { useShopServices } from '@shop/query/shop-services-provider';
import { useSendOnce } from '@shop/query/use-send-once';
import { textRule } from '@shop/site/form/text-rule';
import { useShopForm } from '@shop/site/form/use-shop-form';
import { fieldLabels } from '@shop/validation/labels/field-labels';
import { normaliseLines } from '@shop/validation/text/normalise-lines';
import { replyToInquiry } from './reply-to-inquiry';

const rules = {
  body: textRule(fieldLabels.contact.body, { maxLength: MAX_INQUIRY_TEXT, normalise: normaliseLines }),
};

/** The form for further words under an inquiry. core §7 */
export function useReplyForm(inquiryId: number, onSent: () => void) {
  const { queryClient } = useShopServices();
  const sendOnce = useSendOnce();
  return useShopForm<'body'>({
    rules,
    initial: { body: '' },
    wireNames: { body: 'body' },
    submit: async ({ body }) => {
      await sendOnce(body, (api) => replyToInquiry({ api, queryClient }, inquiryId, body));
      onSent();
    },
  });
}
