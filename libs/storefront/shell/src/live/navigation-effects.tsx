import { useCatchUp } from './use-catch-up';
import { useHeadingFocus } from './use-heading-focus';
import { useIntentPrefetch } from './use-intent-prefetch';
import { useMaintenanceFollows } from './use-maintenance-follows';
import { useReturnPath } from './use-return-path';
import { useScrollRules } from './use-scroll-rules';
import { useSessionFollows } from './use-session-follows';
import { useSocialHead } from './use-social-head';

/** Everything that happens around a navigation, in one place; draws nothing. */
export function NavigationEffects() {
  useScrollRules();
  useHeadingFocus();
  useSocialHead();
  useReturnPath();
  useSessionFollows();
  useCatchUp();
  useMaintenanceFollows();
  useIntentPrefetch();
  return null;
}
