import { READABLE_COLORS } from '../../testing/readable-colors';
import type { ThemeTokens } from '../theme-tokens';
import { fromDesignTokens } from './from-design-tokens';
import { toDesignTokens } from './to-design-tokens';

const COLOR: ThemeTokens['color'] = { ...READABLE_COLORS, border: 'rgb(34 37 42 / 12.5%)' };
const BASE: ThemeTokens = {
  color: COLOR,
  dark: { background: '#16181b' },
  font: { body: '"Hiragino Sans", Meiryo, sans-serif', heading: 'serif', number: 'Arial, sans-serif' },
  text: { xs: '0.75rem', sm: '0.875rem', md: '1rem', lg: '1.125rem', xl: '1.375rem', xxl: '1.75rem' },
  leading: { tight: '1.4', normal: '1.8' },
  weight: { normal: '400', bold: '700' },
  space: {
    '3xs': '0.25rem',
    '2xs': '0.5rem',
    xs: '0.75rem',
    sm: '1rem',
    md: '1.5rem',
    lg: '2rem',
    xl: '3rem',
    '2xl': '4.5rem',
  },
  radius: { sm: '0', md: '8px', lg: '16px', full: '999px' },
  shadow: {
    sm: '0 1px 2px rgb(34 37 42 / 8%)',
    md: 'inset 0 -1px 0 2px #22252a, 0 6px 20px rgb(34 37 42 / 12%)',
  },
  width: { content: '72rem', narrow: '44rem', text: '40rem' },
  duration: { fast: '120ms', normal: '0.24s' },
};
/** Other values for all of them, so that nothing is left out on the way back as equal. */
const OTHER: ThemeTokens = {
  ...BASE,
  color: Object.assign(
    { ...COLOR },
    ...Object.keys(COLOR).map((name) => ({ [name]: '#010203' })),
  ) as typeof COLOR,
  dark: { background: '#020304' },
  font: { body: 'a', heading: 'b', number: 'c' },
  text: { xs: '1px', sm: '1px', md: '2px', lg: '1px', xl: '1px', xxl: '1px' },
  leading: { tight: '1', normal: '1' },
  weight: { normal: '1', bold: '1' },
  space: { '3xs': '0', '2xs': '0', xs: '0', sm: '0', md: '0', lg: '0', xl: '0', '2xl': '0' },
  radius: { sm: '1px', md: '1px', lg: '1px', full: '1px' },
  shadow: { sm: '0 0 0 #000000', md: '0 0 0 #000000' },
  width: { content: '1px', narrow: '1px', text: '1px' },
  duration: { fast: '1ms', normal: '1ms' },
};
/** As a file holds it. */
const asFile = (tokens: ThemeTokens): unknown => JSON.parse(JSON.stringify(toDesignTokens(tokens)));

it('writes every group with its type, and colours for tools that know no colour spaces too', () => {
  const { color, text, shadow } = toDesignTokens(BASE);
  expect(color?.$type).toBe('color');
  expect(color?.['primary']).toEqual({
    $value: { colorSpace: 'srgb', components: [0.1216, 0.3608, 0.2902], hex: '#1f5c4a' },
  });
  expect(text).toMatchObject({ $type: 'dimension', md: { $value: { value: 1, unit: 'rem' } } });
  expect(shadow?.['sm']).toMatchObject({
    $value: { offsetY: { value: 1, unit: 'px' }, color: { alpha: 0.08 } },
  });
});

it('loses nothing on the way there and back', () => {
  expect(fromDesignTokens(asFile(BASE), OTHER)).toEqual(BASE);
  expect(fromDesignTokens(asFile(OTHER), BASE)).toEqual({ ...OTHER });
});

it('keeps what differs from the base alone, and reads aliases, names of weights and colours as text', () => {
  const file = {
    $description: 'of a designer',
    color: { primary: { $value: '#ABCDEF' }, link: { $type: 'color', $value: '{color.primary}' } },
    weight: { bold: { $value: 'semi-bold' } },
    text: { md: { $value: { value: 1, unit: 'rem' } } },
  };
  expect(fromDesignTokens(file, BASE)).toEqual({
    color: { primary: '#abcdef', link: '#abcdef' },
    weight: { bold: '600' },
  });
});

