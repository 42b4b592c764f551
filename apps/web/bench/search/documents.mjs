/** What engines index of a product: the texts of the catalogue in all languages, read from the API. */

export const LANGUAGES = { en: 'en', mm: 'my', thai: 'th', china: 'zh-Hans' };

const PER_PAGE = '60';

/** Jewellery, whose pictures also name the material. */
const OF_MATERIAL = /^(ring|necklace|bracelet|(?:stud-|hoop-|drop-)?earrings)-.*/;

/** What a product is, by its picture. @param {string} path */
const kindOf = (path) => (/\/([a-z0-9-]+)_[^/]*$/.exec(path)?.[1] ?? '').replace(OF_MATERIAL, '$1');

async function walk(ask, query, headers) {
	const items = [];
	for (let cursor; cursor !== null; ) {
		const path = `/api/products?${new URLSearchParams({ ...query, per_page: PER_PAGE, ...(cursor && { cursor }) })}`;
		const { data } = await ask(path, headers);
		items.push(...data.items);
		cursor = data.page.next;
	}
	return items;
}

/**
 * Reads the goods of an edition.
 *
 * @param {(path: string, headers: Record<string, string>) => Promise<any>} ask
 * @param {'mm' | 'th'} edition
 * @returns {Promise<{ id: string, kind: string, english: string, name: string, categories: string, shop: string }[]>} `kind`
 *   names what the product is, by its picture; texts are in all languages
 */
export async function readDocuments(ask, edition) {
	const byId = new Map();
	const add = (id) => {
		if (!byId.has(id)) byId.set(id, { id, kind: '', english: '', names: [], categories: [], shops: [] });
		return byId.get(id);
	};
	for (const [language, tag] of Object.entries(LANGUAGES)) {
		const headers = { 'x-edition': edition, 'accept-language': tag };
		for (const { id, name, picture, shop } of await walk(ask, {}, headers)) {
			const document = add(id);
			document.names.push(name);
			document.shops.push(shop.name);
			document.kind = kindOf(picture.path);
			if (language === 'en') document.english = name;
		}
	}
	const headers = { 'x-edition': edition, 'accept-language': 'en' };
	const { data } = await ask('/api/categories', headers);
	for (const first of data.items) {
		for (const second of first.children) {
			for (const third of second.children) {
				const names = [first, second, third].flatMap(({ name }) => Object.values(name));
				for (const { id } of await walk(ask, { category: third.slug }, headers)) add(id).categories.push(...names);
			}
		}
	}
	return [...byId.values()].map(({ id, kind, english, names, categories, shops }) => ({
		...{ id, kind, english },
		...{ name: names.join('\n'), categories: categories.join('\n'), shop: shops.join('\n') },
	}));
}
