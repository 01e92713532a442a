import type { TokenOverrides } from '@shop/theming/theme-tokens';

/** Paper, ink, the green of leaves in the shade, and persimmon for what is reduced. Corners are small. */
const defaultTokens: TokenOverrides = {
  color: {
    background: '#fdfcf9',
    subtle: '#f5f2ea',
    text: '#2b2a26',
    textMuted: '#69645b',
    border: '#e7e2d7',
    primary: '#3b4f3e',
    primaryHover: '#2c3d2f',
    link: '#3f5c45',
    accent: '#a5432b',
  },
  font: { heading: '"Hiragino Mincho ProN", "Yu Mincho", "Noto Serif JP", "Noto Serif CJK JP", serif' },
  radius: { sm: '2px', md: '4px', lg: '8px' },
  width: { content: '76rem' },
};

export default defaultTokens;
