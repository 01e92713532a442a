import { createGoals } from './goals.mjs';

it('says each figure with its goal and counts those that are missed', () => {
  const said: string[] = [];
  const goals = createGoals((line: string) => void said.push(line));
  goals.atLeast('kept', 0.5, 1 / 3, (value: number) => value.toFixed(2));
  goals.atMost('shift', 0.02, 0);
  expect(said).toEqual(['○ kept: 0.50 (at least 0.33)', '× shift: 0.02 (at most 0)']);
  expect(goals.missed()).toBe(1);
  expect(goals.report().results.map(({ isReached }: { isReached: boolean }) => isReached)).toEqual([
    true,
    false,
  ]);
});
