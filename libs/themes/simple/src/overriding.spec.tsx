import type { Address } from '@shop/site/views/address';
import { extendTheme } from '@shop/theming/extend-theme';
import type { Theme } from '@shop/theming/theme';
import { themePart, themeSlot } from '@shop/theming/theme-part';
import { type RenderedPart, ThemeProvider } from '@shop/theming/theme-provider';
import { useWords } from '@shop/theming/use-words';
import { act, render, renderHook, screen } from '@testing-library/react';
import { type ReactNode, Suspense } from 'react';
import { AddressBlock } from './parts/address-block';
import { priceWords } from './parts/price-words';
import { CartNoteSlot } from './slots/cart-slots';
import { simpleTheme } from './theme';

const address: Address = {
  name: '山田 太郎',
  kana: '',
  prefecture: '東京都',
  postalCode: '100-0001',
  fullAddress: '東京都千代田区千代田1-1',
  phoneNumber: '',
};
const Label = ({ address: { name } }: { readonly address: Address }) => <p>宛先：{name}</p>;
const Note = ({ cart }: { readonly cart: unknown }) => <p>{cart === null ? 'お待ちください' : 'どうぞ'}</p>;
const festive = extendTheme(simpleTheme, {
  name: 'festive',
  namespaces: ['festive'],
  words: { price: { taxIncluded: '（税込み）' } },
  parts: { 'address-block': themePart(() => Promise.resolve({ default: Label }), { overridesVersion: 1 }) },
  slots: { 'cart-note': themeSlot(() => Promise.resolve({ default: Note })) },
});

const rendered = jest.fn<null, [RenderedPart]>(() => null);
const inTheme = (theme: Theme) =>
  function InTheme({ children }: { readonly children: ReactNode }) {
    return (
      <ThemeProvider theme={theme} PartFiles={rendered}>
        <Suspense fallback="読み込み中">{children}</Suspense>
      </ThemeProvider>
    );
  };

describe('a part', () => {
  it('renders its default component where the theme does not replace it, and reports no code of the theme', () => {
    render(<AddressBlock address={address} />, { wrapper: inTheme(simpleTheme) });
    expect(screen.getByText('山田 太郎 様')).toBeVisible();
    expect(rendered).not.toHaveBeenCalled();
  });

  it("renders the theme's component with the same props, at once when it is loaded, and reports its code", async () => {
    await festive.parts['address-block']?.load();
    render(<AddressBlock address={address} />, { wrapper: inTheme(festive) });
    expect(screen.getByText('宛先：山田 太郎')).toBeVisible();
    expect(rendered.mock.calls[0]?.[0]).toMatchObject({ name: 'parts/address-block' });
  });
});

describe('a slot', () => {
  it('is empty where the theme does not fill it', () => {
    const { container } = render(<CartNoteSlot cart={null} />, { wrapper: inTheme(simpleTheme) });
    expect(container).toBeEmptyDOMElement();
  });

  it('waits for the component that fills it, and passes it the props of the slot', async () => {
    await act(async () => {
      render(<CartNoteSlot cart={null} />, { wrapper: inTheme(festive) });
      await festive.slots['cart-note']?.load();
    });
    expect(await screen.findByText('お待ちください')).toBeVisible();
    expect(rendered.mock.calls.at(-1)?.[0]).toMatchObject({ name: 'slots/cart-note' });
  });
});

describe('words', () => {
  it.each([
    ['as they are defined', simpleTheme, '（税込）'],
    ['as the theme has them', festive, '（税込み）'],
  ])('are %s, as one object for all renders', (_what, theme, taxIncluded) => {
    const { result, rerender } = renderHook(() => useWords(priceWords), { wrapper: inTheme(theme) });
    const first = result.current;
    expect(first).toEqual({ before: '通常価格', taxIncluded });
    rerender();
    expect(result.current).toBe(first);
  });
});
