import * as v from 'valibot';

/** division_ct (account §3): 1 the user's own primary address, 2 office, 99 other. */
export const ADDRESS_DIVISIONS = { primary: 1, office: 2, other: 99 } as const;

export const AddressDivision = v.picklist(Object.values(ADDRESS_DIVISIONS), '区分を選択してください');
