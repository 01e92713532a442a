import { QueryClient } from '@tanstack/react-query';
import { readSettings } from '../settings/settings';
import { SETTINGS_KEY } from '../settings/settings-query';
import { waitForSettings } from '../settings/wait-for-settings';
import { waitForTitle } from './wait-for-title';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Collects the result of a promise once it is resolved. */
function follow<Result>(promise: Promise<Result>): Result[] {
  const seen: Result[] = [];
  void promise.then((result) => seen.push(result));
  return seen;
}

it('[const-wait-settings-step] settings are read at the next step of 100 ms', async () => {
  const queryClient = new QueryClient();
  const seen = follow(waitForSettings(queryClient));
  await jest.advanceTimersByTimeAsync(110);
  queryClient.setQueryData(SETTINGS_KEY, readSettings({}));
  await jest.advanceTimersByTimeAsync(89);
  expect(seen).toHaveLength(0);
  await jest.advanceTimersByTimeAsync(1);
  expect(seen).toEqual([readSettings({})]);
  queryClient.clear();
});

it('[const-wait-settings-max] missing settings are awaited for 3 s', async () => {
  const seen = follow(waitForSettings(new QueryClient()));
  await jest.advanceTimersByTimeAsync(2_999);
  expect(seen).toHaveLength(0);
  await jest.advanceTimersByTimeAsync(1);
  expect(seen).toEqual([null]);
});

it('[const-wait-title] a title is awaited for 1 s, then read as it is', async () => {
  const page = { title: 'カート' };
  const seen = follow(waitForTitle('カート', page));
  await jest.advanceTimersByTimeAsync(999);
  expect(seen).toHaveLength(0);
  await jest.advanceTimersByTimeAsync(1);
  expect(seen).toEqual(['カート']);
  const changing = follow(waitForTitle('カート', page));
  page.title = '商品一覧';
  await jest.advanceTimersByTimeAsync(50);
  expect(changing).toEqual(['商品一覧']);
});
