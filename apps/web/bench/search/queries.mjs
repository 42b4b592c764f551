import { readFileSync } from 'node:fs';
import { LANGUAGES } from './documents.mjs';

/** Classes of queries: what makes each hard. */
export const CLASSES = [
	...['exact', 'compound', 'reordered', 'mark', 'typo'],
	...['confusable', 'synonym', 'attribute', 'mixed', 'encoding'],
	...['brand', 'common'],
];

/** Every third query of a class is held out: nothing is tuned by it. */
const HELD_OUT = 3;

/**
 * Reads the judged queries: tab-separated files, a query on each line with its class, its text, the kinds of products that
 * it asks for (`*` for any), a pattern that their English names have besides, and kinds that come near.
 *
 * @returns {{ language: string, class: string, text: string, kinds: string[], has: RegExp | undefined, near: string[],
 *   isHeldOut: boolean }[]}
 */
export function readQueries() {
	return Object.keys(LANGUAGES).flatMap((language) => {
		const lines = readFileSync(new URL(`./${language}.tsv`, import.meta.url), 'utf8')
			.trim()
			.split('\n')
			.slice(1);
		const places = {};
		return lines.map((line) => {
			const [name, text, kinds, has = '', near = ''] = line.split('\t');
			if (!CLASSES.includes(name)) throw new Error(`No class "${name}" in ${language}.tsv`);
			places[name] = (places[name] ?? 0) + 1;
			return {
				...{ language, class: name, text, kinds: kinds.split('+') },
				has: has === '' ? undefined : new RegExp(has, 'i'),
				near: near === '' ? [] : near.split('+'),
				isHeldOut: places[name] % HELD_OUT === 0,
			};
		});
	});
}

/**
 * How well a product answers a query, by what it is: 3 is what was asked for, 1 is of the kind but lacks what was asked
 * besides, or is of a kind that comes near; 0 is something else.
 */
export function gradeOf({ kinds, has, near }, { kind, english }) {
	if (kinds.includes(kind) || kinds.includes('*')) return !has || has.test(english) ? 3 : 1;
	return near.includes(kind) && (!has || has.test(english)) ? 1 : 0;
}
