import { useTheme } from '@shop/theming/theme-provider';
import { TotalsTable } from '@shop/ui-kit/totals-table';
import type { ComponentProps } from 'react';

/** The sums of a cart or an order, with tax or without as the theme's rule says. */
export function OrderTotals(props: Omit<ComponentProps<typeof TotalsTable>, 'sums'>) {
  return <TotalsTable {...props} sums={useTheme().rules.sums} />;
}
