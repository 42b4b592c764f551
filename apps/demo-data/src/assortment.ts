import type { Edition } from '@zaylat/domain/editions';
import {
	addProduct,
	buildCatalogue,
	type CatalogueRows,
	digitalCategories,
	nameOf,
	type Place,
	placesIn,
	shopRowsOf,
	stylesOf,
} from './build.ts';
import { CATALOGUE } from './catalogue/catalogue.ts';
import { DIGITAL_CATALOGUE } from './catalogue/digital-tree.ts';
import { LATER_SHOPS } from './more-shops.ts';
import { digitalIconOf } from './pictures.ts';
import { createRandom } from './random.ts';
import { type Measure, measureWords, type Words } from './words.ts';

/** Far above what a catalogue of any scale takes, so that ids of before stay. */
const FIRST_ID = 500_001;
const EDITIONS: readonly Edition[] = ['mm', 'th'];

/** Pieces that a wholesale product is sold from on, by how its turn falls (Decision 13). */
const LEAST_PIECES = [1, 1, 6, 12] as const;

/**
 * Builds what completes the catalogue: later shops, categories of digital goods, and every style and size that the
 * catalogue does not have yet (Decision 19). The same rows each time.
 */
export function buildAssortment(): CatalogueRows {
	const random = createRandom(20_261_122);
	const rows: CatalogueRows = {
		...{ shops: shopRowsOf(LATER_SHOPS), categories: digitalCategories() },
		...{ products: [], variants: [], tiers: [] },
	};
	const goods = placesIn(CATALOGUE);
	const digital = placesIn(DIGITAL_CATALOGUE, 'digital');
	const taken = new Set(buildCatalogue().products.map(({ edition, name }) => `${edition} ${name.en}`));
	for (const place of [...goods, ...digital]) {
		for (const edition of EDITIONS) {
			for (const { style, measure, name } of looksOf(place, edition)) {
				if (taken.has(`${edition} ${name}`)) continue;
				taken.add(`${edition} ${name}`);
				const id = FIRST_ID + rows.products.length;
				addProduct(rows, random, { ...place, edition, round: 0, styles: [style], measure, id, moreShops: LATER_SHOPS });
				const made = rows.products.at(-1);
				if (made?.isWholesale) made.minQuantity = LEAST_PIECES[id % LEAST_PIECES.length] ?? 1;
			}
		}
	}
	return rows;
}

/** Every style of a kind in every size, with the English name that it gets. */
function looksOf({ kind }: Place, edition: Edition): { style: Words; measure: Measure | undefined; name: string }[] {
	const measures = kind.measures ?? [undefined];
	return stylesOf(kind, edition).flatMap((style) =>
		measures.map((measure) => {
			const [name] = nameOf(kind, style, measure && measureWords(measure));
			return { style, measure, name };
		}),
	);
}

/** Where the kinds of before lie among the categories of digital goods, by the icon of their pictures. */
export function earlyPlaces(): readonly { readonly icon: string; readonly place: Place }[] {
	return placesIn(DIGITAL_CATALOGUE, 'digital').map((place) => ({ icon: place.kind.icon, place }));
}

// Of several kinds with one icon the first counts, as in databases of before.
const idsByIcon = new Map(
	earlyPlaces()
		.toReversed()
		.map(({ icon, place }) => [icon, place.ids]),
);

/** Puts a digital product into the category of its kind; goods stay where they are. */
export function inDigitalCategory<T extends CatalogueRows['products'][number]>(product: T): T {
	const ids = product.kind === 'digital' ? idsByIcon.get(digitalIconOf(product.pictureKeys[0] ?? '')) : undefined;
	if (!ids) return product;
	const [category1Id, category2Id, category3Id] = ids;
	return { ...product, category1Id, category2Id, category3Id };
}
