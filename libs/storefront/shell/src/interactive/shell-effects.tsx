import { useCartChanges } from '@shop/feature-cart/use-cart-changes';
import { useCartSessionSync } from '@shop/feature-cart/use-cart-session-sync';
import { LazyLoadingIndicator } from '../loading/lazy-loading-indicator';
import { LazyFavouriteWish } from '../favourite-wish/lazy-favourite-wish';
import { LatePlaces } from '../late/late-places';
import { LazyScrollAids } from '../scrolling/lazy-scroll-aids';
import { LazyPopups } from '../popups/lazy-popups';
import { LazySessionNotices } from '../session-events/lazy-session-notices';
import { LazyTracking } from '../tracking/lazy-tracking';
import { useMemberRefetch } from '../session-events/use-member-refetch';
import { useHeadingFocus } from '../navigation/use-heading-focus';
import { LinkPrefetch } from '../navigation/link-prefetch';
import { useMaintenanceRedirect } from '../navigation/use-maintenance-redirect';
import { useTagGrants } from '../navigation/use-tag-grants';
import { useReturnPath } from '../navigation/use-return-path';
import { useKeepsPosition } from '../navigation/use-keeps-position';
import { useNavigationScroll } from '../navigation/use-navigation-scroll';
import { useSessionEvents } from '../session-events/use-session-events';
import { useSocialHeadCleanup } from '../navigation/use-social-head-cleanup';

/** All effects of the shell, in one place. It renders only what lies over every page (notices, overlay, consent) and hints for the browser. */
export function ShellEffects() {
  useNavigationScroll(useKeepsPosition());
  useHeadingFocus();
  useSocialHeadCleanup();
  useReturnPath();
  // Before the shell's own reaction, which leaves pages and fetches again.
  useCartSessionSync();
  useSessionEvents();
  useMemberRefetch();
  useTagGrants();
  useCartChanges();
  useMaintenanceRedirect();
  return (
    <>
      <LinkPrefetch />
      <LazySessionNotices />
      <LazyLoadingIndicator />
      <LazyTracking />
      <LazyPopups />
      <LatePlaces />
      <LazyFavouriteWish />
      <LazyScrollAids />
    </>
  );
}
