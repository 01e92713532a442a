import { type WatchPlace, loadWhenNear } from './load-when-near';

const WINDOW_HEIGHT = 800;

/** A place in a window that the test scrolls: `standsAt` says how far below its top the place is. */
function open(load: () => Promise<unknown>) {
  let tell: (distancePx: number) => void = () => undefined;
  const watch: WatchPlace = (_place, belowPercent, onNear) => {
    let isWatching = true;
    tell = (distancePx) => {
      if (isWatching && distancePx <= WINDOW_HEIGHT * (1 + belowPercent / 100)) onNear();
    };
    return () => {
      isWatching = false;
    };
  };
  const stop = loadWhenNear(document.createElement('section'), load, watch);
  return { standsAt: (distancePx: number) => tell(distancePx), stop };
}

it('[const-lazy-preload-ratio] loads what stands within 1.3 heights of the window', () => {
  const load = jest.fn(() => Promise.resolve());
  const { standsAt } = open(load);
  standsAt(WINDOW_HEIGHT * 1.3 + 1);
  expect(load).not.toHaveBeenCalled();
  standsAt(WINDOW_HEIGHT * 1.3);
  expect(load).toHaveBeenCalledTimes(1);
});

it('[const-lazy-attempts] tries once, also where that fails', async () => {
  const load = jest.fn(() => Promise.reject(new Error('gone')));
  const { standsAt } = open(load);
  standsAt(0);
  await Promise.resolve();
  standsAt(0);
  expect(load).toHaveBeenCalledTimes(1);
});

it('loads nothing for a page that has been left', () => {
  const load = jest.fn(() => Promise.resolve());
  const { standsAt, stop } = open(load);
  stop();
  standsAt(0);
  expect(load).not.toHaveBeenCalled();
});
