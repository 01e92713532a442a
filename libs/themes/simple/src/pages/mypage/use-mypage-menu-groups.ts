import { useTheme } from '@shop/theming/theme-provider';
import { MYPAGE_MENU_GROUPS } from './mypage-menu-entries';

/** The groups of the account menu with the entries that make sense in this shop. */
export function useMypageMenuGroups() {
  const { memberRecords } = useTheme().rules;
  return MYPAGE_MENU_GROUPS.map(({ heading, entries }) => ({
    heading,
    entries: entries.filter((entry) => !('record' in entry) || memberRecords.includes(entry.record)),
  }));
}
