import { defineSlot } from '@shop/theming/theme-place';

/** The top of the home page. */
export const HomeLeadSlot = defineSlot<'home-lead'>('home-lead');
