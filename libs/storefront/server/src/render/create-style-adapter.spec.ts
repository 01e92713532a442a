import { createStyleAdapter } from './create-style-adapter';

const THEME = { small: 767, medium: 1023 };
const adapt = createStyleAdapter();
const sheet = {
  href: '/assets/list.css',
  css: '.a{width:768px}@media (width>=768px){.a{width:1024px}}@media (max-width:1023px){.b{top:0}}',
};
const FILES = { scripts: ['/assets/list.js'], styles: [sheet] };

it('[setting-site-breakpoint-screen-sm] [setting-site-breakpoint-screen-md] media queries get the breakpoints of the settings, and declarations keep their widths', () => {
  expect(adapt(FILES, THEME, { small: 600, medium: 900 })).toEqual({
    scripts: ['/assets/list.js'],
    styles: [
      {
        href: '/assets/list.css',
        css: '.a{width:768px}@media (width>=601px){.a{width:1024px}}@media (max-width:900px){.b{top:0}}',
      },
    ],
  });
});

it('a sheet is rewritten once for the same breakpoints, and again when they change', () => {
  const first = adapt(FILES, THEME, { small: 500, medium: 900 }).styles[0];
  expect(adapt(FILES, THEME, { small: 500, medium: 900 }).styles[0]).toBe(first);
  expect(adapt(FILES, THEME, { small: 501, medium: 900 }).styles[0]?.css).toContain('(width>=502px)');
});
