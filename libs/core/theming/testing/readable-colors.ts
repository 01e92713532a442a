import type { ColorTokens } from '../src/theme-tokens';

/** The colours of a theme in which everything can be read. */
export const READABLE_COLORS: ColorTokens = {
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
};
