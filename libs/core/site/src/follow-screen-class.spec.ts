import { createStore } from 'jotai/vanilla';
import { followScreenClass } from './follow-screen-class';
import { readSettings } from './settings';
import { screenClassAtom } from './site-state';

const resizeTo = (width: number) => {
  Object.defineProperty(window, 'innerWidth', { value: width, configurable: true });
  window.dispatchEvent(new Event('resize'));
};

it('[setting-site-breakpoint-screen-sm] [setting-site-breakpoint-screen-md] the window is classed by the breakpoints of the settings', () => {
  const store = createStore();
  const settings = readSettings({ 'SITE.BREAKPOINT.SCREEN-SM': 500, 'SITE.BREAKPOINT.SCREEN-MD': '900' });
  const stop = followScreenClass(store, () => settings);
  const seen = [500, 501, 900, 901].map((width) => {
    resizeTo(width);
    return [store.get(screenClassAtom), document.documentElement.dataset['shopScreen']];
  });
  expect(seen).toEqual([
    ['phone', 'phone'],
    ['tablet', 'tablet'],
    ['tablet', 'tablet'],
    ['desktop', 'desktop'],
  ]);
  stop();
  resizeTo(100);
  expect(store.get(screenClassAtom)).toBe('desktop');
});
