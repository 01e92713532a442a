import { LoadingHost } from '../loading/loading-host';
import { SessionNoticesHost } from '../session-events/session-notices-host';
import { TagManagerHost } from '../tag-manager/tag-manager-host';
import { useCatchUp } from '../session-events/use-catch-up';
import { useHeadingFocus } from '../navigation/use-heading-focus';
import { useIntentPrefetch } from '../navigation/use-intent-prefetch';
import { useKeptPage } from '../reload/use-kept-page';
import { useMaintenanceFollows } from '../navigation/use-maintenance-follows';
import { usePurchaseTracking } from '../tag-manager/use-purchase-tracking';
import { useReturnPath } from '../navigation/use-return-path';
import { useScreenClass } from './use-screen-class';
import { useScrollRules } from '../navigation/use-scroll-rules';
import { useSessionFollows } from '../session-events/use-session-follows';
import { useSocialHead } from '../navigation/use-social-head';

/** Everything that happens around a navigation, in one place; draws only what lies over every page. */
export function NavigationEffects() {
  useScrollRules();
  useHeadingFocus();
  useSocialHead();
  useReturnPath();
  useSessionFollows();
  useCatchUp();
  useMaintenanceFollows();
  useIntentPrefetch();
  useKeptPage();
  useScreenClass();
  usePurchaseTracking();
  return (
    <>
      <SessionNoticesHost />
      <LoadingHost />
      <TagManagerHost />
    </>
  );
}
