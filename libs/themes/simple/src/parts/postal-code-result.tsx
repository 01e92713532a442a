import type { usePostalCodeLookup } from '@shop/feature-account/address-form/use-postal-code-lookup';
import { useWords } from '@shop/theming/use-words';
import { Button } from '@shop/ui-kit/button';
import { SelectField } from '@shop/ui-kit/select-field';
import { useId } from 'react';
import { postalCodeResultWords } from './postal-code-result-words';

/** The result of a postal code: that the address was filled in, with an undo; several places to choose from; or nothing. */
export function PostalCodeResult({ postal }: { readonly postal: ReturnType<typeof usePostalCodeLookup> }) {
  const words = useWords(postalCodeResultWords);
  const id = useId();
  const { state, choose, undo } = postal;
  return (
    <div role="status">
      {state.kind === 'filled' && (
        <p>
          {words.filled}
          <Button variant="quiet" onClick={undo}>
            {words.undo}
          </Button>
        </p>
      )}
      {state.kind === 'choices' && (
        <SelectField
          id={id}
          label={words.places}
          hint={words.severalPlaces}
          defaultValue=""
          onChange={({ target }) => {
            const place = state.places[Number(target.value)];
            if (target.value !== '' && place !== undefined) choose(place);
          }}
        >
          <option value="">{words.choosePlace}</option>
          {state.places.map((place, index) => (
            <option key={`${place.prefecture}${place.city}${place.address1}`} value={index}>
              {place.prefecture}
              {place.city}
              {place.address1}
            </option>
          ))}
        </SelectField>
      )}
      {state.kind === 'unknown' && <p>{words.unknown}</p>}
    </div>
  );
}
