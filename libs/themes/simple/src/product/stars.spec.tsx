import { render, screen } from '@testing-library/react';
import { Stars } from './stars';

it.each([
  [1, '★ + ★★★★'],
  [3.7, '★★★ + ★ + ★'],
  [4.2, '★★★★ + ★'],
  [4.5, '★★★★ + ★ + '],
  [4.8, '★★★★★ + '],
])('%d is drawn as filled, half and missing stars: %s', (rating, drawn) => {
  render(<Stars rating={rating} label="評価" />);
  const parts = [...screen.getByRole('img', { name: '評価' }).childNodes].map((node) => node.textContent);
  expect(parts.join(' + ')).toBe(drawn);
});
