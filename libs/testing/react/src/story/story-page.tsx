import type { LayoutId } from '@shop/theming/layout-id';
import type { PageId } from '@shop/theming/page-id';
import { usePage } from '@shop/theming/theme-page';
import { usePart } from '@shop/theming/use-part';
import { useTheme } from '@shop/theming/theme-provider';
import { Suspense, useState } from 'react';
import { Outlet, RouterProvider, createMemoryRouter, useLocation, useSearchParams } from 'react-router-dom';
import type { StoryNetwork } from './story-network';
import { useStoryPlace } from './story-shop';

/** A page of the theme over a recorded scenario. `scenario` and `network` are read before the first render. */
export interface StoryPageProps {
  readonly page: PageId;
  /** `default` where left out. */
  readonly layout?: LayoutId;
  /** A name of `tools/storybook/scenarios`. */
  readonly scenario: string;
  readonly network?: StoryNetwork;
}

/** Renders the page in its layout at the scenario's path; other paths render the path they were reached by. */
export function StoryPage({ page, layout = 'default' }: StoryPageProps) {
  const { path } = useStoryPlace();
  const [router] = useState(() => {
    const { pathname } = new URL(path, 'http://story.invalid');
    const children = [
      { path: pathname, element: <LoadedPage page={page} /> },
      { path: '*', element: <Elsewhere /> },
    ];
    return createMemoryRouter([{ element: <Framed layout={layout} />, children }], {
      initialEntries: [path],
    });
  });
  return (
    <Suspense fallback={null}>
      <RouterProvider router={router} />
    </Suspense>
  );
}

function Framed({ layout }: { readonly layout: LayoutId }) {
  const Layout = usePart(useTheme().layouts[layout]);
  return (
    <Layout>
      <Outlet />
    </Layout>
  );
}

function LoadedPage({ page }: { readonly page: PageId }) {
  const Page = usePart(usePage(useTheme(), page));
  const { params } = useStoryPlace();
  const [search] = useSearchParams();
  return <Page params={params} search={search} />;
}

function Elsewhere() {
  const { pathname, search } = useLocation();
  return <h1>{`移動先 ${pathname}${search}`}</h1>;
}
