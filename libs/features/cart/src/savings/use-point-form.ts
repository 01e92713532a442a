import { fieldChecks } from '@shop/site/form/field-checks';
import { textRule } from '@shop/site/form/text-rule';
import { useShopForm } from '@shop/site/form/use-shop-form';
import { normaliseHalfWidth } from '@shop/validation/text/normalise-half-width';
import { useEffect, useMemo, useRef } from 'react';
import type { CartPoints } from '../cart-view';
import { setPoints } from '../commands/set-points';
import { useCartCommand } from '../use-cart-command';

/** The separators of thousands that a number is written or pasted with. */
const SEPARATORS = /[,，、]/g;

/**
 * The form in which a member says how many points the order uses; no more than it can. Where the cart comes to use
 * another number, because it costs less or was changed elsewhere, the field says so unless something else is typed in
 * it. core §7
 */
export function usePointForm(
  { usable }: Pick<CartPoints, 'usable'>,
  used: number,
  onApplied: (points: number) => void,
) {
  const run = useCartCommand();
  const rules = useMemo(
    () => ({
      points: textRule('使うポイント', {
        // Empty: none.
        isRequired: false,
        normalise: (text) => normaliseHalfWidth(text).replace(SEPARATORS, ''),
        check: [fieldChecks.numeric, fieldChecks.maxValue(usable)],
      }),
    }),
    [usable],
  );
  const form = useShopForm<'points'>({
    rules,
    initial: { points: used === 0 ? '' : String(used) },
    wireNames: { points: 'point' },
    submit: async ({ points }) => {
      await run(setPoints(Number(points)));
      onApplied(Number(points));
    },
  });
  const shown = useRef(used);
  const { getValue, setValue } = form;
  useEffect(() => {
    if (shown.current === used) return;
    if (Number(getValue('points')) === shown.current) setValue('points', String(used));
    shown.current = used;
  }, [used, getValue, setValue]);
  return form;
}
