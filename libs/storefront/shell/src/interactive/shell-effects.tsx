import { useCartChanges } from '@shop/feature-cart/use-cart-changes';
import { LazyLoadingIndicator } from '../loading/lazy-loading-indicator';
import { LatePlaces } from '../late/late-places';
import { LazyScrollAids } from '../scrolling/lazy-scroll-aids';
import { LazyPopups } from '../popups/lazy-popups';
import { LazySessionNotices } from '../session-events/lazy-session-notices';
import { LazyTagManager } from '../tag-manager/lazy-tag-manager';
import { useMemberRefetch } from '../session-events/use-member-refetch';
import { useHeadingFocus } from '../navigation/use-heading-focus';
import { LinkPrefetch } from '../navigation/link-prefetch';
import { useFormSnapshot } from '../reload/use-form-snapshot';
import { useMaintenanceRedirect } from '../navigation/use-maintenance-redirect';
import { usePurchaseTracking } from '../tag-manager/use-purchase-tracking';
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
  useSessionEvents();
  useMemberRefetch();
  useCartChanges();
  useMaintenanceRedirect();
  useFormSnapshot();
  usePurchaseTracking();
  return (
    <>
      <LinkPrefetch />
      <LazySessionNotices />
      <LazyLoadingIndicator />
      <LazyTagManager />
      <LazyPopups />
      <LatePlaces />
      <LazyScrollAids />
    </>
  );
}
