import { onFirstInteraction } from './first-interaction';

it.each(['pointerover', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'scroll', 'click'])(
  '%s is a sign of a person, and only the first counts',
  (type) => {
    const page = new EventTarget();
    const start = jest.fn();
    onFirstInteraction(start, page);
    page.dispatchEvent(new Event('load'));
    expect(start).not.toHaveBeenCalled();
    page.dispatchEvent(new Event(type));
    page.dispatchEvent(new Event('click'));
    expect(start).toHaveBeenCalledTimes(1);
  },
);

it('can be cancelled', () => {
  const page = new EventTarget();
  const start = jest.fn();
  onFirstInteraction(start, page)();
  page.dispatchEvent(new Event('click'));
  expect(start).not.toHaveBeenCalled();
});
