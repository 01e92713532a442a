import { ThemeProvider } from '@shop/theming/theme-provider';
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { simpleTheme } from '../theme';
import ScrollAids from './scroll-aids';

const onTop = jest.fn();
const scrollTo = (toPx: number) =>
  act(() => {
    window.scrollY = toPx;
    window.dispatchEvent(new Event('scroll'));
  });
beforeEach(() => {
  window.scrollY = 0;
  window.innerHeight = 800;
});
afterEach(cleanup);

const show = () =>
  render(
    <ThemeProvider theme={simpleTheme}>
      <MemoryRouter>
        <div>
          <header data-testid="header" />
          <main id="main" />
        </div>
        <ScrollAids onTop={onTop} />
      </MemoryRouter>
    </ThemeProvider>,
  );

it('the header yields on the way down, is back on the way up, and in its place at the top', () => {
  show();
  const header = screen.getByTestId('header');
  scrollTo(600);
  expect(header).toHaveAttribute('data-scrolled', 'away');
  scrollTo(560);
  expect(header).toHaveAttribute('data-scrolled', 'shown');
  scrollTo(0);
  expect(header).not.toHaveAttribute('data-scrolled');
});

it('far down there is a way to the top', async () => {
  show();
  scrollTo(1_000);
  expect(screen.queryByRole('button')).toBeNull();
  scrollTo(1_300);
  await userEvent.click(screen.getByRole('button', { name: 'ページの先頭へ' }));
  expect(onTop).toHaveBeenCalledTimes(1);
  scrollTo(0);
  expect(screen.queryByRole('button')).toBeNull();
});
