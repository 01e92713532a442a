/** A card as the form of the card service hands it over. */
export const CARD_INPUT = {
  token: 'tok_0123456789',
  token_key: 'key_0123456789',
  name: '仕事用',
  masked_number: '************1111',
  expiration: '203112',
};

/** An anniversary. */
export const MEMORIAL_INPUT = {
  target_user_name: '祖母',
  division_ct: 1 as const,
  name: '米寿',
  month: 9,
  date: 15,
  call: 'おばあちゃん',
};
