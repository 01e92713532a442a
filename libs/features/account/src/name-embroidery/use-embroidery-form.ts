import { updateNameEmbroidery } from '@shop/contract/name-embroideries/update-name-embroidery';
import { useApi } from '@shop/query/use-api';
import { type ShopField, useShopForm } from '@shop/site/form/use-shop-form';
import { useQueryClient } from '@tanstack/react-query';
import { type SyntheticEvent, useState } from 'react';
import { accountKeys } from '../account-keys';
import {
  type EmbroideryField,
  type EmbroideryValues,
  embroideryChecks,
  embroideryRules,
  toEmbroideryInput,
  toEmbroideryValues,
} from './embroidery-fields';

const WIRE_NAMES: Readonly<Record<EmbroideryField, string>> = {
  text: 'text',
  script: 'script',
  font: 'font',
  colour: 'colour',
  position: 'position',
};

const valueOf = ({ currentTarget }: SyntheticEvent): string =>
  'value' in currentTarget && typeof currentTarget.value === 'string' ? currentTarget.value : '';

/** The form of the member's embroidery. `shown` is what is in it at each moment, for a preview. */
export function useEmbroideryForm(initial: EmbroideryValues, onSaved: () => void | Promise<void>) {
  const api = useApi();
  const queryClient = useQueryClient();
  const [shown, setShown] = useState(initial);
  const form = useShopForm({
    rules: embroideryRules,
    checks: embroideryChecks,
    initial,
    wireNames: WIRE_NAMES,
    submit: async (values) => {
      const body = toEmbroideryInput(values);
      if (body === null) return;
      const { data } = await api.call(updateNameEmbroidery, { body });
      queryClient.setQueryData(accountKeys.nameEmbroidery, toEmbroideryValues(data));
      await onSaved();
    },
  });
  const field = (name: EmbroideryField): ShopField<EmbroideryField> => {
    const plain = form.field(name);
    return {
      ...plain,
      onChange: (event) => {
        // The event has no target any more when React computes the next state.
        const value = valueOf(event);
        setShown((before) => ({ ...before, [name]: value }));
        plain.onChange(event);
      },
    };
  };
  return { ...form, field, shown };
}
