import { dish } from './dish';

jest.mock('./dish', () => ({ dish: { name: '箸' } }));

it('replaces a file for itself alone', () => expect(dish.name).toBe('箸'));
