import type { StoredOption } from '@zaylat/api/schema';
import { localized, measureWords, type Words } from '../words.ts';

/** A colour that products come in. */
type Colour = readonly [key: string, swatch: string, name: Words];

/** Colours of the first catalogue. */
const COLOURS: readonly Colour[] = [
	['indigo', '#35478c', ['Indigo', 'မဲနယ်', 'คราม', '靛蓝']],
	['saffron', '#d97a1a', ['Saffron', 'ရွှေဝါ', 'เหลืองส้ม', '藏红']],
	['jade', '#1f8a66', ['Jade', 'ကျောက်စိမ်း', 'เขียวหยก', '翠绿']],
	['black', '#211d1a', ['Black', 'အနက်', 'ดำ', '黑色']],
	['white', '#f7f4ee', ['White', 'အဖြူ', 'ขาว', '白色']],
	['rose', '#d0648a', ['Rose', 'နှင်းဆီ', 'ชมพูกุหลาบ', '玫红']],
];

/** Colours that shoppers search for, in which the further goods come; neighbours go together. */
export const EVERYDAY_COLOURS: readonly Colour[] = [
	['black', '#211d1a', ['Black', 'အနက်', 'ดำ', '黑色']],
	['red', '#b3262b', ['Red', 'အနီ', 'แดง', '红色']],
	['grey', '#8b8d91', ['Grey', 'မီးခိုးရောင်', 'เทา', '灰色']],
	['white', '#f7f4ee', ['White', 'အဖြူ', 'ขาว', '白色']],
	['blue', '#2f6db5', ['Blue', 'အပြာ', 'ฟ้า', '蓝色']],
	['pink', '#e39bb2', ['Pink', 'ပန်းရောင်', 'ชมพู', '粉色']],
	['navy', '#22304f', ['Navy', 'အပြာရင့်', 'กรมท่า', '藏青']],
	['beige', '#cdb694', ['Beige', 'သဲရောင်', 'เบจ', '米色']],
	['green', '#3f7d4e', ['Green', 'အစိမ်း', 'เขียว', '绿色']],
	['brown', '#6f4a30', ['Brown', 'အညို', 'น้ำตาล', '棕色']],
	['yellow', '#e0b53c', ['Yellow', 'အဝါ', 'เหลือง', '黄色']],
	['purple', '#6d4c8f', ['Purple', 'ခရမ်းရောင်', 'ม่วง', '紫色']],
];

const INDIGO: readonly string[] = ['indigo', 'navy', 'blue'];
const DENIM: readonly string[] = ['blue', 'indigo', 'black', 'navy'];

/** Colours that cloth comes in by words of English names: indigo dyes nothing pink. */
const OF_CLOTH: readonly (readonly [words: RegExp, keys: readonly string[]])[] = [
	[/indigo-dyed/i, INDIGO],
	[/denim|jeans/i, DENIM],
];

/** The colours that a product comes in. @param usual those of products whose cloth tells no colours */
export function coloursOf(name: string, usual: readonly Colour[] = COLOURS): readonly Colour[] {
	const keys = OF_CLOTH.find(([words]) => words.test(name))?.[1];
	if (!keys) return usual;
	const all = [...COLOURS, ...EVERYDAY_COLOURS];
	return keys.map((key) => all.find(([each]) => each === key)).filter((colour) => colour !== undefined);
}

const plain = (text: string): Words => [text, text, text, text];
const option = (key: string, name: Words, values: readonly (readonly [string, Words])[]): StoredOption => ({
	key,
	name: localized(name),
	values: values.map(([value, words]) => ({ key: value, name: localized(words), swatch: null })),
});

