import { createMemo } from '@shop/contract/memos/create-memo';
import { updateMemo } from '@shop/contract/memos/update-memo';
import { useApi } from '@shop/query/use-api';
import { textRule } from '@shop/site/form/text-rule';
import { useShopForm } from '@shop/site/form/use-shop-form';
import { useKeepMemo } from './use-keep-memo';

const MEMO_MAX_LENGTH = 500;

const rules = {
  memo: textRule('メモ', { maxLength: MEMO_MAX_LENGTH, normalise: (text) => text.trim() }),
};

/** The form that adds or changes what a member notes on an order. account §7 */
export function useMemoForm(orderId: number, memo: string | null, onSaved: () => void) {
  const api = useApi();
  const keep = useKeepMemo(orderId);
  return useShopForm({
    rules,
    initial: { memo: memo ?? '' },
    wireNames: { memo: 'memo' },
    submit: async (values) => {
      const { data } = await (memo === null
        ? api.call(createMemo, { body: { order_id: orderId, ...values } })
        : api.call(updateMemo, { params: { id: orderId }, body: values }));
      await keep(data.memo);
      onSaved();
    },
  });
}
