import { byAttribute, type DeclaredValue, declaredFacets, declaredText, readDeclared } from '@zaylat/domain/declared';
import type { Catalogue } from '../mocks/catalogue.ts';
import { recorded } from '../mocks/recorded/recording.ts';
import type { Product, ProductFacets } from './contract.ts';

/** A value that a product declares, with its words. */
export interface MockDeclared extends DeclaredValue {
	readonly name: string;
	readonly valueName: string;
	readonly swatch: string | null;
	readonly place: number;
}

/** The key of an attribute or value: its English words, as addresses have them. */
const keyOf = (words: string): string =>
	words
		.toLowerCase()
		.replace(/[^a-z0-9.]+/g, '-')
		.replace(/^-|-$/g, '');

/** Recorded products in English, read once: each filter asks for them. */
const ENGLISH = new Map<string, readonly Product[]>();

/** What the facts of a product are called in English, which keys are made of. */
function englishFacts({ config, products }: Catalogue, product: Product): Product['facts'] {
	const { edition } = config;
	const kind = products.includes(product) ? 'products' : 'digital';
	const name = `${edition} ${kind}`;
	const english = ENGLISH.get(name) ?? recorded<Product>(kind, { edition, language: 'en' });
	ENGLISH.set(name, english);
	const place = Number(product.id) - (kind === 'products' ? 1001 : 9001);
	return english[place % english.length]?.facts ?? [];
}

/** The facts of a product with their keys. */
export function keyedFacts(catalogue: Catalogue, product: Product) {
	const english = englishFacts(catalogue, product);
	return product.facts.map((fact, i) => ({ key: keyOf(english[i]?.name ?? fact.name), ...fact }));
}

/** What a product declares: its facts and its options. */
export function declaredBy(catalogue: Catalogue, product: Product): readonly MockDeclared[] {
	const english = englishFacts(catalogue, product);
	const facts = product.facts.flatMap(({ name, value }, i) => {
		const attribute = keyOf(english[i]?.name ?? '');
		const key = keyOf(english[i]?.value ?? '');
		return attribute === '' || key === ''
			? []
			: [{ attribute, value: key, name, valueName: value, swatch: null, place: i + 1 }];
	});
	const options = product.options.flatMap(({ key: attribute, name, values }) =>
		values.map(({ key: value, name: valueName, swatch }) => ({ attribute, value, name, valueName, swatch, place: 0 })),
	);
	return [...options, ...facts];
}

/** Whether a product declares what a filter asks for: of one attribute any value, of several one each. */
export function isDeclaredBy(catalogue: Catalogue, product: Product, facts: string): boolean {
	const own = new Set(declaredBy(catalogue, product).map(declaredText));
	return [...byAttribute(readDeclared(facts.split(',')))].every(([attribute, values]) =>
		values.some((value) => own.has(declaredText({ attribute, value }))),
	);
}

/**
 * The filters by what products declare.
 * @param range products whatever the filters
 * @param found products with all filters but those by what they declare
 */
export function mockAttributes(
	catalogue: Catalogue,
	{ range, found, facts }: { range: readonly Product[]; found: readonly Product[]; facts: string | undefined },
): ProductFacets['attributes'] {
	const chosen = readDeclared(facts?.split(',') ?? []);
	const all = range.map((product) => declaredBy(catalogue, product));
	const named = new Map(all.flat().map((each) => [declaredText(each), each]));
	const having = (fits: (each: DeclaredValue) => boolean) => all.filter((own) => own.some(fits)).length;
	const counts = [...named.values()].map((each) => ({
		...each,
		count: having((own) => declaredText(own) === declaredText(each)),
		declared: having(({ attribute }) => attribute === each.attribute),
	}));
	const left = (of: DeclaredValue) => {
		const wanted = [...chosen.filter(({ attribute }) => attribute !== of.attribute), of].map(declaredText).join(',');
		return found.filter((product) => isDeclaredBy(catalogue, product, wanted)).length;
	};
	return declaredFacets({ range: counts, total: range.length, left, chosen }).flatMap(({ attribute, values }) => {
		const words = (value: string) => named.get(declaredText({ attribute, value }));
		const first = words(values[0]?.value ?? '');
		return first === undefined
			? []
			: {
					key: attribute,
					name: first.name,
					values: values.map(({ value, count }) => ({
						...{ key: value, name: words(value)?.valueName ?? value, swatch: words(value)?.swatch ?? null, count },
					})),
				};
	});
}
