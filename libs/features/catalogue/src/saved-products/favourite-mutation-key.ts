/** By which the mutation cache names the change of a favourite. */
export const FAVOURITE_MUTATION_KEY = ['favourite'];
