import type { ThemeTokens } from '@shop/theming/theme-tokens';

const JAPANESE_SANS =
  '"Hiragino Sans", "Hiragino Kaku Gothic ProN", "Noto Sans JP", "Noto Sans CJK JP", "Yu Gothic", YuGothic, Meiryo, sans-serif';

/** Quiet and plain: warm paper, ink, one deep green. */
const simpleTokens: ThemeTokens = {
  color: {
    background: '#faf9f6',
    surface: '#ffffff',
    subtle: '#f1efe9',
    text: '#22252a',
    textMuted: '#5a5f66',
    border: '#dedbd2',
    borderStrong: '#85817a',
    primary: '#1f5c4a',
    primaryHover: '#17473a',
    onPrimary: '#ffffff',
    link: '#1b5a7d',
    accent: '#a8321f',
    onAccent: '#ffffff',
    danger: '#b3261e',
    dangerSubtle: '#fbecea',
    success: '#1f6b3a',
    successSubtle: '#e8f3ec',
    warning: '#7a5200',
    warningSubtle: '#fcf3df',
    focus: '#1d5fd1',
  },
  font: {
    body: JAPANESE_SANS,
    heading: JAPANESE_SANS,
    number: `"Helvetica Neue", Arial, ${JAPANESE_SANS}`,
  },
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
  radius: { sm: '4px', md: '8px', lg: '16px', full: '999px' },
  shadow: { sm: '0 1px 2px rgb(34 37 42 / 8%)', md: '0 6px 20px rgb(34 37 42 / 12%)' },
  width: { content: '72rem', narrow: '44rem', text: '40rem' },
  duration: { fast: '120ms', normal: '240ms' },
};

export default simpleTokens;
