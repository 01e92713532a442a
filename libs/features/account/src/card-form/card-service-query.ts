import type { ApiClient } from '@shop/api-client/api-client';
import { isApiError } from '@shop/api-client/is-api-error';
import {
  PAYMENT_SERVICE_CODES,
  PAYMENT_SERVICE_NOT_FOUND,
  getPaymentService,
} from '@shop/contract/payment-services/get-payment-service';
import { queryOptions } from '@tanstack/react-query';
import { accountKeys } from '../account-keys';

/** The payment service that takes cards. */
export interface CardService {
  /** Its own page in which a card becomes a token; `null` where this shop takes no cards. */
  readonly formUrl: string | null;
}

/** The payment service that takes this shop's cards. core §7 */
export function cardServiceQuery(api: ApiClient) {
  return queryOptions({
    queryKey: accountKeys.cardService,
    queryFn: async ({ signal }): Promise<CardService> => {
      try {
        const params = { code: PAYMENT_SERVICE_CODES.card };
        const { data } = await api.call(getPaymentService, { params }, { signal });
        return { formUrl: data.is_usable ? data.card_form_url : null };
      } catch (error) {
        if (isApiError(error) && 'code' in error && error.code === PAYMENT_SERVICE_NOT_FOUND)
          return { formUrl: null };
        throw error;
      }
    },
  });
}
