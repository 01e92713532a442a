import { createInquiry } from '@shop/contract/inquiries/create-inquiry';
import { useShopServices } from '@shop/query/shop-services-provider';
import { useGuardedMutation } from '@shop/query/use-guarded-mutation';
import { inquiryKeys } from '../inquiries/inquiry-keys';
import type { ContactDraft } from './contact-draft';
import { toInquiryInput } from './contact-input';
import { sentInquiryAtom } from './sent-inquiry-atom';

/** Sends a checked inquiry; under its key it is taken once, however often that is repeated. core §7 */
export function useSendInquiry() {
  const { api, store, queryClient } = useShopServices();
  return useGuardedMutation({
    mutationFn: async ({ values, files, prepareKey }: ContactDraft): Promise<void> => {
      const body = { ...toInquiryInput(values, files), step: 'submit', prepare_key: prepareKey } as const;
      const { data } = await api.call(createInquiry, { body });
      if (data.inquiry !== null)
        store.set(sentInquiryAtom, { number: data.inquiry.number, email: data.inquiry.email });
    },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: inquiryKeys.pages }),
  });
}