/** Colour, from `first` on, `count` of them. */
export function colours(first: number, count: number, of: readonly Colour[] = COLOURS): StoredOption {
	const chosen = Array.from({ length: count }, (_, i) => of[(first + i) % of.length]).filter((c) => c !== undefined);
	return {
		key: 'colour',
		name: localized(['Colour', 'အရောင်', 'สี', '颜色']),
		values: chosen.map(([key, swatch, name]) => ({ key, name: localized(name), swatch })),
	};
}

const SIZE = option(
	'size',
	['Size', 'ဆိုဒ်', 'ไซซ์', '尺码'],
	['S', 'M', 'L', 'XL'].map((s) => [s.toLowerCase(), plain(s)] as const),
);
const SHOE_SIZE = option(
	'size',
	['Size (EU)', 'ဆိုဒ် (EU)', 'ไซซ์ (EU)', '尺码（欧码）'],
	['37', '38', '39', '40', '41', '42'].map((s) => [s, plain(s)] as const),
);
const STORAGE = option(
	'storage',
	['Storage', 'သိုလှောင်မှု', 'ความจุ', '存储容量'],
	([128, 256, 512] as const).map((gb) => [`${gb}gb`, measureWords([gb, 'gb'])] as const),
);
const PACK = option(
	'pack',
	['Pack', 'အထုပ်', 'แพ็ก', '包装'],
	[
		['single', ['Single', 'တစ်ခုတည်း', '1 ชิ้น', '单件']],
		['three', ['Pack of 3', '၃ ခုတွဲ', 'แพ็ก 3 ชิ้น', '三件装']],
		['six', ['Pack of 6', '၆ ခုတွဲ', 'แพ็ก 6 ชิ้น', '六件装']],
	],
);

const duration = (months: 1 | 3 | 12, words: Words) => [`d${months === 12 ? 365 : months * 30}`, words] as const;
const MONTH = duration(1, ['1 month', '၁ လ', '1 เดือน', '1个月']);
const QUARTER = duration(3, ['3 months', '၃ လ', '3 เดือน', '3个月']);
const YEAR = duration(12, ['1 year', '၁ နှစ်', '1 ปี', '1年']);
const PLAN_WORDS: Words = ['Plan', 'အစီအစဉ်', 'แพ็กเกจ', '套餐'];
const PLAN = option('plan', PLAN_WORDS, [MONTH, QUARTER, YEAR]);
const LICENCE = option('plan', PLAN_WORDS, [YEAR, ['life', ['For life', 'တစ်သက်တာ', 'ตลอดชีพ', '永久']]]);

/** Which options a kind of product comes in. */
export type OptionSet = 'colour' | 'colour-size' | 'colour-shoe' | 'colour-storage' | 'pack' | 'plan' | 'licence';

/** What values of options cost, in percent of the cheapest one of each option; the others cost as much as that. */
const WORTH_PERCENT: Readonly<Record<string, number>> = {
	xl: 105,
	'256gb': 118,
	'512gb': 145,
	three: 280,
	six: 440,
	d90: 270,
	d365: 900,
	life: 2_520,
};
const worth = (value: string | undefined) => WORTH_PERCENT[value ?? ''] ?? 100;

/** Price of an option's value over that of the option's first one, which is the product's own, in percent. */
export const surchargePercent = (option: StoredOption | undefined, value: string): number =>
	(worth(value) / worth(option?.values[0]?.key) - 1) * 100;

/** The options of a set; `turn` varies the colours from product to product. */
export function optionsOf(set: OptionSet | undefined, turn: number, of: readonly Colour[] = COLOURS): StoredOption[] {
	switch (set) {
		case 'colour':
			return [colours(turn, 3, of)];
		case 'colour-size':
			return [colours(turn, 3, of), SIZE];
		case 'colour-shoe':
			return [colours(turn, 2, of), SHOE_SIZE];
		case 'colour-storage':
			return [colours(turn, 3, of), STORAGE];
		case 'pack':
			return [PACK];
		case 'plan':
			return [PLAN];
		case 'licence':
			return [LICENCE];
		default:
			return [];
	}
}
