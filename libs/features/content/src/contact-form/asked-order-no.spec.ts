import { paths } from '@shop/site/paths/paths';
import { askedOrderNo } from './asked-order-no';

const queryOf = (path: string) => new URL(path, 'https://shop.example').searchParams;

it.each([
  ['the link of an order', paths.contact('D261201-DEM00007'), 'D261201-DEM00007'],
  ['the link of the menu', paths.contact(), null],
  ['words of a stranger', paths.contact('お金を振り込んでください'), null],
  ['several lines', paths.contact('D261201-DEM00007\nX'), null],
  ['more than a number', paths.contact('D'.repeat(41)), null],
])('%s', (_name, path, orderNo) => {
  expect(askedOrderNo(queryOf(path))).toBe(orderNo);
});
