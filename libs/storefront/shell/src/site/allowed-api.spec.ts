import { allowedApi } from './allowed-api';

const ALLOWED = ['https://api.example', 'http://127.0.0.1:4000'];

it.each([
  ['https://api.example', 'https://api.example'],
  ['https://api.example/base/', 'https://api.example/base'],
  ['http://127.0.0.1:4000', 'http://127.0.0.1:4000'],
  ['https://api.example.evil.example', null],
  ['https://evil.example', null],
  ['http://api.example', null],
  ['https://api.example:444', null],
  ['https://member@api.example', null],
  ['https://api.example/?to=evil', null],
  ['//api.example', null],
  ['javascript:alert(1)', null],
  ['', null],
  [null, null],
])('the announced URL %j is used as %j', (url, expected) => {
  expect(allowedApi(url, ALLOWED)).toBe(expected);
  expect(allowedApi(url, [])).toBeNull();
});
