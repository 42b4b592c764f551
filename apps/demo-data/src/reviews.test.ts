import { readFileSync } from 'node:fs';
import type { StoredDetails } from '@zaylat/api/schema';
import type { Localized } from '@zaylat/api-client/contract';
import { LANGUAGES, type Language } from '@zaylat/domain/languages';
import { describe, expect, it } from 'vitest';
import { buildAssortment } from './assortment.ts';
import { buildCatalogue } from './build.ts';
import { FACT_KINDS } from './facts/facts.ts';
import { namesOfTopics, TOPICS, topicOfType, typeOfProduct } from './facts/topics.ts';
import { buildGoods } from './goods.ts';
import { detailsOfType, withType } from './product-types.ts';
import { questionRowsOf } from './questions.ts';
import { createRandom } from './random.ts';
import { reviewsOf } from './reviews.ts';
import { CARE_VOICES } from './voices/care.ts';
import { DIGITAL_VOICES } from './voices/digital.ts';
import { ELECTRONIC_VOICES } from './voices/electronics.ts';
import { FASHION_VOICES } from './voices/fashion.ts';
import { FOOD_VOICES } from './voices/food.ts';
import { answerOf, questionsOf } from './voices/questions.ts';
import { isOneSpeaker, remarksOf } from './voices/remarks.ts';
import { SHARED_VOICES } from './voices/shared.ts';
import { TOPIC_VOICES } from './voices/topics.ts';
import { type Trait, traitsOf } from './voices/traits.ts';
import type { Voice } from './voices/types.ts';
import { textIn, type Words } from './words.ts';

const LANGUAGE_KEYS: readonly Language[] = ['en', 'mm', 'thai', 'china'];

/** All voices by name: those of topics and those of what products share. */
const VOICES: ReadonlyMap<string, Voice> = new Map<string, Voice>([
	...Object.entries(TOPIC_VOICES),
	...Object.entries(SHARED_VOICES),
]);
const remarksIn = ({ good, more = [], fair, poor }: Voice): readonly Words[] => [...good, ...more, ...fair, ...poor];
const sentencesOf = (voice: Voice): readonly Words[] => [...remarksIn(voice), ...voice.asked.flat()];

const PRODUCTS = [buildCatalogue(), buildAssortment(), buildGoods()]
	.flatMap(({ products }) => products)
	.map((product) => ({
		...withType(product),
		options: product.options ?? [],
		facts: product.facts ?? [],
		average: product.ratingAverage ?? 0,
		count: product.ratingCount ?? 0,
		createdAt: new Date(product.createdAt),
	}));
type Product = (typeof PRODUCTS)[number];
const RATED = PRODUCTS.filter(({ count }) => count > 0);
const named = ({ id, name }: Product) => `${id} ${name.en}`;

/** Products that differ in what is said of them: one of each topic with each set of traits. */
const SPOKEN = [
	...new Map(
		PRODUCTS.map((product) => {
			const { topic, traits } = traitsOf(product);
			return [[topic, ...traits, ...product.facts.map(({ key }) => key)].join(' '), product] as const;
		}),
	).values(),
];

describe('topics', () => {
	it('are declared for every kind, each of them and each exception once', () => {
		const types = FACT_KINDS.flatMap((kind) => kind.types);
		const known = new Set([...FACT_KINDS.map(({ key }) => key), ...types]);
		const names = namesOfTopics();
		expect(names.filter((name) => !known.has(name))).toEqual([]);
		expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
		const used = new Set(types.map(topicOfType));
		expect(TOPICS.filter((topic) => !used.has(topic))).toEqual([]);
	});

	it('have enough to say, in their own words', () => {
		for (const topic of TOPICS) {
			const { good, fair, poor, asked }: Voice = TOPIC_VOICES[topic];
			expect(good.length, topic).toBeGreaterThanOrEqual(3);
			expect(Math.min(fair.length, poor.length, asked.length), topic).toBeGreaterThanOrEqual(1);
		}
	});
});

