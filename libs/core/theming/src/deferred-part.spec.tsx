import { act, render, screen, waitFor } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { deferredPart } from './deferred-part';
import { themeSlot } from './theme-part';
import { useWaits } from './use-waits';

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

it('waits in the HTML of the server alone, and says when it reacts', async () => {
  const waiting = jest.fn(() => document.querySelectorAll('[data-waits]').length);
  window.addEventListener('shop-awake', waiting);
  const Waiting = () => <div data-waits={useWaits()}>レビュー</div>;
  const Deferred = deferredPart(
    'parts/further',
    themeSlot<object>(() => Promise.resolve({ default: Waiting })),
  );
  const place = document.createElement('div');
  place.innerHTML = '<!--$--><div data-waits="true">レビュー</div><!--/$-->';
  document.body.append(place);
  const problem = jest.fn();
  const root = await act(() =>
    Promise.resolve(hydrateRoot(place, <Deferred />, { onRecoverableError: problem })),
  );
  expect(waiting).not.toHaveBeenCalled();
  expect(document.querySelectorAll('[data-waits]')).toHaveLength(1);
  await act(async () => {
    window.dispatchEvent(new Event('pointerdown'));
    await Promise.resolve();
  });
  await waitFor(() => expect(waiting).toHaveReturnedWith(0));
  expect(waiting).toHaveBeenCalledTimes(1);
  act(() => root.unmount());
  place.remove();
  // Rendered by the browser, it never waits.
  render(<Deferred />);
  expect(screen.getByText('レビュー')).not.toHaveAttribute('data-waits');
  expect(problem).not.toHaveBeenCalled();
  window.removeEventListener('shop-awake', waiting);
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
