import { fieldChecks } from '@shop/site/form/field-checks';
import { textRule } from '@shop/site/form/text-rule';
import { useShopForm } from '@shop/site/form/use-shop-form';
import { normaliseHalfWidth } from '@shop/validation/text/normalise-half-width';
import { useMemo } from 'react';
import type { CartPoints } from '../cart-view';
import { setPoints } from '../commands/set-points';
import { useCartCommand } from '../use-cart-command';

/** The separators of thousands that a number is written or pasted with. */
const SEPARATORS = /[,，、]/g;

/** The form in which a member says how many points the order uses; no more than it can. core §7 */
export function usePointForm({ usable, requested }: CartPoints, onApplied: (points: number) => void) {
  const run = useCartCommand();
  const rules = useMemo(
    () => ({
      points: textRule('使うポイント', {
        normalise: (text) => normaliseHalfWidth(text).replace(SEPARATORS, ''),
        check: [fieldChecks.numeric, fieldChecks.maxValue(usable)],
      }),
    }),
    [usable],
  );
  return useShopForm<'points'>({
    rules,
    initial: { points: requested === 0 ? '' : String(requested) },
    wireNames: { points: 'point' },
    submit: async ({ points }) => {
      await run(setPoints(Number(points)));
      onApplied(Number(points));
    },
  });
}
