import { sectionProblems } from '@zaylat/domain/shops';
import { type MockContext, type MockHandlers, perWorld, refuse } from '../mocks/answer.ts';
import type { Catalogue } from '../mocks/catalogue.ts';
import type { OwnSections } from './contract.ts';

/** An own category of a mock shop. */
export type MockSection = OwnSections['sections'][number];

/** The own categories of the shops of a world, by slug. */
const changedSections = perWorld(() => new Map<string, readonly MockSection[]>());

/** The own categories of a mock shop: what was written in this world, else one with its first products. */
export function sectionsOf({ world, catalogue }: MockContext, slug: string): readonly MockSection[] {
	const changed = changedSections(world).get(slug);
	if (changed) return changed;
	const sold = catalogue.products.filter(({ shop, kind }) => shop.slug === slug && kind === 'goods');
	if (sold.length === 0) return [];
	const name = { en: 'For the New Year', mm: 'နှစ်သစ်အတွက်', thai: 'ต้อนรับปีใหม่', china: '新年好物' };
	return [{ id: '1', name, products: sold.slice(0, 3).map(({ id }) => id) }];
}

/** The catalogue with the products of an own category alone; all of it without one. */
export function catalogueOfSection(call: MockContext, section: number | undefined): Catalogue {
	const { catalogue } = call;
	if (section === undefined) return catalogue;
	const own = catalogue.shops.flatMap(({ slug }) => sectionsOf(call, slug)).filter(({ id }) => id === String(section));
	const held = new Set(own.flatMap(({ products }) => products));
	return { ...catalogue, all: catalogue.all.filter(({ id }) => held.has(id)) };
}

/** Mock answers of the calls about own categories of shops. */
export const sellerSectionHandlers = {
	getSellerSections: (call) => shown(call, call.params.slug),
	setSellerSections: (call) => {
		const { slug } = call.params;
		const { sections } = call.body;
		shown(call, slug);
		if (sectionProblems(sections).length > 0) refuse('bad_request');
		const next = Math.max(0, ...sectionsOf(call, slug).map(({ id }) => Number(id))) + 1;
		changedSections(call.world).set(
			slug,
			sections.map((section, i) => ({ ...section, id: section.id ?? String(next + i) })),
		);
		return shown(call, slug);
	},
} satisfies Partial<MockHandlers>;

function shown(call: MockContext, slug: string): OwnSections {
	const { shops, products } = call.catalogue;
	if (!shops.some((shop) => shop.slug === slug)) refuse('shop_not_found');
	const sections = [...sectionsOf(call, slug)];
	const ids = new Set(sections.flatMap((section) => section.products));
	return {
		shop: slug,
		sections,
		products: products.filter(({ id }) => ids.has(id)).map(({ id, name }) => ({ id, name })),
	};
}
