import { act, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { deferredPart } from './deferred-part';
import { themeSlot } from './theme-part';

const Further = ({ text }: { readonly text: string }) => <button type="button">{text}</button>;
/** React's marks around what a server has rendered of a boundary. */
const FROM_SERVER = '<!--$--><button type="button">レビュー</button><!--/$-->';

function declare() {
  const loader = jest.fn(() => Promise.resolve({ default: Further }));
  return { loader, Deferred: deferredPart('parts/further', themeSlot(loader)) };
}

it('leaves the HTML of the server alone until the first sign of a person', async () => {
  const { loader, Deferred } = declare();
  const place = document.createElement('div');
  place.innerHTML = FROM_SERVER;
  document.body.append(place);
  const button = place.querySelector('button');
  const problem = jest.fn();
  const root = await act(() =>
    Promise.resolve(hydrateRoot(place, <Deferred text="レビュー" />, { onRecoverableError: problem })),
  );
  expect(loader).not.toHaveBeenCalled();
  // The page around it renders again.
  await act(() => Promise.resolve(root.render(<Deferred text="レビュー" />)));
  expect(place.querySelector('button')).toBe(button);

  await act(async () => {
    window.dispatchEvent(new Event('scroll'));
    await Promise.resolve();
  });
  await screen.findByRole('button', { name: 'レビュー' });
  expect(loader).toHaveBeenCalledTimes(1);
  expect(place.querySelector('button')).toBe(button);
  expect(problem).not.toHaveBeenCalled();
  act(() => root.unmount());
  place.remove();
});

it('loads at once on a page that the browser renders itself', async () => {
  const { loader, Deferred } = declare();
  await act(async () => {
    render(<Deferred text="おすすめ" />);
    await Promise.resolve();
  });
  expect(await screen.findByRole('button', { name: 'おすすめ' })).toBeVisible();
  expect(loader).toHaveBeenCalledTimes(1);
});
