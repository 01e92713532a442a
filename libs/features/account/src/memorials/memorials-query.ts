import { listUserMemorials } from '@shop/contract/user-memorials/list-user-memorials';
import type { UserMemorial } from '@shop/contract/user-memorials/user-memorial';
import { formatDate } from '@shop/format/format-day';
import type { ShopServices } from '@shop/query/shop-services';
import { queryOptions } from '@tanstack/react-query';
import { accountKeys } from '../account-keys';
import { memorialDivisionName } from './memorial-divisions';
import type { MemorialEntry, MemorialList } from './memorial-view';
import { nextAnniversary } from './next-anniversary';

/** More than anybody may keep. */
const ALL = 100;

/** The wire's day as the pages see it on `today`, the shop's day. */
function toMemorialEntry(wire: UserMemorial, today: string): MemorialEntry {
  const { date: nextDate, daysUntil } = nextAnniversary(wire.month, wire.date, today);
  return {
    id: wire.id,
    personName: wire.target_user_name,
    divisionName: memorialDivisionName(wire.division_ct),
    name: wire.name,
    month: wire.month,
    day: wire.date,
    call: wire.call,
    nextDate,
    daysUntil,
  };
}

/** The member's days; the API orders them by the year, and here the next one comes first. account §7 */
export function memorialsQuery({ api, clock }: Pick<ShopServices, 'api' | 'clock'>) {
  return queryOptions({
    queryKey: accountKeys.memorials,
    queryFn: async ({ signal }): Promise<MemorialList> => {
      const { data, limit } = await api.call(listUserMemorials, { query: { per: ALL } }, { signal });
      const today = formatDate(new Date(clock.now()).toISOString());
      const entries = data.map((wire) => toMemorialEntry(wire, today));
      return { entries: entries.sort((a, b) => a.daysUntil - b.daysUntil), limit: limit ?? ALL };
    },
  });
}
