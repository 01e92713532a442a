import type { ShopServices } from '@shop/query/shop-services';
import { ShopServicesProvider } from '@shop/query/shop-services-provider';
import type { Theme } from '@shop/theming/theme';
import { ThemeProvider } from '@shop/theming/theme-provider';
import { type RenderResult, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { RouterProvider, createMemoryRouter } from 'react-router-dom';

interface RenderPageOptions {
  readonly services: ShopServices;
  readonly theme: Theme;
  /** Where the page is; `/` where left out. */
  readonly path?: string;
}

/** Renders an element inside router, theme and services; other paths render `→ <path>`. */
export function renderPage(
  element: ReactNode,
  { services, theme, path = '/' }: RenderPageOptions,
): RenderResult & { readonly pathname: () => string } {
  const [pathname = '/'] = path.split('?');
  const inside = (
    <ShopServicesProvider services={services}>
      <ThemeProvider theme={theme}>{element}</ThemeProvider>
    </ShopServicesProvider>
  );
  const router = createMemoryRouter(
    [
      { path: pathname, element: inside },
      { path: '*', element: null },
    ],
    { initialEntries: [path] },
  );
  return {
    ...render(<RouterProvider router={router} />),
    pathname: () => router.state.location.pathname + router.state.location.search,
  };
}
