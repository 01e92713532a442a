import { optionalName } from '../wire/text-input';

const TITLE_MAX = 20;
const NAME_MAX = 20;

/** 表書き, such as 御祝: one of those that the packing offers. */
export const NoshiTitle = optionalName('表書き', TITLE_MAX);

/** 名入れ: who gives; empty for none. */
export const NoshiName = optionalName('名入れ', NAME_MAX);
