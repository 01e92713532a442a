import { LoadingHost } from './loading-host';
import { SessionNoticesHost } from './session-notices-host';
import { TagManagerHost } from './tag-manager-host';
import { useCatchUp } from './use-catch-up';
import { useHeadingFocus } from './use-heading-focus';
import { useIntentPrefetch } from './use-intent-prefetch';
import { useKeptPage } from './use-kept-page';
import { useMaintenanceFollows } from './use-maintenance-follows';
import { usePurchaseTracking } from './use-purchase-tracking';
import { useReturnPath } from './use-return-path';
import { useScreenClass } from './use-screen-class';
import { useScrollRules } from './use-scroll-rules';
import { useSessionFollows } from './use-session-follows';
import { useSocialHead } from './use-social-head';

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
