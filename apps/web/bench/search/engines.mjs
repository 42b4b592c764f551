import { create, insertMultiple, search } from '@orama/orama';
import MiniSearch from 'minisearch';

/** Engines that the search is compared with, each as its documentation advises for a shop: typing errors, prefixes, boosts. */

const BOOST = { name: 3, categories: 2, shop: 1 };
const FIELDS = Object.keys(BOOST);
const MOST = 30;

/** @returns {(text: string) => string[]} */
function miniSearch(documents) {
	const engine = new MiniSearch({ fields: FIELDS, searchOptions: { boost: BOOST, fuzzy: 0.2, prefix: true } });
	engine.addAll(documents);
	return (text) =>
		engine
			.search(text)
			.slice(0, MOST)
			.map(({ id }) => id);
}

/** Words by the dictionaries of the runtime: MiniSearch alone splits at spaces, which Thai, Burmese and Chinese lack. */
function segmentedMiniSearch(documents) {
	const segmenter = new Intl.Segmenter('th', { granularity: 'word' });
	const tokenize = (text) =>
		Array.from(segmenter.segment(text)).flatMap(({ segment, isWordLike }) => (isWordLike ? [segment] : []));
	const engine = new MiniSearch({
		fields: FIELDS,
		tokenize,
		searchOptions: { boost: BOOST, fuzzy: 0.2, prefix: true },
	});
	engine.addAll(documents);
	return (text) =>
		engine
			.search(text)
			.slice(0, MOST)
			.map(({ id }) => id);
}

/** Orama with its default tokenizer cut by the same dictionaries, which it needs for these scripts. */
async function orama(documents) {
	const segmenter = new Intl.Segmenter('th', { granularity: 'word' });
	const tokenize = (text) =>
		Array.from(segmenter.segment(String(text).toLowerCase())).flatMap(({ segment, isWordLike }) =>
			isWordLike ? [segment] : [],
		);
	const db = create({
		schema: { id: 'string', name: 'string', categories: 'string', shop: 'string' },
		components: { tokenizer: { language: 'english', normalizationCache: new Map(), tokenize } },
	});
	await insertMultiple(
		db,
		documents.map(({ id, name, categories, shop }) => ({ id, name, categories, shop })),
	);
	return async (text) => {
		const { hits } = await search(db, { term: text, boost: BOOST, tolerance: 1, limit: MOST });
		return hits.map(({ document }) => document.id);
	};
}

export const ENGINES = {
	MiniSearch: miniSearch,
	'MiniSearch, dictionary words': segmentedMiniSearch,
	'Orama, dictionary words': orama,
};
