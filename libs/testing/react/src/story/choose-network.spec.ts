import { chooseNetwork } from './choose-network';

it.each([
  ['online', 'story', 'online'],
  ['silent', 'story', 'silent'],
  ['silent', undefined, 'silent'],
  ['offline', 'no-such-choice', 'offline'],
  ['online', 'silent', 'silent'],
  ['online', 'failing', 'failing'],
  ['silent', 'offline', 'offline'],
] as const)('a story that is %s is, with the toolbar at %s, %s', (ofStory, ofToolbar, expected) => {
  expect(chooseNetwork(ofStory, ofToolbar)).toBe(expected);
});
