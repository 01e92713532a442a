import { keepHeight } from './keep-height';

it('the document knows how high the element is, until it is gone', () => {
  const element = document.createElement('div');
  Object.defineProperty(element, 'offsetHeight', { value: 132 });
  const end = keepHeight(element, '--shop-banner-height');
  const { style } = document.documentElement;
  expect(style.getPropertyValue('--shop-banner-height')).toBe('132px');
  end();
  expect(style.getPropertyValue('--shop-banner-height')).toBe('');
});
