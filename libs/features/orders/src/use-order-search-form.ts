import { notBefore } from '@shop/site/form/form-checks';
import { textRule } from '@shop/site/form/text-rule';
import { useShopForm } from '@shop/site/form/use-shop-form';
import type { OrderSearch } from './order-search';

const rules = {
  from: textRule('参照開始日', { isRequired: false }),
  to: textRule('参照終了日', { isRequired: false }),
};
const checks = [notBefore<keyof typeof rules>('from', 'to')];

/** The form that narrows the orders to some days; `look` gets them as they were chosen, empty ones too. core §5 */
export function useOrderSearchForm(
  { from = '', to = '' }: OrderSearch,
  look: (days: { readonly from: string; readonly to: string }) => Promise<void>,
) {
  return useShopForm({
    rules,
    checks,
    initial: { from, to },
    wireNames: { from: 'from', to: 'to' },
    submit: look,
  });
}
