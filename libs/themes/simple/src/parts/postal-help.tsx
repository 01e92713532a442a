import type { usePostalFill } from '@shop/feature-account/address-form/use-postal-fill';
import { Button } from '@shop/ui-kit/button';
import { SelectField } from '@shop/ui-kit/select-field';
import { useId } from 'react';

/** What the postal code has brought: the fill and its way back, several places to choose from, or nothing. */
export function PostalHelp({ postal }: { readonly postal: ReturnType<typeof usePostalFill> }) {
  const id = useId();
  const { state, choose, undo } = postal;
  return (
    <div role="status">
      {state.kind === 'filled' && (
        <p>
          郵便番号から住所を入力しました。
          <Button variant="quiet" onClick={undo}>
            元に戻す
          </Button>
        </p>
      )}
      {state.kind === 'choices' && (
        <SelectField
          id={id}
          label="住所の候補"
          hint="この郵便番号には複数の地域があります。"
          defaultValue=""
          onChange={({ target }) => {
            const place = state.places[Number(target.value)];
            if (target.value !== '' && place !== undefined) choose(place);
          }}
        >
          <option value="">選択してください</option>
          {state.places.map((place, index) => (
            <option key={`${place.prefecture}${place.city}${place.address1}`} value={index}>
              {place.prefecture}
              {place.city}
              {place.address1}
            </option>
          ))}
        </SelectField>
      )}
      {state.kind === 'unknown' && (
        <p>該当する住所が見つかりませんでした。そのまま住所を入力してください。</p>
      )}
    </div>
  );
}
