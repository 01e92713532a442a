import { adaptMediaQuery } from './adapt-media-query';

const THEME = { small: 767, medium: 1023 };

it.each([
  ['(min-width: 768px)', '(min-width: 601px)'],
  ['(min-width: 1024px)', '(min-width: 901px)'],
  ['(max-width: 767px)', '(max-width: 600px)'],
  ['(width>=768px) and (width<=1023px)', '(width>=601px) and (width<=900px)'],
  ['not all and (min-width:768px)', 'not all and (min-width:601px)'],
  ['(min-width: 480px)', '(min-width: 480px)'],
  ['(min-width: 1768px)', '(min-width: 1768px)'],
  ['(prefers-reduced-motion: reduce)', '(prefers-reduced-motion: reduce)'],
])('%s of the theme is %s with breakpoints of 600 and 900', (query, adapted) => {
  expect(adaptMediaQuery(query, THEME, { small: 600, medium: 900 })).toBe(adapted);
});

it('a breakpoint that equals the other one of the theme is rewritten once', () => {
  const query = '(min-width: 768px) and (max-width: 1023px)';
  expect(adaptMediaQuery(query, THEME, { small: 1023, medium: 1400 })).toBe(
    '(min-width: 1024px) and (max-width: 1400px)',
  );
});
