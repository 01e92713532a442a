import { screenClass } from './screen-class';

// inventory: trans-screen-class-phone, trans-screen-class-tablet, trans-screen-class-desktop
it.each([
  [320, 'phone'],
  [767, 'phone'],
  [768, 'tablet'],
  [1023, 'tablet'],
  [1024, 'desktop'],
])('%i px is a %s', (width, expected) => {
  expect(screenClass(width, 767, 1023)).toBe(expected);
});
