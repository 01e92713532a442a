import type { TokenOverrides } from '@shop/theming/theme-tokens';

/** Lacquer red and gold on warm paper. */
const festiveTokens: TokenOverrides = {
  color: {
    background: '#fdf8f3',
    subtle: '#f7ebe1',
    primary: '#8f2230',
    primaryHover: '#741a26',
    accent: '#8a5a00',
  },
};

export default festiveTokens;
