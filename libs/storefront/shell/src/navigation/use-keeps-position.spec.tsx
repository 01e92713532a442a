import { QueryClient } from '@tanstack/react-query';
import { renderHook } from '@testing-library/react';
import { useKeepsPosition } from './use-keeps-position';

const mockTheme = { rules: { keepsPositionBetween: 'products' } };
const mockServices = { api: {}, queryClient: new QueryClient() };
jest.mock('@shop/theming/theme-provider', () => ({ useTheme: () => mockTheme }));
jest.mock('@shop/query/shop-services-provider', () => ({ useShopServices: () => mockServices }));
jest.mock('@shop/feature-catalogue/product-query', () => ({
  productQuery: (_api: unknown, key: string) => ({ queryKey: ['product', key] }),
}));

beforeEach(() => {
  mockServices.queryClient.clear();
  mockServices.queryClient.setQueryData(['product', 'mug-blue'], {
    variants: [{ key: 'mug-white' }, { key: 'mug-blue' }],
  });
});

it.each([
  ['between any two products', 'products', 'bowl', 'mug-blue', true],
  ['between two variants of one product', 'variants', 'mug-white', 'mug-blue', true],
  ['on one product whose URL changes', 'variants', 'mug-blue', 'mug-blue', true],
  ['not between two products where only variants keep it', 'variants', 'bowl', 'mug-blue', false],
  ['not where the product could not be loaded', 'variants', 'mug-blue', 'gone', false],
])('[interp-scroll-product-model] the position stays %s', (_case, between, from, to, stays) => {
  mockTheme.rules.keepsPositionBetween = between;
  expect(renderHook(() => useKeepsPosition()).result.current(from, to)).toBe(stays);
});
