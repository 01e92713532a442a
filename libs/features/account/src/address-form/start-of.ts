import type { Place } from './fill-place';
import type { InitialPlace } from './use-postal-code-lookup';

/** The place that a form is opened with; a postal code without its place is looked up once more. */
export const startOf = (values: Place & { readonly postalCode: string }): InitialPlace | undefined =>
  values.city === '' ? undefined : { code: values.postalCode, place: values };
