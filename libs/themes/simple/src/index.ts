export { simpleTheme } from './theme';
