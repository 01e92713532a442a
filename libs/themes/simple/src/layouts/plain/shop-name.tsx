import { useSettings } from '@shop/site/settings/use-settings';
import type { ReactNode } from 'react';

const LOGO_HEIGHT_PX = 34;

interface ShopNameProps {
  /** Where the shop's settings are unknown. */
  readonly fallback: string;
  /** The theme's sign, where the shop has no logo. */
  readonly mark?: ReactNode;
}

/** The shop's logo and its name. */
export function ShopName({ fallback, mark = null }: ShopNameProps) {
  const { siteName, identity } = useSettings();
  const logo = identity?.logo ?? null;
  return (
    <>
      {logo === null ? mark : <img src={logo} alt="" height={LOGO_HEIGHT_PX} decoding="async" />}
      {siteName || fallback}
    </>
  );
}
