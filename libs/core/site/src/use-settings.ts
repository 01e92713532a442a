import { useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { currentSettings } from './settings-query';
import { type Settings, readSettings } from './settings';

const DEFAULT_SETTINGS = readSettings({});

/** The settings that the server rendered with; those of a shop without any feature before they are there. */
export function useSettings(): Settings {
  const queryClient = useQueryClient();
  const read = () => currentSettings(queryClient) ?? DEFAULT_SETTINGS;
  return useSyncExternalStore((onChange) => queryClient.getQueryCache().subscribe(onChange), read, read);
}
