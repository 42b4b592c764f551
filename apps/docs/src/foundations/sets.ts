import type { ColorName } from '@zaylat/tokens';
import dark from '@zaylat/tokens/sets/dark.json';
import darkHc from '@zaylat/tokens/sets/dark-hc.json';
import light from '@zaylat/tokens/sets/light.json';
import lightHc from '@zaylat/tokens/sets/light-hc.json';
import { cssColour } from './token-source.ts';

/** The four sets of semantic colours, and the attributes of a page that choose each. */
export const SETS = {
	light: { title: 'Light', mode: 'light', contrast: 'normal', colours: light.color },
	dark: { title: 'Dark', mode: 'dark', contrast: 'normal', colours: dark.color },
	'light-hc': { title: 'Light, more contrast', mode: 'light', contrast: 'more', colours: lightHc.color },
	'dark-hc': { title: 'Dark, more contrast', mode: 'dark', contrast: 'more', colours: darkHc.color },
} as const;

/** Name of a set. */
export type SetName = keyof typeof SETS;

/** The names of the sets, in the order of the pages. */
export const SET_NAMES = Object.keys(SETS) as SetName[];

/** The names of the semantic colours, in the order of the source. */
export const COLOUR_NAMES = Object.keys(light.color).filter((name) => !name.startsWith('$')) as ColorName[];

/** What a colour is for. */
export const useOf = (name: ColorName) => light.color[name].$description;

/** A semantic colour as CSS writes it. */
export const colourIn = (set: SetName, name: ColorName) => cssColour(SETS[set].colours[name].$value);

/** The same as `#rrggbb`, as design tools take it. */
export const hexIn = (set: SetName, name: ColorName) => SETS[set].colours[name].$value.hex;