/** Words that only products of some kinds are spoken of with, and the voices that use them. */
const WORDS: readonly (readonly [voices: readonly string[], words: RegExp])[] = [
	[
		[...Object.keys(FASHION_VOICES), 'bedding', 'textile', 'mosquito-net', 'soft-toy', 'boxing-gloves'],
		/fabric|\bseams?\b|ချုပ်ရိုး|ตะเข็บ|走线|开线|缝线/i,
	],
	[['shoes'], /blister|ခြေမပေါက်|กัดเท้า|磨脚/i],
	[['sized', 'shoe-sized'], /size chart|(my|your) usual size|half a size|ဆိုဒ်ဇယား|ตารางไซซ์|尺码/i],
	[[...Object.keys(FOOD_VOICES), 'teeth', 'mortar'], /\btast(e|es|y)\b|\bsalt|အရသာ|ငန်|อร่อย|เค็ม|好吃|好喝|稍咸|口味/i],
	[
		[...Object.keys(ELECTRONIC_VOICES), 'fan', 'vacuum-cleaner', 'health', 'light', 'solar-panel', 'wall-clock'],
		/\bbatter(y|ies)\b|ဘက်ထရီ|ဓာတ်ခဲ|แบต|ถ่าน|电池|续航/i,
	],
	[['warranted'], /warranty|အာမခံ|รับประกัน|ประกัน|保修/i],
	[['sofa', 'chair'], /assembled\?|တပ်ဆင်ရမလား|ต้องประกอบเอง|自己安装/i],
	[['skin-care', 'soap', 'baby-clothes'], /\bmy skin\b|အသားမယား|ผิวไม่|ผิวนุ่ม|皮肤没有|皮肤变/i],
	[['game-credit', 'mobile-credit', 'game', 'ticket', 'return-code'], /\bcode\b|ကုဒ်|โค้ด|兑换码|出示码/i],
	[['film'], /subtitle|စာတန်းထိုး|ซับแปล|字幕/i],
	[
		['coloured', 'clothes', 'colours', 'picture', 'printer-ink', 'light', 'hat', 'eggs', 'pen'],
		/\bcolou?rs?\b|颜色|色彩/i,
	],
	[
		['one-person', 'two-people', 'return-collected', 'mortar', 'sofa', 'bicycle'],
		/upstairs|stairs|လှေကား|အပေါ်ထပ်|ชั้นบน|บันได|上楼|楼梯/i,
	],
	[['parcel', 'gift', 'seasoning', 'cleaning-agent'], /\bparcel\b|ပါဆယ်|พัสดุ|包裹/i],
	[
		['fruit', 'vegetable', 'eggs', 'milk', 'noodles', 'snack', 'beans', 'refrigerator', 'return-fresh'],
		/\bfresh\b(?! (for|like)|$)|spoiled|လတ်ဆတ်|新鲜|生鲜/i,
	],
	[
		['book', 'notebook', 'ebook', 'magazine', 'printer', 'printer-ink'],
		/\bpages?\b(?! to see)|စာမျက်နှာ ဘယ်|กี่หน้า|多少页/i,
	],
];
/** “On this page” and similar words about the product page itself. */
const PAGE =
	/(on|see|from) (this|the order) page|the order page|ဒီစာမျက်နှာ|อော်ဒါစာမျက်နှာ|ในหน้านี้|หน้าคำสั่งซื้อ|本页|订单页面/gi;

describe('what is said of a kind', () => {
	it.each(LANGUAGE_KEYS)('%s: uses no words of another one', (language) => {
		const crossing = [...VOICES].flatMap(([name, voice]) =>
			sentencesOf(voice)
				.map((words) => textIn(words, language))
				.filter((text) =>
					WORDS.some(
						([voices, words]) =>
							!voices.includes(name) && words.test(text.replaceAll(PAGE, '').replaceAll(/“[^”]*”/g, '')),
					),
				)
				.map((text) => `${name}: ${text}`),
		);
		expect(crossing).toEqual([]);
	});

	it('names no town: both editions share it', () => {
		const TOWN = /Yangon|Mandalay|Taunggyi|Bagan|Bangkok|Chiang Mai|ရန်ကုန်|မန္တလေး|ပုဂံ|กรุงเทพ|เชียงใหม่|仰光|曼谷/;
		const sentences = [...VOICES.values()].flatMap(sentencesOf).flat();
		expect(sentences.filter((text) => TOWN.test(text))).toEqual([]);
	});

	it('is said by one kind only, as far as it is not said of all', () => {
		const byText = Map.groupBy(
			TOPICS.flatMap((topic) => TOPIC_VOICES[topic].good.map(([text]) => ({ topic, text }))),
			({ text }) => text,
		);
		// A sentence of many topics is general: it belongs to what products share.
		const common = [...byText].filter(([, uses]) => uses.length > 5).map(([text]) => text);
		expect(common).toEqual([]);
	});
});

