import { convertZawgyi } from './convert.ts';
import { zawgyiProbability } from './detect.ts';
import { isBurmese, isUnicode, strayBurmese, strayLetters } from './spelling.ts';

/** Least probability at which a text is taken for Zawgyi by itself, as the authors of the model advise. */
const SURE = 0.95;

/** Least probability when the text is misspelled as Unicode in any language. */
const LIKELY = 0.5;

/** Letters that Zawgyi uses for Burmese and that Burmese in Unicode never needs. */
const ZAWGYI_LETTERS = /[\u1060-\u1097]/;

/** A longer text may have typing mistakes: conversion has to mend this many for each one that it leaves. */
const MENDED_PER_LEFT = 4;

/**
 * Converts a text that is surely Zawgyi and leaves any other as it is.
 *
 * The model knows Burmese only and is unsure of single words, so the spelling has the first say. Words that are spelled
 * right as Unicode, in any language of the script, stay. The others are converted if they are right Burmese then and the
 * model agrees.
 */
export function convertIfZawgyi(text: string): string {
	if (isUnicode(text)) return text;
	const probability = zawgyiProbability(text);
	const converted = convertZawgyi(text);
	const stray = strayLetters(text);
	const isSure = probability > SURE;
	if (!isBurmese(converted)) return isSure && strayBurmese(converted) * MENDED_PER_LEFT < stray ? converted : text;
	const isLikely = stray > 0 && (probability > LIKELY || ZAWGYI_LETTERS.test(text));
	return isSure || isLikely ? converted : text;
}

/** Both readings of a text, the likelier one first; one where they are the same. */
export function readingsOf(text: string): string[] {
	return [...new Set([convertIfZawgyi(text), text, convertZawgyi(text)])];
}
