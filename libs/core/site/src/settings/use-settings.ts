import { useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { cachedSettings } from './settings-query';
import { type Settings, readSettings } from './settings';

const DEFAULT_SETTINGS = readSettings({});

/** The settings that the page was rendered with; before they are loaded, those of a shop without any feature. */
export function useSettings(): Settings {
  const queryClient = useQueryClient();
  const read = () => cachedSettings(queryClient) ?? DEFAULT_SETTINGS;
  return useSyncExternalStore((onChange) => queryClient.getQueryCache().subscribe(onChange), read, read);
}
