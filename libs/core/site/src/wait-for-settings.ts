import type { QueryClient } from '@tanstack/react-query';
import type { Settings } from './settings';
import { currentSettings } from './settings-query';
import { waitUntil } from './wait-until';

/** core §9 */
const SETTINGS_WAIT = { maxMs: 3_000, stepMs: 100 };

/** The settings as soon as somebody has loaded them; `null` where nobody has in 3 s. Asks for nothing. core §9 */
export function waitForSettings(queryClient: QueryClient): Promise<Settings | null> {
  return waitUntil(() => currentSettings(queryClient), SETTINGS_WAIT);
}
