import { fireEvent, render, screen } from '@testing-library/react';
import { showSection } from './show-section';

const scrolled = jest.fn();
beforeEach(() => {
  scrolled.mockClear();
  Object.assign(Element.prototype, { scrollIntoView: scrolled });
});

const press = (hash: string) => {
  render(
    <>
      <a href={hash} onClick={showSection}>
        レビュー
      </a>
      <h2 id="reviews" tabIndex={-1}>
        みんなの声
      </h2>
    </>,
  );
  // `false` where the press was kept from navigating.
  return fireEvent.click(screen.getByRole('link'));
};

it('goes to the place and gives it the focus, without a navigation', () => {
  expect(press('#reviews')).toBe(false);
  expect(scrolled).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('heading')).toHaveFocus();
});

it('leaves the press to the browser where the place is not there yet', () => {
  expect(press('#sizes')).toBe(true);
  expect(scrolled).not.toHaveBeenCalled();
});