/** Letters that texts of a language consist of, besides names in Latin letters. */
const SCRIPTS: Readonly<Record<Language, RegExp>> = {
	en: /[\u0e00-\u0e7f\u1000-\u109f\u4e00-\u9fff]/,
	mm: /[\u0e00-\u0e7f\u4e00-\u9fff]/,
	thai: /[\u1000-\u109f\u4e00-\u9fff]/,
	china: /[\u0e00-\u0e7f\u1000-\u109f]/,
};
/** How sentences end: Thai ends none with a sign. */
const ENDS: Readonly<Record<Language, RegExp>> = {
	en: /[.!?]$/,
	mm: /။$/,
	thai: /[\u0e00-\u0e7fA-Za-z0-9]$/,
	china: /[。！？]$/,
};
/** Signs that are written in Chinese of other countries only, some that our texts would use. */
const TRADITIONAL = /[們這個說買賣嗎對開關後會點還沒麼樣給請讓過時間問題電腦機顏質價錢]/;

describe('language', () => {
	it.each(LANGUAGE_KEYS)('%s: is written in its own letters, in whole sentences', (language) => {
		const texts = [...VOICES.values()].flatMap(sentencesOf).map((words) => textIn(words, language));
		expect(texts.length).toBeGreaterThan(1_000);
		expect(texts.filter((text) => SCRIPTS[language].test(text))).toEqual([]);
		expect(texts.filter((text) => !ENDS[language].test(text))).toEqual([]);
		expect(texts.filter((text) => text !== text.trim() || /\s\s/.test(text))).toEqual([]);
	});

	it('Chinese is simplified', () => {
		const texts = [...VOICES.values()].flatMap(sentencesOf).map((words) => words[3]);
		expect(texts.filter((text) => TRADITIONAL.test(text))).toEqual([]);
	});

	it('Thai ends questions and answers politely: shops with ค่ะ, and never a question with it', () => {
		const pairs = [...VOICES.values()]
			.flatMap(({ asked }) => asked)
			.map(([question, answer]) => [question[2], answer[2]] as const);
		expect(pairs.filter(([question]) => !/(คะ|ครับ)$/.test(question))).toEqual([]);
		expect(pairs.filter(([, answer]) => !/(ค่ะ|นะคะ)$/.test(answer) || answer.includes('ครับ'))).toEqual([]);
		const all = [...VOICES.values()].flatMap(sentencesOf).map((words) => words[2]);
		expect(all.filter((text) => /(ไหม|นะ)ค่ะ|(?<!นะ|ไหม|ไหน|อะไร|[ก-๙])คะ(?=\s)/.test(text))).toEqual([]);
	});

	it('Burmese answers are polite', () => {
		const answers = [...VOICES.values()].flatMap(({ asked }) => asked).map(([, answer]) => answer[1]);
		expect(answers.filter((text) => !/ပါ/.test(text))).toEqual([]);
	});

	it.each(['mm', 'thai'] as const)('%s: who adds something is the one who began', (language) => {
		const texts = reviewsOf(RATED, createRandom(7), 11)
			.rows.filter((row) => row.language === language)
			.map(({ text }) => String(text));
		expect(texts.filter((text) => text.includes(' ')).length).toBeGreaterThan(500);
		expect(texts.filter((text) => !isOneSpeaker(text))).toEqual([]);
	});
});

