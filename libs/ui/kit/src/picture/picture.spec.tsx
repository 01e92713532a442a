import { act, render, screen } from '@testing-library/react';
import { startTransition, useState } from 'react';
import { Picture } from './picture';

const FILES = { src: '/files/mug-960.webp', width: 960, height: 960, alt: 'マグカップ', sources: [] };

let navigate: () => void = () => undefined;
function Page() {
  const [isProduct, setIsProduct] = useState(false);
  navigate = () => startTransition(() => setIsProduct(true));
  return isProduct ? <Picture picture={FILES} sizes="94vw" isPriority /> : <p>一覧</p>;
}

// jsdom decodes no pictures.
afterEach(() => Reflect.deleteProperty(HTMLImageElement.prototype, 'decode'));

it('holds no navigation back while it is loaded', async () => {
  Object.assign(HTMLImageElement.prototype, { decode: () => new Promise(() => undefined) });
  render(<Page />);
  await act(() => Promise.resolve(navigate()));
  expect(screen.getByRole('img', { name: 'マグカップ' })).toHaveAttribute('fetchpriority', 'high');
});
