import type { ThemeTokens } from '../theme-tokens';
import { colorValue } from './color-value';
import { fontFamilyValue } from './font-family-value';
import { dimensionValue, durationValue, fontWeightValue, numberValue } from './measure-values';
import { shadowValue } from './shadow-value';
import type { TokenValue } from './token-value';

/** A type of the DTCG format, what its values look like, and how they are converted. */
interface TokenType {
  readonly $type: string;
  readonly value: TokenValue;
  /** A `$value` and a CSS value that are right, for messages. */
  readonly example: string;
  readonly cssExample: string;
}

const COLOR: TokenType = {
  $type: 'color',
  value: colorValue,
  example: '{ "colorSpace": "srgb", "components": [0.12, 0.3, 0.23] } or "#1f4d3a"',
  cssExample: "'#1f4d3a' or 'rgb(31 77 58 / 50%)'",
};
const DIMENSION: TokenType = {
  $type: 'dimension',
  value: dimensionValue,
  example: '{ "value": 1.5, "unit": "rem" }, or "px"',
  cssExample: "'1.5rem', '8px' or '0'",
};

/** The type of the tokens of each group. */
export const TOKEN_TYPES: Readonly<Record<keyof ThemeTokens, TokenType>> = {
  color: COLOR,
  dark: COLOR,
  font: {
    $type: 'fontFamily',
    value: fontFamilyValue,
    example: '["Hiragino Sans", "sans-serif"]',
    cssExample: `'"Hiragino Sans", Meiryo, sans-serif'`,
  },
  text: DIMENSION,
  leading: { $type: 'number', value: numberValue, example: '1.8', cssExample: "'1.8'" },
  weight: {
    $type: 'fontWeight',
    value: fontWeightValue,
    example: '700, from 1 to 1000',
    cssExample: "'700'",
  },
  space: DIMENSION,
  radius: DIMENSION,
  shadow: {
    $type: 'shadow',
    value: shadowValue,
    example: '{ "color": …, "offsetX": …, "offsetY": …, "blur": …, "spread": … }',
    cssExample: "'0 1px 2px rgb(34 37 42 / 8%)'",
  },
  width: DIMENSION,
  duration: {
    $type: 'duration',
    value: durationValue,
    example: '{ "value": 120, "unit": "ms" }',
    cssExample: "'120ms'",
  },
};
