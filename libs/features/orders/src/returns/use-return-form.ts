import { createOrderReturn } from '@shop/contract/returns/create-order-return';
import type { ReturnInput } from '@shop/contract/returns/order-returns';
import type { ReturnKind } from '@shop/contract/returns/return-kind';
import { useSendOnce } from '@shop/query/use-send-once';
import { useShopForm } from '@shop/site/form/use-shop-form';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { orderKeys } from '../order-keys';
import {
  EXCHANGE,
  initialReturn,
  quantityField,
  returnChecks,
  type ReturnableLine,
  returnRules,
  sizeField,
} from './return-fields';
import { type ReturnReasonView, toReturns } from './returns-view';

/** What is returned of an order, and by which reasons. */
interface ReturnFormSource {
  readonly orderId: number;
  readonly lines: readonly ReturnableLine[];
  readonly reasons: readonly ReturnReasonView[];
  readonly isExchangeOffered: boolean;
}

/**
 * The form that asks to return pieces of an order. Lines and reasons stay as they were when it was opened; whether the
 * sizes are asked for (`isExchange`) follows the choice.
 */
export function useReturnForm(
  { orderId, lines, reasons, isExchangeOffered }: ReturnFormSource,
  onSent: (kind: ReturnKind) => Promise<void>,
) {
  const [isExchange, setExchange] = useState(false);
  const queryClient = useQueryClient();
  const rules = useMemo(() => returnRules(lines), [lines]);
  const checks = useMemo(() => returnChecks(lines), [lines]);
  const sendOnce = useSendOnce();
  const form = useShopForm<string>({
    rules,
    checks,
    initial: initialReturn(lines, isExchangeOffered),
    onValues: (values) => setExchange(values['kind'] === EXCHANGE),
    wireNames: { kind: 'kind', reason: 'reason', remark: 'remark', agreed: 'is_agreed' },
    submit: async (values) => {
      const reason = reasons.find(({ key }) => key === values['reason']);
      if (reason === undefined) return;
      const kind = values['kind'] === EXCHANGE ? EXCHANGE : 'refund';
      const body: ReturnInput = {
        kind,
        items: lines.flatMap(({ line }) => {
          const quantity = Number(values[quantityField(line.id)]);
          const size = kind === EXCHANGE ? { exchange_product_key: values[sizeField(line.id)] ?? '' } : {};
          return quantity > 0 ? [{ order_item_id: line.id, quantity, ...size }] : [];
        }),
        reason: reason.key,
        remark: values['remark'] ?? '',
        is_agreed: true,
      };
      const { data } = await sendOnce(body, (api) =>
        api.call(createOrderReturn, { params: { id: orderId }, body }),
      );
      queryClient.setQueryData(orderKeys.returns(orderId), toReturns(data));
      await onSent(kind);
    },
  });
  return { ...form, isExchange };
}
