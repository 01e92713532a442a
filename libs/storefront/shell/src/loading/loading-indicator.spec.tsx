import { ShopServicesProvider } from '@shop/query/shop-services-provider';
import { createQueryClient } from '@shop/query/create-query-client';
import { addLoadingTaskAtom, endLoadingTaskAtom } from '@shop/site/loading/loading-tasks';
import { channels } from '@shop/shop-api/db/schema';
import { type TestApi, openTestApi } from '@shop/testing-api/open-test-api';
import { type TestServices, createTestServices } from '@shop/testing-react/create-test-services';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import { LazyLoadingIndicator } from './lazy-loading-indicator';

let api: TestApi;
let services: TestServices;
beforeAll(async () => {
  api = await openTestApi();
  services = await createTestServices((await api.serve()).url);
});
afterAll(() => {
  services.session.close();
  return api.close();
});

const cursor = () => document.documentElement.style.cursor;
const sizeOfCursor = () => /width%3D%22(\d+)%22/.exec(cursor())?.[1];

it('[trans-loading-task-list] [const-loading-spinner-size] [const-loading-cursor-size] [const-loading-cursor-frame] while tasks are running, overlay and cursor have the sizes of the colour scheme', async () => {
  const { store } = services;
  render(
    <ShopServicesProvider services={{ ...services, queryClient: createQueryClient('browser') }}>
      <LazyLoadingIndicator />
    </ShopServicesProvider>,
  );
  expect(screen.queryByRole('img', { name: '読み込み中' })).toBeNull();
  act(() => store.set(addLoadingTaskAtom, 'order'));
  const spinner = await screen.findByRole('img', { name: '読み込み中' });
  expect([spinner.style.width, spinner.style.height]).toEqual(['20px', '20px']);
  expect(sizeOfCursor()).toBe('10');
  const first = cursor();
  await waitFor(() => expect(cursor()).not.toBe(first), { interval: 5 });
  act(() => store.set(endLoadingTaskAtom, 'order'));
  expect(screen.queryByRole('img', { name: '読み込み中' })).toBeNull();
  expect(cursor()).toBe('');
});

it('[const-loading-cursor-frame] a frame of the cursor is shown for 0.1 s', async () => {
  const { store } = services;
  const set = jest.spyOn(window, 'setInterval');
  render(
    <ShopServicesProvider services={services}>
      <LazyLoadingIndicator />
    </ShopServicesProvider>,
  );
  act(() => store.set(addLoadingTaskAtom, 'order'));
  await screen.findByRole('img', { name: '読み込み中' });
  expect(set.mock.calls.map(([, pauseMs]) => pauseMs)).toContain(100);
  act(() => store.set(endLoadingTaskAtom, 'order'));
});

it('[beh-loading-style-source, beh-site-wide-state] the colours of overlay and cursor are those of the shop’s colour scheme', async () => {
  cleanup();
  const { store } = services;
  const colorScheme = { 'shop-color-primary': '#123456' };
  await api.db.update(channels).set({ colorScheme }).where(eq(channels.key, 'default'));
  render(
    <ShopServicesProvider services={{ ...services, queryClient: createQueryClient('browser') }}>
      <LazyLoadingIndicator />
    </ShopServicesProvider>,
  );
  act(() => store.set(addLoadingTaskAtom, 'order'));
  const spinner = await screen.findByRole('img', { name: '読み込み中' });
  expect(spinner.style.cssText).toContain('rgb(18, 52, 86)');
  expect(decodeURIComponent(cursor())).toContain('stroke="#123456"');
  act(() => store.set(endLoadingTaskAtom, 'order'));
});
