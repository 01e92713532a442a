import { requestSender } from './request-sender';

it.each([
  ['133.11.0.1', '133.11.0.1'],
  ['2a00:1450:4001:81b::200e', '2a00:1450:4001:81b::/64'],
  ['2a00:1450:4001:81b:ffff::1', '2a00:1450:4001:81b::/64'],
  ['127.0.0.1', null],
  ['::1', null],
  ['10.1.2.3', null],
  ['fd00::1', null],
  ['unknown', null],
  ['', null],
])('a request from %j takes the share of %j', (ip, expected) => {
  expect(requestSender(ip)).toBe(expected);
});
