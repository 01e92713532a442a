import { fieldChecks } from '@shop/site/form/field-checks';
import { textRule } from '@shop/site/form/text-rule';
import type { ShopForm } from '@shop/site/form/use-shop-form';
import { normaliseHalfWidth } from '@shop/validation/text/normalise-half-width';
import { useEffect, useMemo, useRef } from 'react';
import type { CartView } from '../cart-view';
import { setPoints } from '../commands/set-points';
import { useCartCommand } from '../use-cart-command';
import { useCheckoutDraft } from '../use-checkout-draft';
import { TypedPoints } from './typed-savings';
import { useOneFieldForm } from './use-one-field-form';

/** The separators of thousands that a number is written or pasted with. */
const SEPARATORS = /[,，、]/g;

/** The form in which a member says how many points the order uses. */
export interface PointForm extends ShopForm<'points'> {
  /** Uses this many, also where another number is typed. */
  readonly use: (count: number) => Promise<void>;
}

/**
 * The form in which a member says how many points the order uses; no more than it can. Where the cart comes to use
 * another number, because it costs less or was changed elsewhere, the field says so unless something else is typed in
 * it. What is typed stays in the tab until it, or another number, is applied. core §7
 */
export function usePointForm(cart: CartView, onApplied: (points: number) => void): PointForm {
  const run = useCartCommand();
  const { usable } = cart.points;
  const used = cart.totals.point;
  const { draft, keep, drop } = useCheckoutDraft(cart, 'points', TypedPoints);
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
  const usedText = used === 0 ? '' : String(used);
  const typed = draft?.used === used ? draft.points : usedText;
  const form = useOneFieldForm<'points'>(
    {
      rules,
      initial: { points: usedText },
      wireNames: { points: 'point' },
      submit: async ({ points }) => {
        await run(setPoints(Number(points)));
        drop();
        onApplied(Number(points));
      },
    },
    {
      name: 'points',
      kept: draft === null ? null : typed,
      keep: (points) => keep({ used, points }),
    },
  );
  const shown = useRef(used);
  const { getValue, setValue } = form;
  useEffect(() => {
    if (shown.current === used) return;
    if (Number(getValue('points')) === shown.current) setValue('points', String(used));
    shown.current = used;
  }, [used, getValue, setValue]);
  const use = async (count: number) => {
    await run(setPoints(count));
    // What fills the field is kept like what is typed.
    setValue('points', String(count));
    drop();
  };
  return { ...form, use };
}
