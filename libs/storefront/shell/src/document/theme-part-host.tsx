import type { LayoutId } from '@shop/theming/layout-id';
import type { PageId } from '@shop/theming/page-id';
import { useTheme } from '@shop/theming/theme-provider';
import { usePart } from '@shop/theming/use-part';
import type { ReactNode } from 'react';
import { useRenderAssets } from './render-assets';

/** Names the parts a document is made of, so that the browser loads them before it hydrates. */
export const PART_META = 'shop-part';

/** The name of a part in the document: `pages/home`. */
type PartName = `pages/${PageId}` | `layouts/${LayoutId}`;

/** Emits what the browser needs of a part with the first HTML: its name, its styles whole, early hints at its scripts. */
function PartFilesLinks({
  name,
  part,
}: {
  /** Left out for what the browser loads with every page of the theme. */
  readonly name?: PartName;
  readonly part: { readonly chunk: string | null };
}) {
  const assets = useRenderAssets();
  const { scripts, styles } = assets.filesOf(part.chunk);
  assets.hint(scripts);
  return (
    <>
      {name !== undefined && <meta name={PART_META} content={name} />}
      {styles.map(({ href, css }) => (
        <style
          key={href}
          href={href}
          precedence="shop"
          {...(assets.nonce !== null && { nonce: assets.nonce })}
        >
          {css}
        </style>
      ))}
    </>
  );
}

/** Draws a page of the theme. */
export function ThemedPage({
  id,
  params,
  search,
}: {
  readonly id: PageId;
  readonly params: Readonly<Record<string, string>>;
  readonly search: URLSearchParams;
}) {
  const part = useTheme().pages[id];
  const Page = usePart(part);
  return (
    <>
      <PartFilesLinks name={`pages/${id}`} part={part} />
      <Page params={params} search={search} />
    </>
  );
}

/** Draws a layout of the theme around a page; the theme's slots may stand in both. */
export function ThemedLayout({ id, children }: { readonly id: LayoutId; readonly children: ReactNode }) {
  const { layouts, slots } = useTheme();
  const part = layouts[id];
  const Layout = usePart(part);
  return (
    <>
      <PartFilesLinks name={`layouts/${id}`} part={part} />
      {Object.entries(slots).map(([place, slot]) => (
        <PartFilesLinks key={place} part={slot} />
      ))}
      <Layout>{children}</Layout>
    </>
  );
}
