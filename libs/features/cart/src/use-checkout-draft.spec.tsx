import { ShopServicesProvider } from '@shop/query/shop-services-provider';
import { servedShopOfFile } from '@shop/testing-react/served-shop-of-file';
import { act, renderHook } from '@testing-library/react';
import type { PropsWithChildren } from 'react';
import * as v from 'valibot';
import { useCheckoutDraft } from './use-checkout-draft';

const shop = servedShopOfFile();
const Note = v.object({ text: v.string() });

it('a draft is never rendered for another cart, not even once', () => {
  const rendered: string[] = [];
  const useNote = ({ key }: { readonly key: string }) => {
    const state = useCheckoutDraft({ id: 1, userId: null, shippings: [], gift: { key } }, 'note', Note);
    rendered.push(`${key}: ${state.draft?.text ?? 'nothing'}`);
    return state;
  };
  const { result, rerender } = renderHook(useNote, {
    initialProps: { key: 'mine' },
    wrapper: ({ children }: PropsWithChildren) => (
      <ShopServicesProvider services={shop.services}>{children}</ShopServicesProvider>
    ),
  });
  act(() => result.current.keep({ text: '書きかけ' }));
  expect(rendered.at(-1)).toBe('mine: 書きかけ');
  rerender({ key: 'other' });
  expect(rendered).not.toContain('other: 書きかけ');
  rerender({ key: 'mine' });
  expect(rendered.at(-1)).toBe('mine: 書きかけ');
});
