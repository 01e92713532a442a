import { readCardMessage } from './read-card-message';

const FORM = 'https://pay.example/card-form';
const CARD = {
  token: 'tok_0123456789',
  token_key: 'key_0123456789',
  masked_number: '************4242',
  expiration: '203112',
};

it.each<[string, { origin?: string; isFrame?: boolean; data?: unknown }, boolean]>([
  ['the frame’s card', {}, true],
  ['more than the shop needs', { data: { ...CARD, brand: 'visa' } }, true],
  ['a card from another origin', { origin: 'https://evil.example' }, false],
  ['a card from another window', { isFrame: false }, false],
  ['a card number where the token belongs', { data: { ...CARD, token: '4242 4242 4242 4242' } }, false],
  ['a number that is not masked', { data: { ...CARD, masked_number: '4242424242424242' } }, false],
  ['a card without its key', { data: { ...CARD, token_key: undefined } }, false],
  ['a thirteenth month', { data: { ...CARD, expiration: '203113' } }, false],
  ['a word', { data: 'ready' }, false],
  ['nothing', { data: null }, false],
])('%s: %s', (_case, { origin = 'https://pay.example', isFrame = true, data = CARD }, isTaken) => {
  const message = { origin, source: isFrame ? window : null, data };
  const card = readCardMessage(message, { formUrl: FORM, window });
  expect(card).toEqual(isTaken ? CARD : null);
});

it('a frame that is not there yet sends nothing', () => {
  const message = { origin: 'https://pay.example', source: null, data: CARD };
  expect(readCardMessage(message, { formUrl: FORM, window: null })).toBeNull();
});
