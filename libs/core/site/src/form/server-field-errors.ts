import type { ApiError } from '@shop/api-client/api-error';

/** The API's messages about fields of the form, and whether another message remains to be shown. */
export interface ServerFieldErrors<Name extends string> {
  readonly fields: readonly { readonly name: Name; readonly message: string }[];
  readonly hasOthers: boolean;
}

/** Maps the API's messages to the form's own field names; `wireNames` has each field's name in the API. */
export function serverFieldErrors<Name extends string>(
  error: ApiError,
  wireNames: Readonly<Record<Name, string>>,
): ServerFieldErrors<Name> {
  if (error.kind !== 'rejected') return { fields: [], hasOthers: true };
  const { errors } = error.body;
  const names = Object.keys(wireNames).filter((name): name is Name => name in wireNames);
  const fields = names.flatMap((name) => {
    // Nested parts arrive as `address.city`.
    const key = Object.keys(errors).find(
      (wire) => wire === wireNames[name] || wire.endsWith(`.${wireNames[name]}`),
    );
    const message = key === undefined ? undefined : errors[key]?.[0];
    return message === undefined ? [] : [{ name, message }];
  });
  return { fields, hasOthers: fields.length < Object.keys(errors).length || fields.length === 0 };
}
