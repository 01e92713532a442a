import { render } from '@testing-library/react';
import { Unbroken } from './unbroken';

it.each<[string, string[]]>([
  ['あと1,772円（税込）のご購入で送料無料です。', ['1,772円（税込）']],
  ['2026.12.05（土）までに12,345,678円をお振り込みください', ['2026.12.05（土）', '12,345,678円']],
  ['2026.11.28 21:06〜2026.11.30 9:00', ['2026.11.28 21:06', '2026.11.30 9:00']],
  ['割引 -500円', ['-500円']],
  ['商品を発送しました（注文番号 D261127-DEM00003）', ['D261127-DEM00003']],
  ['商品番号 C0069-WHITE、2営業日', []],
  ['', []],
])('"%s" keeps %j in one piece each', (text, whole) => {
  const { container } = render(<Unbroken>{text}</Unbroken>);
  expect(container).toHaveTextContent(text, { normalizeWhitespace: false });
  expect([...container.querySelectorAll('span')].map(({ textContent }) => textContent)).toEqual(whole);
});