/** Headings of the product page by part of the details, as the storefront words them. */
const HEADINGS: Readonly<Record<string, (details: StoredDetails) => boolean>> = {
	sizeChart: ({ sizeChart }) => sizeChart !== null,
	contents: ({ contents }) => contents.length > 0,
	ingredients: ({ ingredients }) => ingredients !== null,
	storage: ({ storage }) => storage !== null,
	care: ({ care }) => care.length > 0,
	warranty: ({ warranty }) => warranty !== null,
};
const headingsIn = (language: Language): Readonly<Record<string, string>> =>
	JSON.parse(
		readFileSync(new URL(`../../../packages/storefront/src/i18n/${language}/product.json`, import.meta.url), 'utf8'),
	).details;
/** A text without the marks that keep a word on one line. */
const plain = (text: string) => text.replaceAll('\u2060', '');

/** What a product page calls its parts and attributes. */
function namesOn(product: Product, language: Language): ReadonlySet<string> {
	const details = detailsOfType(product.typeKey);
	const headings = headingsIn(language);
	return new Set(
		[
			...product.facts.map(({ name }) => name[language]),
			...Object.entries(HEADINGS).flatMap(([key, has]) => (details && has(details) ? [headings[key] ?? ''] : [])),
		].map(plain),
	);
}

describe('questions', () => {
	it.each(LANGUAGE_KEYS)('%s: answers name only what the page of the product shows, and say its facts', (language) => {
		const wrong = SPOKEN.flatMap((product) => {
			const names = namesOn(product, language);
			return questionsOf(product)
				.map(([, answer]) => answerOf(answer, product, language))
				.filter(
					(text) =>
						/[{}]|undefined/.test(text) ||
						[...plain(text).matchAll(/“([^”]*)”/g)].some(([, name = '']) => !names.has(name)),
				)
				.map((text) => `${named(product)}: ${text}`);
		});
		expect(wrong).toEqual([]);
	});

	it('answers say the same facts in all languages', () => {
		const keysOf = (text: string) => [...new Set([...text.matchAll(/\{(\w+)\}/g)].map(([, key]) => key))].toSorted();
		const answers = [...VOICES.values()].flatMap(({ asked }) => asked).map(([, answer]) => answer);
		expect(answers.filter((answer) => new Set(answer.map((text) => keysOf(text).join())).size > 1)).toEqual([]);
	});

	it('each product can answer at least one about its kind, and none twice', () => {
		const wrong = SPOKEN.filter((product) => {
			const { topic } = traitsOf(product);
			const questions = questionsOf(product);
			const own: readonly (readonly [Words, Words])[] = TOPIC_VOICES[topic].asked;
			const english = questions.map(([[text]]) => text);
			return !questions.some((pair) => own.includes(pair)) || new Set(english).size < english.length;
		});
		expect(wrong.map(named)).toEqual([]);
	});

	it('the answers of a product are not asked twice, in any language', () => {
		const rows = questionRowsOf(RATED, createRandom(5));
		expect(rows.length).toBeGreaterThan(4_000);
		for (const [id, asked] of Map.groupBy(rows, ({ product_id }) => product_id)) {
			const texts = asked.map(({ text }) => text);
			expect(new Set(texts).size, String(id)).toBe(texts.length);
		}
	});
});

