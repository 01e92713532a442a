import { memberGreeting } from './member-greeting';

it.each([
  ['山田', '花子', '山田 花子 様'],
  ['山田', '', '山田 様'],
  ['お客様', '', 'お客様'],
  ['', '', 'お客様'],
])('a mail greets %j %j with %j', (lastName, firstName, greeting) => {
  expect(memberGreeting({ lastName, firstName })).toBe(greeting);
});
