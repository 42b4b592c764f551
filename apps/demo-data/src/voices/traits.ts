import type { StoredFact, StoredOption } from '@zaylat/api/schema';
import { carryingOf } from '@zaylat/domain/delivery';
import type { AttributeKey } from '../facts/attributes.ts';
import { topicOfType, typeOfProduct } from '../facts/topics.ts';
import { detailsOfType } from '../product-types.ts';
import { CARE_VOICES } from './care.ts';
import { FOOD_VOICES } from './food.ts';
import { HOME_VOICES } from './home.ts';
import { SHARED_VOICES } from './shared.ts';
import { TOPIC_VOICES, type Topic } from './topics.ts';
import type { Voice } from './types.ts';

/** A product as far as it decides what is said of it. */
export interface Spoken {
	readonly kind: string;
	readonly pictureKeys: readonly string[];
	readonly options: readonly StoredOption[];
	readonly facts: readonly StoredFact[];
	readonly typeKey?: string | null | undefined;
}

/** What products have in common across topics. */
export type Trait = keyof typeof SHARED_VOICES;

/** What decides the traits of a product. */
interface Traced {
	readonly product: Spoken;
	readonly topic: Topic;
	readonly isGoods: boolean;
	readonly carrying: ReturnType<typeof carryingOf>;
}

const set = <T>(...names: readonly T[]): ReadonlySet<T> => new Set(names);

/** Topics of goods that are chosen by how they look. */
const LOOKS = set<Topic>(
	...(['clothes', 'wrap', 'baby-clothes', 'hat', 'shoes', 'bag', 'suitcase', 'jewellery', 'watch'] as const),
	...(['small-leather', 'sunglasses', 'umbrella', 'phone-case', 'sofa', 'chair', 'storage-furniture'] as const),
	...(['mirror', 'wall-clock', 'bedding', 'textile', 'candle', 'paper-lantern', 'tableware', 'soft-toy'] as const),
);
/** Topics of goods that people give each other. */
const GIFTS = set<Topic>(
	...(['wrap', 'hat', 'bag', 'jewellery', 'watch', 'sunglasses', 'umbrella', 'mirror', 'wall-clock'] as const),
	...(['bedding', 'candle', 'paper-lantern', 'tableware', 'tea-and-coffee', 'honey', 'snack', 'fruit'] as const),
	...(['skin-care', 'soap', 'scent', 'make-up', 'book', 'bottle', 'headphones', 'smartwatch', 'cookware'] as const),
);
/** Whom a mother and a sister are not among. */
const OTHERS = set<string>('men', 'children', 'babies', 'babies-from-birth');
/** Topics of goods that break when they fall. */
const FRAGILE = set<Topic>(
	'tableware',
	'mirror',
	'wall-clock',
	'bulb',
	'picture',
	'monitor',
	'scent',
	'honey',
	'screen-protector',
);
/** Topics of packs that are used up, outside food and care. */
const USED_UP = set<Topic>(
	...(['cleaning-agent', 'insects', 'tissue', 'pet-litter', 'engine-oil', 'printer-ink', 'baby-bottle'] as const),
);
const FRESH = set<Topic>('fruit', 'vegetable', 'eggs');
/** Types that are worn on the skin. */
const WORN = set<string>('underwear', 'bra');
/** How digital goods are given, by the choice of the attribute `delivery`, with how they go back. */
const GIVEN: Readonly<Record<string, Trait>> = {
	'code-in-the-account-at-once': 'return-code',
	'access-in-the-account-at-once': 'return-access',
	'download-at-once': 'return-file',
};

/** The facts that traits are read from, as a path of the JSON of all. */
export const TRAIT_FACTS =
	'$[*] ? (@.key == "carrying" || @.key == "user" || @.key == "delivery" || @.name.en == "Brand")';

const choiceOf = ({ facts }: Spoken, wanted: AttributeKey) => facts.find(({ key }) => key === wanted)?.choice ?? '';
const hasOption = ({ options }: Spoken, wanted: string) =>
	options.some(({ key, values }) => key === wanted && values.length > 1);
const hasChart = ({ typeKey }: Spoken) => (detailsOfType(typeKey)?.sizeChart ?? null) !== null;

/** How a product goes back, as the return policy of the market says. */
function returnOf({ product, topic, isGoods, carrying }: Traced): Trait {
	if (!isGoods) return GIVEN[choiceOf(product, 'delivery')] ?? 'return-code';
	if (carrying) return 'return-collected';
	if (FRESH.has(topic)) return 'return-fresh';
	if (topic === 'plant') return 'return-plant';
	if (WORN.has(typeOfProduct(product))) return 'return-worn';
	return topic in FOOD_VOICES || (topic in CARE_VOICES && topic !== 'health') || USED_UP.has(topic)
		? 'return-sealed'
		: 'return-unused';
}

/** Which products have a trait; how they go back is told by `returnOf`. */
const TRAITS: readonly (readonly [trait: Trait, has: (of: Traced) => boolean])[] = [
	['sized', ({ product, topic }) => topic !== 'shoes' && hasOption(product, 'size') && hasChart(product)],
	['shoe-sized', ({ product, topic }) => topic === 'shoes' && hasOption(product, 'size') && hasChart(product)],
	['coloured', ({ product }) => hasOption(product, 'colour')],
	['fragile', ({ topic, carrying }) => FRAGILE.has(topic) && !carrying],
	['warranted', ({ product }) => (detailsOfType(product.typeKey)?.warranty?.months ?? 0) > 0],
	[
		'branded',
		({ product, topic, isGoods }) =>
			isGoods &&
			!(topic in FOOD_VOICES || topic in HOME_VOICES) &&
			product.facts.some(({ key, name }) => key === undefined && name.en === 'Brand'),
	],
	['looks', ({ topic }) => LOOKS.has(topic)],
	['gift', ({ product, topic, carrying }) => GIFTS.has(topic) && !carrying && !OTHERS.has(choiceOf(product, 'user'))],
	['one-person', ({ carrying }) => carrying === 'one-person'],
	['two-people', ({ carrying }) => carrying === 'two-people'],
	['parcel', ({ isGoods, carrying }) => isGoods && !carrying],
	['digital', ({ isGoods }) => !isGoods],
	['any', () => true],
];

/** What a product is spoken of by, with what it has in common with others. */
export function traitsOf(product: Spoken): { readonly topic: Topic; readonly traits: readonly Trait[] } {
	const topic = topicOfType(typeOfProduct(product));
	const traced = { product, topic, isGoods: product.kind !== 'digital', carrying: carryingOf(product.facts) };
	return {
		topic,
		traits: [returnOf(traced), ...TRAITS.flatMap(([trait, has]) => (has(traced) ? [trait] : []))],
	};
}

/** What is said of a product: of its topic, and of what it has in common with others. */
export function voicesOf(product: Spoken): { readonly own: Voice; readonly shared: readonly Voice[] } {
	const { topic, traits } = traitsOf(product);
	return { own: TOPIC_VOICES[topic], shared: traits.map((trait) => SHARED_VOICES[trait]) };
}
