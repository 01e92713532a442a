import { themePage } from './theme-part';

const Page = () => null;

it('loads once for all callers, and then has its component at hand', async () => {
  const loader = jest.fn(() => Promise.resolve({ default: Page }));
  const part = themePage(loader);
  expect(part.loaded()).toBeNull();
  await Promise.all([part.load(), part.load()]);
  await part.load();
  expect(loader).toHaveBeenCalledTimes(1);
  expect(part.loaded()).toBe(Page);
});

it('tries again after a load that failed', async () => {
  const loader = jest
    .fn<Promise<{ default: typeof Page }>, []>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockResolvedValue({ default: Page });
  const part = themePage(loader);
  await expect(part.load()).rejects.toThrow('Failed to fetch');
  await expect(part.load()).resolves.toBe(Page);
});

it('has the chunk key that the build gave its loader', () => {
  const loader = Object.assign(() => Promise.resolve({ default: Page }), { chunk: '0a1b2c3d' });
  expect(themePage(loader).chunk).toBe('0a1b2c3d');
  expect(themePage(() => Promise.resolve({ default: Page })).chunk).toBeNull();
});

it('suspends on one load while rendering, and does not retry it', async () => {
  const loader = jest.fn(() => Promise.reject(new TypeError('Failed to fetch')));
  const part = themePage(loader);
  const first = part.suspendOn();
  await expect(first).rejects.toThrow('Failed to fetch');
  expect(part.suspendOn()).toBe(first);
  expect(loader).toHaveBeenCalledTimes(1);
});
