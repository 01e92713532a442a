import type { LayoutId } from '@shop/theming/layout-id';
import type { LayoutProps } from '@shop/theming/page-props';
import type { PageId } from '@shop/theming/page-id';
import { usePage } from '@shop/theming/theme-page';
import { type RenderedPart, useTheme } from '@shop/theming/theme-provider';
import { usePart } from '@shop/theming/use-part';
import { useRenderAssets } from './render-assets';

/** Names the parts a document is made of, so that the browser loads them before it hydrates. */
export const PART_META = 'shop-part';

/** The name of a part in the document: `pages/home`, or `pages` for the table of all pages. */
type PartName = 'pages' | `pages/${PageId}` | `layouts/${LayoutId}` | RenderedPart['name'];

/** Emits what the browser needs of a part with the first HTML: its name, the text of its styles, preload hints for its scripts. */
export function PartFilesLinks({
  name,
  part,
  isDeferred = false,
}: {
  readonly name: PartName;
  readonly part: { readonly chunk: string | null };
  /** Its scripts are loaded later, by themselves. */
  readonly isDeferred?: boolean;
}) {
  const assets = useRenderAssets();
  const { scripts, styles } = assets.filesOf(part.chunk);
  if (!isDeferred) assets.hint(scripts, name);
  return styles.map(({ href, css }) => (
    <style key={href} href={href} precedence="shop" {...(assets.nonce !== null && { nonce: assets.nonce })}>
      {css}
    </style>
  ));
}

/** Renders a page of the theme. */
export function ThemedPage({
  id,
  params,
  search,
}: {
  readonly id: PageId;
  readonly params: Readonly<Record<string, string>>;
  readonly search: URLSearchParams;
}) {
  const part = usePage(useTheme(), id);
  const Page = usePart(part);
  return (
    <>
      <PartFilesLinks name={`pages/${id}`} part={part} />
      <Page params={params} search={search} />
    </>
  );
}

/** Renders a layout of the theme around a page. */
export function ThemedLayout({ id, ...props }: LayoutProps & { readonly id: LayoutId }) {
  const part = useTheme().layouts[id];
  const Layout = usePart(part);
  return (
    <>
      <PartFilesLinks name={`layouts/${id}`} part={part} />
      <Layout {...props} />
    </>
  );
}
