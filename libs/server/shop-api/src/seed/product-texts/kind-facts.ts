import type { CareKey } from './care-texts';

/** What a product of a kind is made of, how large it is, and how it is looked after. */
export type KindFacts = readonly [material: string, size: string, care: CareKey];
