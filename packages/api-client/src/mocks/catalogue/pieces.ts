import type { Category } from '../../categories/contract.ts';
import type { Product } from '../../products/contract.ts';
import type { Picture, ProductSummary } from '../../shared.ts';
import { localize, type Texts } from '../localized.ts';
import type { CategorySeed } from './categories.ts';

const PICTURE_WIDTHS = [96, 160, 320, 480, 640, 960];
/** A name that is as long as names get and does not break. */
export const LONG_NAME: Texts = [
	'Extraordinarily-long-hyphenated-product-designation-without-any-break-whatsoever, second edition',
	'ရွှေရောင်လွှမ်းထိန်ထိန်တောက်ပြောင်သောနန်းတွင်းသုံးလက်ရက်အချိတ်ပိုးထည်အစစ်အမှန်ကြီး',
	'ผ้าไหมทอมือลายโบราณแท้จากช่างทอพื้นเมืองรุ่นสุดท้ายแห่งลุ่มน้ำที่ไม่มีช่องว่างให้ตัดบรรทัดเลย',
	'传统手工织造纯天然高级真丝提花复古宫廷风超长名称不间断收藏版礼盒套装特别纪念款',
];

/** What lists and cards show of a product. */
export function summaryOf(product: Product): ProductSummary {
	const { id, name, picture, price, previousPrice, discountPercent, rating, soldCount, availability, shop } = product;
	const { kind, digitalForms } = product;
	return {
		...{ id, name, picture, price, previousPrice, discountPercent, rating, soldCount, availability, shop },
		...{ kind, digitalForms },
	};
}

/** A picture of a drawing in all widths. */
export function pictureOf(key: string, alt: string, tint: number): Picture {
	return { path: `/api/pictures/${key}`, widths: [...PICTURE_WIDTHS], alt, tint };
}

/** The next ones after a place, round to those before it. */
export function around<T>(all: readonly T[], index: number, count: number): T[] {
	const rest = [...all.slice(index + 1), ...all.slice(0, index)];
	return rest.slice(0, count);
}

/** The path of each category: itself after its ancestors. */
export function categoryPaths(seeds: readonly CategorySeed[]): ReadonlyMap<string, readonly CategorySeed[]> {
	const paths = new Map<string, readonly CategorySeed[]>();
	const walk = (seed: CategorySeed, above: readonly CategorySeed[]) => {
		const path = [...above, seed];
		paths.set(seed.slug, path);
		for (const child of seed.children ?? []) walk(child, path);
	};
	for (const seed of seeds) walk(seed, []);
	return paths;
}

/** A category's path as the contract gives it. */
export function pathOf(path: readonly CategorySeed[] = []): Product['categoryPath'] {
	return path.map(({ slug, name }) => ({ id: slug, route: path[0]?.slug ?? slug, slug, name: localize(name) }));
}

/** What a category of the first level holds, with the number of products in it. */
export function categoryOf(
	seed: CategorySeed,
	products: readonly { readonly category: string }[],
	text: (texts: Texts) => string,
): Category {
	const countIn = (category: CategorySeed): number =>
		category.children
			? category.children.reduce((sum, child) => sum + countIn(child), 0)
			: products.filter((product) => product.category === category.slug).length;
	const fieldsOf = (category: CategorySeed) => ({
		id: category.slug,
		route: seed.slug,
		slug: category.slug,
		name: localize(category.name),
		productCount: countIn(category),
	});
	return {
		...fieldsOf(seed),
		picture: pictureOf(seed.drawing ?? 'bag', text(seed.name), seed.tint ?? 1),
		children: (seed.children ?? []).map((child) => ({
			...fieldsOf(child),
			children: (child.children ?? []).map(fieldsOf),
		})),
	};
}
