import { QueryClientProvider } from '@tanstack/react-query';
import { Provider as StoreProvider } from 'jotai/react';
import { type ReactNode, createContext, use } from 'react';
import type { ShopServices } from './shop-services';

const ServicesContext = createContext<ShopServices | null>(null);

/** Provides API client, query cache and jotai store to the hooks below. */
export function ShopServicesProvider({
  services,
  children,
}: {
  readonly services: ShopServices;
  readonly children: ReactNode;
}) {
  return (
    <ServicesContext value={services}>
      <QueryClientProvider client={services.queryClient}>
        <StoreProvider store={services.store}>{children}</StoreProvider>
      </QueryClientProvider>
    </ServicesContext>
  );
}

/** The services of this tab or request. Throws outside a ShopServicesProvider. */
export function useShopServices(): ShopServices {
  const services = use(ServicesContext);
  if (services === null) throw new Error('useShopServices needs a ShopServicesProvider above it.');
  return services;
}
