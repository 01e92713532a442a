import type { QueryClient } from '@tanstack/react-query';
import type { Settings } from './settings';
import { cachedSettings } from './settings-query';
import { waitUntil } from '../loading/wait-until';

/** core §9 */
const SETTINGS_WAIT = { maxMs: 3_000, stepMs: 100 };

/**
 * Resolves with the settings once another query has loaded them; `null` after 3 s. It does not fetch them itself. core
 * §9
 */
export function waitForSettings(queryClient: QueryClient): Promise<Settings | null> {
  return waitUntil(() => cachedSettings(queryClient), SETTINGS_WAIT);
}
