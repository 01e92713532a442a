import { createQueryClient } from '@shop/query/create-query-client';
import { ShopServicesProvider } from '@shop/query/shop-services-provider';
import { servedShopOfFile } from '@shop/testing-react/served-shop-of-file';
import { renderHook } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { measuringTimeQuery } from './measuring-time-query';
import { useMeasurementForm } from './use-measurement-form';

const shop = servedShopOfFile();
const clockAt = (time: string) => ({ now: () => Date.parse(time) });

/** The day in a form that is opened at a time, over what the page has loaded. */
function dayOfForm(time: string, queryClient = createQueryClient('browser')): string {
  const services = { ...shop.services, queryClient, clock: clockAt(time) };
  const { result } = renderHook(() => useMeasurementForm(() => Promise.resolve()), {
    wrapper: ({ children }) => (
      <MemoryRouter>
        <ShopServicesProvider services={services}>{children}</ShopServicesProvider>
      </MemoryRouter>
    ),
  });
  return result.current.field('day').defaultValue;
}

it.each([
  ['2026-12-31T23:30:00+09:00', '2026-12-31'],
  ['2027-01-01T00:00:00+09:00', '2027-01-01'],
  ['2027-02-28T23:30:00+09:00', '2027-02-28'],
])('a form that is opened at %s begins with the day in Japan by the clock of the tab', (time, day) => {
  expect(dayOfForm(time)).toBe(day);
});

it('a form that the server has rendered before midnight keeps its day when it is hydrated after it', async () => {
  const queryClient = createQueryClient('browser');
  await queryClient.fetchQuery(measuringTimeQuery({ clock: clockAt('2026-12-31T23:59:59+09:00') }));
  expect(dayOfForm('2027-01-01T00:00:01+09:00', queryClient)).toBe('2026-12-31');
});
