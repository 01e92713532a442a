import { useSettings } from '@shop/site/settings/use-settings';

const SIDE_PX = 34;

/** The shop's logo beside its name; the theme's sample where the shop presents itself by none of its own. */
export function BrandMark() {
  const { identity } = useSettings();
  if (identity === null) return <SampleMark />;
  if (identity.logo === null) return null;
  return <img src={identity.logo} alt="" height={SIDE_PX} decoding="async" />;
}

/** Light between two leaves. */
function SampleMark() {
  return (
    <svg width="34" height="34" viewBox="0 0 34 34" aria-hidden="true" focusable="false">
      <circle cx="17" cy="17" r="16.25" fill="none" stroke="currentColor" strokeWidth="1.5" />
      <path d="M17 27V14" stroke="currentColor" strokeWidth="1.5" strokeLinecap="round" />
      <path d="M17 20c-5 .6-8-2-8.5-7 5-.6 8 2 8.5 7z" fill="currentColor" />
      <path d="M17 16c-.2-4.6 2-7.6 7-8.5.4 5-2 8-7 8.5z" fill="currentColor" opacity=".62" />
    </svg>
  );
}
