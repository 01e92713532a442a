import { linkedProductKeys } from './linked-product-keys';

const many = Array.from({ length: 10 }, (_, at) => `<a href="/product/p${at}">商品</a>`).join('');

it.each([
  ['no link', '<p>窯元をたずねて</p>', []],
  ['one', '<a href="/product/komorebi-mug-white">マグ</a>', ['komorebi-mug-white']],
  ['one twice', '<a href="/product/a">A</a><a href="/product/a/">A</a>', ['a']],
  [
    'in the order of the text',
    '<a href="/product/b?x=1">B</a><a href="/product/a#reviews">A</a>',
    ['b', 'a'],
  ],
  ['pages that are no product', '<a href="/product/">一覧</a><a href="/product/?tag=new">新着</a>', []],
  ['another page below it', '<a href="/product/a/uos">単位</a>', []],
  ['another shop', '<a href="https://other.example/product/a">A</a>', []],
  ['more than are shown', many, ['p0', 'p1', 'p2', 'p3', 'p4', 'p5', 'p6', 'p7']],
])('%s', (_, html, keys) => {
  expect(linkedProductKeys(html)).toEqual(keys);
});
