import { categoryNamed } from '@zaylat/api/base-data';
import type { StoredFact } from '@zaylat/api/schema';
import type { Edition } from '@zaylat/domain/editions';
import { HOUR_MS } from '@zaylat/domain/time';
import {
	BRAND,
	CATALOGUE_DAY,
	type CatalogueRows,
	goodsCategories,
	joinChinese,
	joinSentences,
	joinThai,
	type Place,
	placesIn,
	TYPE,
	variantsOf,
	WEIGHT_GRAMS,
} from './build.ts';
import { CATALOGUE } from './catalogue/catalogue.ts';
import { closingOf } from './catalogue/details/closing.ts';
import { brandOf } from './catalogue/goods/brands.ts';
import { FURTHER_GOODS } from './catalogue/goods/goods.ts';
import { modelWords } from './catalogue/goods/models.ts';
import { pictureTypeOf } from './catalogue/goods/picture-types.ts';
import { QUALITY_ATTRIBUTES, type Quality, qualityOf } from './catalogue/goods/qualities.ts';
import type { FurtherGoods, Goods } from './catalogue/goods/types.ts';
import { coloursOf, EVERYDAY_COLOURS, optionsOf } from './catalogue/options.ts';
import { packedGrams } from './facts/carrying.ts';
import { factOf, factsOfKind } from './facts/facts.ts';
import type { Subject } from './facts/rules.ts';
import { ALL_SHOPS } from './more-shops.ts';
import { picturesOf } from './pictures.ts';
import { mostForPack, shopPrice, sizeFactor } from './prices.ts';
import { createRandom, type Random } from './random.ts';
import { sellerOf } from './trades.ts';
import { capitalised, isUnit, localized, type Measure, measureWords, same, type Words } from './words.ts';

/** Above the ids of the assortment and of catalogues of any scale. */
export const FIRST_GOODS_ID = 700_001;
const EDITIONS: readonly Edition[] = ['mm', 'th'];

/** A product that a line of the lists describes. */
export interface Model {
	readonly brand: Words | undefined;
	/** May be empty. */
	readonly model: Words;
	/** Instead of the noun of the type, if the model is a thing of its own. */
	readonly noun: Words | undefined;
	readonly qualities: readonly Quality[];
	readonly measure: Measure | undefined;
	readonly kyat: number;
	/** Price of the smallest size in baht. */
	readonly baht: number;
	readonly editions: readonly Edition[];
}

/**
 * Reads the lines of a list of goods (`Goods.lines`).
 * @throws Error that names the line if it is malformed
 */
export function readLines(lines: string): Model[] {
	return lines
		.split('\n')
		.map((line) => line.trim())
		.filter((line) => line !== '')
		.flatMap(readLine);
}

function readLine(line: string): Model[] {
	const [first = '', qualities = '', measures = '', prices = '', edition = ''] = line
		.split('|')
		.map((cell) => cell.trim());
	const [, brand = '', model = ''] = /^(\S+)\s*(.*)$/.exec(first) ?? [];
	const baht = prices.split('/').map(Number);
	const amounts = readMeasures(measures, line);
	const base = baht[0];
	if (brand === '' || !base || baht.some(Number.isNaN)) throw new Error(`No brand or price: ${line}`);
	if (edition !== '' && edition !== 'mm' && edition !== 'th') throw new Error(`Unknown edition: ${line}`);
	const bahtBySize: number[] = [];
	for (const [i, measure] of amounts.entries()) {
		const wanted = baht[i] ?? base * sizeFactor(measure, amounts[0]);
		bahtBySize.push(Math.min(wanted, mostForPack(measure, amounts[i - 1], bahtBySize.at(-1))));
	}
	return qualities.split('/').flatMap((alternative) =>
		amounts.map((measure, i) => ({
			brand: brand === '-' ? undefined : brandOf(brand),
			...modelWords(model),
			qualities: alternative === '' ? [] : alternative.split('+').map((key) => qualityOf(key.trim())),
			measure,
			kyat: 100 * (bahtBySize[i] ?? base),
			baht: base,
			editions: edition === '' ? EDITIONS : [edition],
		})),
	);
}

