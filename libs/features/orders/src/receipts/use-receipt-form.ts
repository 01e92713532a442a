import { useApi } from '@shop/query/use-api';
import { useShopForm } from '@shop/site/form/use-shop-form';
import { useQueryClient } from '@tanstack/react-query';
import { HONORIFICS, receiptRules } from './receipt-fields';
import type { ReceiptSource } from './receipt-source';
import { type ReceiptView, toReceipt } from './receipt-view';

/** The form that sets 宛名 and 但し書き of a receipt; the returned one takes the place of the stored one. account §7 */
export function useReceiptForm(source: ReceiptSource, receipt: ReceiptView, onSaved: () => void) {
  const api = useApi();
  const queryClient = useQueryClient();
  const { addressee, honorific, proviso } = receipt;
  return useShopForm({
    rules: receiptRules,
    initial: { addressee, honorific, proviso },
    wireNames: { addressee: 'addressee', honorific: 'honorific', proviso: 'proviso' },
    submit: async (values) => {
      const chosen = HONORIFICS.find((one) => one === values.honorific) ?? HONORIFICS[0];
      const { data } = await source.write(api, { ...values, honorific: chosen });
      queryClient.setQueryData(source.queryKey, toReceipt(data));
      onSaved();
    },
  });
}
