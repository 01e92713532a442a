import { useSettings } from '@shop/site/use-settings';
import { TotalsTable } from '@shop/ui-kit/totals-table';
import type { ComponentProps } from 'react';

/** The sums of a cart or an order, with tax or without as the shop's setting `PRICE.SUMS` says. */
export function OrderTotals(props: Omit<ComponentProps<typeof TotalsTable>, 'sums'>) {
  return <TotalsTable {...props} sums={useSettings().sums} />;
}