/** What an answer has to speak of, by words of the question. */
const ANSWERS: readonly (readonly [question: RegExp, answer: RegExp])[] = [
	[/how long is it\?|အလျား ဘယ်လောက်|ยาวเท่าไหร่|有多长/i, /\{(length|duration|cord)\}/],
	[/how heavy|ဘယ်လောက်လေးလဲ|หนักเท่าไหร่|有多重/i, /\{(weight|grams|ounces)\}/],
	[
		/made of|(?<!ပလပ်)ဘာ(နဲ့|သားနဲ့) လုပ်ထား|ทำจากอะไร|是什么材质/i,
		/\{(material|metal|fabric|cover|upper)\}|“(Ingredients|ပါဝင်ပစ္စည်းများ|ส่วนประกอบ|成分)”/,
	],
	[/what age|ဘယ်အရွယ်ကနေ|กี่ขวบ|几岁/i, /\{(age|babyAge|petAge)\}/],
	[/smell of|ဘာအနံ့|กลิ่นอะไร|什么香/i, /\{scent\}/],
	[/what fabric|ဘာအသားလဲ|ผ้าอะไร|什么面料/i, /\{fabric\}/],
	[/invoice|ပြေစာ|ใบกำกับภาษี|发票/i, /PDF/],
	[/warranty|အာမခံ|ประกัน|保修/i, /warranty|အာမခံ|การรับประกัน|保修/i],
	[/same as in the photos|ပုံထဲကအတိုင်း|ตรงตามรูป|图片一样/i, /daylight|နေ့အလင်း|แสงธรรมชาติ|自然光/i],
	[/two sizes|usual size|ဘယ်ဆိုဒ်|ဆိုဒ်ပဲ|ไซซ์ไหน|ไซซ์ปกติ|什么码|平时的码/i, /size chart|ဆိုဒ်ဇယား|ตารางไซซ์|尺码表/i],
	[/damaged\?|ပျက်စီးပြီး|เสียหายมา|收到时坏/i, /photo|ဓာတ်ပုံ|รูป|拍照/i],
	[/on how many devices|စက်ဘယ်နှစ်လုံး|กี่เครื่อง|几台设备/i, /\{devices\}/],
	[/how many pages|စာမျက်နှာ ဘယ်နှစ်|กี่หน้า|多少页/i, /\{(pages|yield)\}/],
];

it.each(LANGUAGE_KEYS)('%s: answers answer their questions', (language) => {
	const pairs = [...VOICES.values()].flatMap(({ asked }) =>
		asked.map(([question, answer]) => [textIn(question, language), textIn(answer, language)] as const),
	);
	for (const [about] of ANSWERS)
		expect(
			pairs.some(([question]) => about.test(question)),
			String(about),
		).toBe(true);
	const wrong = pairs.filter(([question, answer]) =>
		ANSWERS.some(([about, said]) => about.test(question) && !said.test(answer)),
	);
	expect(wrong).toEqual([]);
});

/** What is heavy though it is a parcel. */
const isMortar = (product: Product) => traitsOf(product).topic === 'mortar';
const RETURNS = Object.keys(SHARED_VOICES).filter((key) => key.startsWith('return-'));
const hasTrait = (product: Product, ...wanted: readonly Trait[]) =>
	traitsOf(product).traits.some((trait) => wanted.includes(trait));

