import { defineSlot } from '@shop/theming/theme-place';

/** Above the header, on every page. */
export const HeaderNoteSlot = defineSlot<'header-note'>('header-note');
/** At the top of the footer, on every page. */
export const FooterNoteSlot = defineSlot<'footer-note'>('footer-note');