function readMeasures(text: string, line: string): (Measure | undefined)[] {
	if (text === '') return [undefined];
	const [, amounts, unit] = /^([\d./]+) (\w+)$/.exec(text) ?? [];
	if (!amounts || !unit || !isUnit(unit)) throw new Error(`Unknown measure: ${line}`);
	return amounts.split('/').map((amount) => [Number(amount), unit]);
}

/** The type of a list of goods with its texts and the ids of its categories. */
interface Type extends Goods {
	readonly ids: readonly number[];
	readonly top: string;
}

/**
 * Builds the goods that complete the demo catalogue: models of brands and goods of regions, with their attributes. The
 * same rows each time.
 */
export function buildGoods(): CatalogueRows {
	const random = createRandom(20_261_124);
	const rows: CatalogueRows = {
		shops: [],
		categories: goodsCategories('later'),
		products: [],
		variants: [],
		tiers: [],
	};
	const byIcon = new Map(
		placesIn(CATALOGUE)
			.toReversed()
			.map((place) => [place.kind.icon, place]),
	);
	for (const goods of FURTHER_GOODS) {
		const type = 'icon' in goods ? furtherType(goods, byIcon) : { ...goods, ...placeOf(goods.category) };
		for (const model of readLines(type.lines))
			for (const edition of model.editions) addModel(rows, random, type, model, edition);
	}
	return rows;
}

function furtherType({ icon, ...more }: FurtherGoods, byIcon: ReadonlyMap<string, Place>): Type {
	const place = byIcon.get(icon);
	if (!place) throw new Error(`No kind with the icon ${icon}`);
	const { kind, ids, top } = place;
	return {
		pictureType: icon,
		category: '',
		family: kind.family,
		noun: kind.noun,
		about: kind.about,
		...(kind.options && { options: kind.options }),
		...(kind.hues && { hues: kind.hues }),
		...more,
		ids,
		top,
	};
}

function placeOf(slug: string): Pick<Type, 'ids' | 'top'> {
	const { ids, route } = categoryNamed(slug);
	return { ids, top: route };
}

function addModel(rows: CatalogueRows, random: Random, type: Type, model: Model, edition: Edition): void {
	const id = FIRST_GOODS_ID + rows.products.length;
	const name = nameOf(type.noun, model);
	const pictureType = pictureTypeOf(type.pictureType, name[0]);
	const wares = {
		edition,
		top: type.top,
		categoryIds: type.ids,
		type: pictureType,
		isBranded: model.brand !== undefined,
	};
	const seller = sellerOf(random, ALL_SHOPS, wares, id);
	const price = shopPrice(edition, model.kyat);
	// Decides whether the product is sold in bulk, so that what is drawn later does not depend on the rule of prices.
	const drawn = shopPrice(edition, (model.kyat * random.between(94, 106)) / 100);
	const previous = random.chance(24) ? shopPrice(edition, (model.kyat * random.between(112, 140)) / 100) : null;
	const previousPrice = previous !== null && previous > price ? previous : null;
	const options = optionsOf(type.options, id, coloursOf(name[0], EVERYDAY_COLOURS));
	const hue = type.hues && type.hues.length > 0 ? random.pick(type.hues) : 0;
	const isDear = price > 20_000_000 || (edition === 'th' && price > 200_000);
	const isDrawnDear = drawn > 20_000_000 || (edition === 'th' && drawn > 200_000);
	const isWholesale = !isDrawnDear && random.chance(18);
	const sold = random.between(0, 420);
	const asked = random.chance(30) ? random.between(1, 8) : 0;
	// Only buyers review.
	const rated = Math.min(asked, sold);
	const facts = factsOf(type, model, { type: pictureType, edition, name: name[0] });
	const product = { edition, name: localized(name), facts };
	rows.products.push({
		id,
		edition,
		kind: 'goods',
		shopId: seller.id,
		category1Id: type.ids[0] ?? null,
		category2Id: type.ids[1] ?? null,
		category3Id: type.ids[2] ?? null,
		name: localized(name),
		description: localized(
			joinSentences(type.about, closingOf(pictureType, type.family, { isBranded: model.brand !== undefined })),
		),
		...picturesOf({ id, icon: pictureType, hue, options, isDigital: false, product }),
		facts,
		tint: random.between(1, 6),
		currency: edition === 'mm' ? 'mmk' : 'thb',
		price,
		previousPrice,
		ratingAverage: averageOf(rated, asked === 0 ? 0 : random.between(39, 50)),
		ratingCount: rated,
		soldCount: sold,
		maxQuantity: isWholesale ? 200 : isDear ? 5 : 20,
		isWholesale,
		weightGrams: packedGrams(facts, type.grams ?? WEIGHT_GRAMS[type.family]),
		score: sold + random.between(0, 300),
		createdAt: new Date(CATALOGUE_DAY - random.between(24 * 30, 24 * 200) * HOUR_MS),
	});
	rows.variants.push(...variantsOf(id, options, { price, previousPrice }, edition, random, false));
	if (isWholesale)
		rows.tiers.push(
			{ productId: id, minQuantity: 12, percentOff: 8 },
			{ productId: id, minQuantity: 48, percentOff: 15 },
		);
}

