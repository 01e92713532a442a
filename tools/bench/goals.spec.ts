import { createGoals } from './goals.mjs';

it('prints each figure with its goal and counts the goals that are missed', () => {
  const printed: string[] = [];
  const goals = createGoals((line) => void printed.push(line));
  goals.atLeast('cached', 0.5, 1 / 3, (value) => value.toFixed(2));
  goals.atMost('shift', 0.02, 0);
  expect(printed).toEqual(['○ cached: 0.50 (at least 0.33)', '× shift: 0.02 (at most 0)']);
  expect(goals.missed()).toBe(1);
  expect(goals.report().results.map(({ isReached }) => isReached)).toEqual([true, false]);
});
