import { replyInquiry } from '@shop/contract/inquiries/reply-inquiry';
import type { ShopServices } from '@shop/query/shop-services';
import { inquiryKeys } from './inquiry-keys';
import { inquiryQuery, toInquiry } from './inquiry-query';

/**
 * Writes further words under one of the member's inquiries. Its page shows them at once, and the lists, whose order and
 * states they change, are fetched again when they are opened next. Rejects with an ApiError. core §7
 */
export async function replyToInquiry(
  { api, queryClient }: Pick<ShopServices, 'api' | 'queryClient'>,
  inquiryId: number,
  body: string,
): Promise<void> {
  const { data } = await api.call(replyInquiry, { body: { inquiry_id: inquiryId, body } });
  queryClient.setQueryData(inquiryQuery(api, inquiryId).queryKey, toInquiry(data));
  await queryClient.invalidateQueries({ queryKey: inquiryKeys.pages });
}