describe('delivery and returns belong to the kind', () => {
	it('each product goes back in one way', () => {
		const wrong = SPOKEN.filter(
			(product) => traitsOf(product).traits.filter((trait) => RETURNS.includes(trait)).length !== 1,
		);
		expect(wrong.map(named)).toEqual([]);
	});

	it('fresh, opened and worn goods, codes and files are not taken back, as the policy says; other goods are', () => {
		const DIGITAL: readonly Trait[] = ['return-code', 'return-access', 'return-file'];
		for (const product of SPOKEN) {
			const { topic } = traitsOf(product);
			const isDigital = product.kind === 'digital';
			expect(hasTrait(product, ...DIGITAL), named(product)).toBe(isDigital);
			expect(topic in DIGITAL_VOICES, named(product)).toBe(isDigital);
			const isFresh = ['fruit', 'vegetable', 'eggs'].includes(topic);
			expect(hasTrait(product, 'return-fresh'), named(product)).toBe(isFresh);
			expect(hasTrait(product, 'return-plant'), named(product)).toBe(topic === 'plant');
			if (topic in FOOD_VOICES && !isFresh) expect(hasTrait(product, 'return-sealed'), named(product)).toBe(true);
			if (topic in CARE_VOICES && topic !== 'health')
				expect(hasTrait(product, 'return-sealed'), named(product)).toBe(true);
			if (['underwear', 'bra'].includes(typeOfProduct(product)))
				expect(hasTrait(product, 'return-worn'), named(product)).toBe(true);
		}
	});

	it('what people carry comes by no parcel, what is sent is not carried upstairs, digital goods neither', () => {
		const PARCEL = /\bparcel\b|packed|ထုပ်ပိုးတာ|ပါဆယ်|แพ็กมา|พัสดุ|包裹|包装很好/i;
		const CARRIED = /upstairs|into the room|တံခါးဝ|အပေါ်ထပ်|ชั้นบน|เข้าห้อง|上楼|搬进/i;
		const wrong = SPOKEN.flatMap((product) => {
			const isCarried = hasTrait(product, 'one-person', 'two-people');
			const isSent = hasTrait(product, 'parcel');
			if ([isCarried, isSent, product.kind === 'digital'].filter(Boolean).length !== 1) return [named(product)];
			const { good, more, fair, poor } = remarksOf(product);
			const asked = questionsOf(product).filter(([[question]]) => !/invoice/.test(question));
			const texts = [...good, ...more, ...fair, ...poor, ...asked.flat()].flat();
			return texts
				.filter((text) => (!isSent && PARCEL.test(text)) || (!isCarried && !isMortar(product) && CARRIED.test(text)))
				.map((text) => `${named(product)}: ${text}`);
		});
		expect(wrong).toEqual([]);
	});

	it('colours and sizes are spoken of where they can be chosen', () => {
		const keys = ({ options }: Product) => options.map(({ key }) => key);
		const wrong = PRODUCTS.filter(
			(product) =>
				hasTrait(product, 'coloured') !== keys(product).includes('colour') ||
				hasTrait(product, 'sized', 'shoe-sized') !== keys(product).includes('size'),
		);
		expect(wrong.map(named)).toEqual([]);
	});

	it('a warranty is asked about where there is one, and nothing that is eaten or used up has one', () => {
		const months = ({ typeKey }: Product) => detailsOfType(typeKey)?.warranty?.months ?? 0;
		expect(SPOKEN.filter((product) => hasTrait(product, 'warranted') !== months(product) > 0).map(named)).toEqual([]);
		const usedUp = PRODUCTS.filter((product) => hasTrait(product, 'return-sealed', 'return-fresh'));
		expect(usedUp.length).toBeGreaterThan(1_000);
		const REUSED = /electric|razor|baby bottle/i;
		const wrong = usedUp.filter(
			(product) => detailsOfType(product.typeKey)?.warranty != null && !REUSED.test(product.name.en),
		);
		expect([...new Set(wrong.map(typeOfProduct))]).toEqual([]);
	});
});

describe('reviews of a product', () => {
	const { rows } = reviewsOf(RATED, createRandom(3), 11);
	const byProduct = Map.groupBy(rows, ({ product_id }) => Number(product_id));

	it('do not repeat a sentence', () => {
		const sentences = new Map(
			[...VOICES.values()].flatMap(remarksIn).flatMap((words) => words.map((text) => [text, text] as const)),
		);
		const wrong = [...byProduct].flatMap(([id, reviews]) => {
			const said = reviews.flatMap(({ language, text }) =>
				[...sentences.keys()].filter((sentence) => String(text).startsWith(sentence)).map((s) => `${language} ${s}`),
			);
			return said.filter((sentence, i) => said.indexOf(sentence) !== i).map((sentence) => `${id} ${sentence}`);
		});
		expect(wrong).toEqual([]);
	});

	it('mostly have a text', () => {
		expect(rows.filter(({ text }) => text === '').length / rows.length).toBeLessThan(0.15);
	});

	it('name variants that are offered', () => {
		const products = new Map(RATED.map((product) => [product.id, product]));
		const wrong = rows.filter(({ product_id, variant_name }) => {
			const options = products.get(Number(product_id))?.options ?? [];
			return Object.keys(LANGUAGES).some((language) => {
				const names = options.flatMap(({ values }) => values.map(({ name }) => name[language as Language]));
				return (variant_name as Localized)[language as Language]
					.split(/၊ |, |，/)
					.some((name) => name !== '' && !names.includes(name));
			});
		});
		expect(wrong.map(({ product_id, variant_name }) => [product_id, variant_name])).toEqual([]);
	});
});

it('everything is said in every language of the shop', () => {
	expect(LANGUAGE_KEYS.toSorted()).toEqual(Object.keys(LANGUAGES).toSorted());
});
