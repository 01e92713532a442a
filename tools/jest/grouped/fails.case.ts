import { dish } from './dish';

describe('a dish', () => {
  beforeAll(() => {
    dish.reads += 1;
  });

  it('is a cup', () => expect(dish.name).toBe('茶碗'));
  it('was used by one spec', () => expect(dish.reads).toBe(1));
});
