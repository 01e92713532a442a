import { useSettings } from '@shop/site/settings/use-settings';

const LOGO_HEIGHT_PX = 34;

/** The shop's logo and its name, or another word where its settings are unknown. */
export function ShopName({ fallback }: { readonly fallback: string }) {
  const { siteName, identity } = useSettings();
  const logo = identity?.logo ?? null;
  return (
    <>
      {logo !== null && <img src={logo} alt="" height={LOGO_HEIGHT_PX} decoding="async" />}
      {siteName || fallback}
    </>
  );
}
