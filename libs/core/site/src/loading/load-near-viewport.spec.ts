import { type ObserveElement, loadNearViewport } from './load-near-viewport';

const WINDOW_HEIGHT = 800;

/** A place in a window that the test scrolls: `standsAt` says how far below its top the place is. */
function open(load: () => Promise<unknown>) {
  let tell: (distancePx: number) => void = () => undefined;
  const watch: ObserveElement = (_place, belowPercent, onNear) => {
    let isWatching = true;
    tell = (distancePx) => {
      if (isWatching && distancePx <= WINDOW_HEIGHT * (1 + belowPercent / 100)) onNear();
    };
    return () => {
      isWatching = false;
    };
  };
  const stop = loadNearViewport(document.createElement('section'), load, watch);
  return { standsAt: (distancePx: number) => tell(distancePx), stop };
}

it('[const-lazy-preload-ratio] loads what is within 1.3 window heights', () => {
  const load = jest.fn(() => Promise.resolve());
  const { standsAt } = open(load);
  standsAt(WINDOW_HEIGHT * 1.3 + 1);
  expect(load).not.toHaveBeenCalled();
  standsAt(WINDOW_HEIGHT * 1.3);
  expect(load).toHaveBeenCalledTimes(1);
});

it('[const-lazy-attempts] tries to load once, even when that fails', async () => {
  const load = jest.fn(() => Promise.reject(new Error('gone')));
  const { standsAt } = open(load);
  standsAt(0);
  await Promise.resolve();
  standsAt(0);
  expect(load).toHaveBeenCalledTimes(1);
});

it('loads nothing after the page was left', () => {
  const load = jest.fn(() => Promise.resolve());
  const { standsAt, stop } = open(load);
  stop();
  standsAt(0);
  expect(load).not.toHaveBeenCalled();
});
