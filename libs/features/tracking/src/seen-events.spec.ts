import { forgetSeenEvents, markFirst } from './seen-events';

beforeEach(() => sessionStorage.clear());

it('an event is the first of its name in a tab once, until it is forgotten', () => {
  const ask = (name: string) => markFirst(sessionStorage, name);
  expect([ask('view a'), ask('view a'), ask('begin 1'), ask('begin 1')]).toEqual([true, false, true, false]);
  forgetSeenEvents(sessionStorage, 'view');
  expect([ask('view a'), ask('begin 1')]).toEqual([true, false]);
});

it.each(['{', '{}', '[1]', 'null'])('what somebody else has left there (%s) is nothing', (text) => {
  sessionStorage.setItem('seen_events', text);
  expect(markFirst(sessionStorage, 'view a')).toBe(true);
});