it.each([
  ['Meiryo', 'Meiryo'],
  ['Hiragino Sans', '"Hiragino Sans"'],
  ['M+1p', '"M+1p"'],
  ['3D', '"3D"'],
  ['-3D', '"-3D"'],
  ['a/*b', '"a/*b"'],
])('quotes the font %s where CSS needs it, and takes it back: %s', (name, css) => {
  const file = { font: { body: { $value: [name, 'sans-serif'] } } };
  const body = `${css}, sans-serif`;
  expect(fromDesignTokens(file, BASE)).toEqual({ font: { body } });
  expect(fromDesignTokens(asFile({ ...BASE, font: { ...BASE.font, body } }), BASE)).toEqual({
    font: { body },
  });
});

it.each<[string, unknown, string]>([
  ['an unknown group', { colours: {} }, 'colours: unknown group. The groups are color, dark, font,'],
  [
    'an unknown token',
    { color: { brand: { $value: '#000000' } } },
    'color.brand: unknown token. Those of color are',
  ],
  ['a token without a value', { text: { md: {} } }, 'text.md: it has no $value.'],
  ['a group that is a list', { text: [] }, 'text: a group is an object of tokens.'],
  [
    'another type',
    { text: { md: { $type: 'color', $value: '#000000' } } },
    'text.md: its $type is dimension, not "color".',
  ],
  ['a colour by name', { dark: { text: { $value: 'navy' } } }, 'dark.text: "navy" is no color: write {'],
  [
    'a colour of another space',
    { color: { text: { $value: { colorSpace: 'oklch', components: [0.5, 0.1, 90] } } } },
    'color.text: {"colorSpace":"oklch"',
  ],
  [
    'a unit of another kind',
    { text: { md: { $value: { value: 1, unit: 'em' } } } },
    'text.md: {"value":1,"unit":"em"} is no dimension',
  ],
  [
    'a length that CSS would have with an exponent',
    { text: { md: { $value: { value: 1e-7, unit: 'px' } } } },
    'text.md: {"value":1e-7,"unit":"px"} is no dimension',
  ],
  ['a weight out of range', { weight: { bold: { $value: 1001 } } }, 'weight.bold: 1001 is no fontWeight'],
  [
    'a name that could end its declaration',
    { font: { body: { $value: 'a;}' } } },
    'font.body: "a;}" is no fontFamily',
  ],
  ['a shadow without a colour', { shadow: { sm: { $value: {} } } }, 'shadow.sm: {} is no shadow'],
  [
    'an alias that leads nowhere',
    { color: { text: { $value: '{color.ink}' } } },
    'color.text: color.ink leads to no token',
  ],
  [
    'aliases in a circle',
    { color: { text: { $value: '{color.link}' }, link: { $value: '{color.text}' } } },
    'color.link: color.text leads to no token, or in a circle.',
  ],
  ['what is no object', [], 'The file is no object of groups'],
])('refuses %s, with its path', (_what, file, said) => {
  expect(() => fromDesignTokens(file, BASE)).toThrow(said);
});

it.each([
  ['color', { primary: '#1F5C4A' }, "color.primary (#1F5C4A): write it as '#1f5c4a'."],
  ['color', { primary: 'navy' }, "color.primary (navy): write it as '#1f4d3a' or"],
  ['radius', { sm: '0px' }, "radius.sm (0px): write it as '0'."],
  ['font', { body: 'M+1p, serif' }, `font.body (M+1p, serif): write it as '"M+1p", serif'.`],
  [
    'text',
    { md: 'clamp(1rem, 2vw, 2rem)' },
    "text.md (clamp(1rem, 2vw, 2rem)): write it as '1.5rem', '8px' or '0'.",
  ],
])('does not export what would come back in other words: %s %j', (group, tokens, said) => {
  const changed = { ...BASE, [group]: { ...BASE[group as 'color'], ...tokens } };
  expect(() => toDesignTokens(changed)).toThrow(said);
});
