import { ThemedLayout, ThemedPage } from '../document/theme-part-host';
import { errorView } from '../page/error-view';
import type { RouteError } from '../page/route-error';

const NO_SEARCH = new URLSearchParams();

/** The theme's page of an error, in its layout. core §2 */
export function RouteErrorPage({ error }: { readonly error: RouteError }) {
  const { page, layout } = errorView(error);
  return (
    <ThemedLayout id={layout}>
      <ThemedPage id={page} params={{}} search={NO_SEARCH} />
    </ThemedLayout>
  );
}