/** The average of ratings in tenths of a star; 0 without a rating. */
const averageOf = (count: number, tenths: number) => (count === 0 ? 0 : tenths / 10);

/**
 * The name as each language composes it: brand, model, qualities, noun, size. Thai has qualities after the noun, and the
 * model of goods without a brand, which is a variety or a title, too.
 */
function nameOf(type: Words, { brand = same(''), model, noun = type, qualities, measure }: Model): Words {
	// A flavour that is the noun is not said twice: "milk milk".
	const said = qualities.filter(([, english]) => english !== noun[0]);
	const [en, mm, thai, china] = ([1, 2, 3, 4] as const).map((i) => said.map((quality) => quality[i]));
	const thaiNoun = (thai ?? []).reduce(joinThai, noun[2]);
	const measured = measure ? measureWords(measure) : same('');
	const join = (...parts: readonly (string | undefined)[]) => parts.filter((part) => part).join(' ');
	return [
		[capitalised(join(brand[0], model[0], ...(en ?? []), noun[0])), measured[0]].filter(Boolean).join(', '),
		[join(brand[1], model[1], ...(mm ?? []), noun[1]), measured[1]].filter(Boolean).join('၊ '),
		brand[2] ? join(brand[2], model[2], thaiNoun, measured[2]) : join(thaiNoun, model[2], measured[2]),
		join(
			joinChinese(
				join(brand[3], model[3]),
				(china ?? []).reduceRight((text, word) => joinChinese(word, text), noun[3]),
			),
			measured[3],
		),
	];
}

/** What a product is, whose it is, what its kind declares, and what else its name says. */
function factsOf(
	{ noun, isAccessory }: Type,
	{ brand, noun: ownNoun = noun, model, qualities, measure, baht }: Model,
	of: Pick<Subject, 'type' | 'edition' | 'name'>,
): StoredFact[] {
	const identity = `${brand?.[0] ?? ''} ${model[0]}`;
	const fits = isAccessory ? model : undefined;
	const facts = factsOfKind({ ...of, identity, brand: brand?.[0], fits, qualities, measure, baht });
	const isSaid = (key: string, [english]: Words) =>
		facts.some((fact) => fact.key === key || overlap(fact.value.en.toLowerCase(), english.toLowerCase()));
	const further = qualities.flatMap(([fact, ...words]) => {
		const key = QUALITY_ATTRIBUTES[fact];
		// Whom it is for is said by its kind, in the words of filters.
		return key === 'user' || isSaid(key, words) ? [] : [factOf(key, words)];
	});
	// Of two types that a name says, such as "folding waterproof", the second is a feature.
	const [first, second] = further.filter(({ key }) => key === 'type');
	const feature = second ? [factOf('feature', wordsOf(second.value))] : [];
	return [
		shown(TYPE, ownNoun),
		...(brand ? [shown(BRAND, brand)] : []),
		...facts,
		...further.filter((fact) => fact.key !== 'type' || fact === first),
		...feature,
	];
}

const wordsOf = ({ en, mm, thai, china }: StoredFact['value']): Words => [en, mm, thai, china];

/** Whether one of two texts is a part of the other. */
const overlap = (a: string, b: string) => a.includes(b) || b.includes(a);

const shown = (name: Words, value: Words): StoredFact => ({ name: localized(name), value: localized(value) });
