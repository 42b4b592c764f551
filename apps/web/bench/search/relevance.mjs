import { readDocuments } from './documents.mjs';
import { ENGINES } from './engines.mjs';
import { mean, ndcg, precision, recall } from './measures.mjs';
import { CLASSES, gradeOf, readQueries } from './queries.mjs';

const EDITIONS = { en: 'mm', mm: 'mm', thai: 'th', china: 'mm' };
export const OURS = 'Zaylat';

/** Orders of results: each shows the same products. */
export const ORDERS = ['recommended', 'newest', 'price_low_to_high', 'price_high_to_low'];

/** How often each query is asked for its time. */
const TIMES = 5;

/**
 * Asks the search of an API and other engines the judged queries.
 *
 * @param {ReturnType<typeof import('../api-client.mjs').createClient>} client
 * @returns {Promise<{
 *   results: { engine: string, language: string, class: string, text: string, isHeldOut: boolean, ndcg: number,
 *     recall: number, isEmpty: boolean, ms: number[] }[],
 *   inOrders: { language: string, class: string, text: string, isHeldOut: boolean, orders: Record<string, number> }[],
 * }>} `inOrders` has for each query the precision of the first ten in each order
 */
export async function askAll({ call }) {
	const ask = async (path, headers) => {
		const { status, text } = await call(path, { headers });
		if (status !== 200) throw new Error(`${path} answered ${status}: ${text}`);
		return JSON.parse(text);
	};
	const results = [];
	const inOrders = [];
	for (const edition of ['mm', 'th']) {
		const documents = await readDocuments(ask, edition);
		const byId = new Map(documents.map((document) => [document.id, document]));
		const queries = readQueries().filter(({ language }) => EDITIONS[language] === edition);
		const inOrder = async (text, sort) => {
			const path = `/api/products?${new URLSearchParams({ search: text, sort, per_page: '30' })}`;
			const { data } = await ask(path, { 'x-edition': edition });
			return data.items.map(({ id }) => id);
		};
		const ours = (text) => inOrder(text, 'recommended');
		const engines = { [OURS]: ours };
		for (const [name, make] of Object.entries(ENGINES)) engines[name] = await make(documents);
		for (const query of queries) {
			const all = documents.map((document) => gradeOf(query, document));
			if (!all.includes(3)) throw new Error(`No product answers "${query.text}"`);
			for (const [engine, find] of Object.entries(engines)) {
				const ms = [];
				let ids = [];
				for (let time = 0; time < TIMES; time++) {
					const started = performance.now();
					ids = await find(query.text);
					ms.push(performance.now() - started);
				}
				const grades = ids.map((id) => gradeOf(query, byId.get(id)));
				const figures = { ndcg: ndcg(grades, all), recall: recall(grades, all), isEmpty: ids.length === 0, ms };
				results.push({ ...query, engine, found: ids.map((id) => byId.get(id).english), ...figures });
			}
			const orders = {};
			for (const order of ORDERS) {
				const ids = await inOrder(query.text, order);
				orders[order] = precision(ids.map((id) => gradeOf(query, byId.get(id))));
			}
			inOrders.push({ ...query, orders });
		}
	}
	return { results, inOrders };
}

/** Sums of results: for each language all queries and those held out, and each class of all languages. */
export function summarise(results) {
	const groups = [
		...Object.keys(EDITIONS).map((language) => [language, (result) => result.language === language]),
		...Object.keys(EDITIONS).map((language) => [
			`${language}, held out`,
			(result) => result.language === language && result.isHeldOut,
		]),
		...CLASSES.map((name) => [`class ${name}`, (result) => result.class === name]),
	];
	const engines = [...new Set(results.map(({ engine }) => engine))];
	return groups.flatMap(([group, isOf]) =>
		engines.map((engine) => {
			const of = results.filter((result) => result.engine === engine && isOf(result));
			const times = of.flatMap(({ ms }) => ms).toSorted((a, b) => a - b);
			return {
				...{ group, engine, queries: of.length },
				ndcg: mean(of.map((result) => result.ndcg)),
				recall: mean(of.map((result) => result.recall)),
				empty: mean(of.map(({ isEmpty }) => (isEmpty ? 100 : 0))),
				p95: times[Math.ceil(times.length * 0.95) - 1] ?? 0,
			};
		}),
	);
}

/** Classes of brand words and common words, which precision is also told of by itself. */
const SHORT = ['brand', 'common'];

/** The precision of the first ten in each order: brand words and common words by language, and all queries; tuned and held out. */
export function summariseOrders(inOrders) {
	const isShort = (query) => SHORT.includes(query.class);
	const groups = [
		...Object.keys(EDITIONS).map((language) => [
			`${language}, brand and common words`,
			(query) => isShort(query) && query.language === language,
		]),
		['brand and common words', isShort],
		['all queries', () => true],
	];
	return groups.flatMap(([group, isOf]) =>
		[false, true].map((isHeldOut) => {
			const of = inOrders.filter((query) => isOf(query) && query.isHeldOut === isHeldOut);
			return {
				...{ group: isHeldOut ? `${group}, held out` : group, queries: of.length },
				orders: Object.fromEntries(ORDERS.map((order) => [order, mean(of.map(({ orders }) => orders[order]))])),
			};
		}),
	);
}
