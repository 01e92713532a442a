import { orderPaths } from '@shop/site/paths/order-paths';
import { useSettings } from '@shop/site/settings/use-settings';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

interface OrderDeskLinkProps {
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Leads to the order desk, where the shop has one. */
export function OrderDeskLink({ className, children }: OrderDeskLinkProps) {
  if (!useSettings().hasOrderDesk) return null;
  return (
    <Link className={className} to={orderPaths.desk()}>
      {children}
    </Link>
  );
}
