import type { UserMemorialInput } from '@shop/contract/user-memorials/user-memorial';
import { useShopForm } from '@shop/site/form/use-shop-form';
import {
  type MemorialValues,
  memorialChecks,
  memorialRules,
  memorialWireNames,
  toMemorialInput,
} from './memorial-fields';

/** The form of a day, new or known; `save` gets it as the wire takes it. account §2 */
export function useMemorialForm(
  initial: MemorialValues,
  save: (memorial: UserMemorialInput) => Promise<void>,
) {
  return useShopForm({
    rules: memorialRules,
    checks: memorialChecks,
    initial,
    wireNames: memorialWireNames,
    submit: async (values) => {
      const memorial = toMemorialInput(values);
      if (memorial !== null) await save(memorial);
    },
  });
}
