export { defaultTheme } from './theme';
