import { dish } from './dish';

beforeAll(() => {
  dish.reads += 1;
});

it('shares with the other specs of its group what they have read', () => expect(dish.reads).toBe(2));
