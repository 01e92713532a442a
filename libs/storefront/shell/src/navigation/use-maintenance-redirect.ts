import { useShopServices } from '@shop/query/shop-services-provider';
import { maintenanceAtom } from '@shop/site/state/site-state';
import { paths } from '@shop/site/paths/paths';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';

/** Redirects to the maintenance page when any call of the API returns 503. core §8 */
export function useMaintenanceRedirect(): void {
  const { store } = useShopServices();
  const navigate = useNavigate();
  useEffect(
    () =>
      store.sub(maintenanceAtom, () => {
        if (store.get(maintenanceAtom) !== null) void navigate(paths.maintenance());
      }),
    [store, navigate],
  );
}
