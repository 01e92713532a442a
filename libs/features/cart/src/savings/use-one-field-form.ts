import { type ShopForm, type ShopFormConfig, useShopForm } from '@shop/site/form/use-shop-form';
import { useEffect, useRef } from 'react';

/** The field, and what an earlier visit to the page left in it. */
interface KeptField<Name extends string> {
  readonly name: Name;
  /** Null where nothing was left, and until it has been read. */
  readonly kept: string | null;
  readonly keep: (text: string) => void;
}

/**
 * A form of one field that keeps what is written in it. What an earlier visit left is put into the field once, and only
 * until the shopper types: from then on the field is theirs.
 */
export function useOneFieldForm<Name extends string>(
  config: Omit<ShopFormConfig<Name>, 'onValues'>,
  { name, kept, keep }: KeptField<Name>,
): ShopForm<Name> {
  const isTheirs = useRef(false);
  const form = useShopForm<Name>({
    ...config,
    onValues: (values) => {
      isTheirs.current = true;
      keep(values[name]);
    },
  });
  const { getValue, setValue } = form;
  useEffect(() => {
    if (kept === null || isTheirs.current) return;
    isTheirs.current = true;
    if (getValue(name) !== kept) setValue(name, kept);
  }, [name, kept, getValue, setValue]);
  return form;
}
