import type { Texts } from '../localized.ts';
import type { OptionSet, ProductSeed } from './products.ts';

interface OptionValueSeed {
	readonly key: string;
	readonly name: Texts;
	readonly swatch?: string;
	/** Added to the product's price, in whole percent of it. */
	readonly surcharge?: number;
}

/** An option of the mock catalogue with its values. */
export interface OptionSeed {
	readonly key: string;
	readonly name: Texts;
	readonly values: readonly OptionValueSeed[];
}

const COLOUR: OptionSeed = {
	key: 'colour',
	name: ['Colour', 'အရောင်', 'สี', '颜色'],
	values: [
		{ key: 'indigo', name: ['Indigo', 'မဲနယ်', 'คราม', '靛蓝'], swatch: '#34448c' },
		{ key: 'jade', name: ['Jade', 'ကျောက်စိမ်း', 'เขียวหยก', '翡翠绿'], swatch: '#1f8a66' },
		{ key: 'saffron', name: ['Saffron', 'ရွှေဝါ', 'เหลืองทอง', '藏红'], swatch: '#e07a1f' },
	],
};

const SIZE: OptionSeed = {
	key: 'size',
	name: ['Size', 'ဆိုဒ်', 'ขนาด', '尺码'],
	values: ['S', 'M', 'L', 'XL'].map((size) => ({ key: size.toLowerCase(), name: [size, size, size, size] })),
};

const SHOE_SIZE: OptionSeed = {
	key: 'size',
	name: ['Size', 'ဆိုဒ်', 'เบอร์', '鞋码'],
	values: [
		{ key: '37', name: ['37', '၃၇', '37', '37'] },
		{ key: '39', name: ['39', '၃၉', '39', '39'] },
		{ key: '41', name: ['41', '၄၁', '41', '41'] },
		{ key: '43', name: ['43', '၄၃', '43', '43'] },
	],
};

const STORAGE: OptionSeed = {
	key: 'storage',
	name: ['Storage', 'သိုလှောင်မှု', 'ความจุ', '容量'],
	values: [
		{ key: '128', name: ['128 GB', '128 GB', '128 GB', '128 GB'] },
		{ key: '256', name: ['256 GB', '256 GB', '256 GB', '256 GB'], surcharge: 12 },
		{ key: '512', name: ['512 GB', '512 GB', '512 GB', '512 GB'], surcharge: 30 },
	],
};

const WEIGHT: OptionSeed = {
	key: 'pack',
	name: ['Pack', 'အထုပ်', 'ขนาดบรรจุ', '规格'],
	values: [
		{ key: 'single', name: ['One pack', 'တစ်ထုပ်', 'หนึ่งแพ็ก', '单份装'] },
		{ key: 'double', name: ['Two packs', 'နှစ်ထုပ်', 'สองแพ็ก', '两份装'], surcharge: 90 },
	],
};

/** Options of each set, in the order in which a shopper chooses. */
export const OPTION_SETS: Readonly<Record<OptionSet, readonly OptionSeed[]>> = {
	none: [],
	colours: [COLOUR],
	sizes: [SIZE],
	coloursAndSizes: [COLOUR, SIZE],
	shoeSizes: [SHOE_SIZE],
	storage: [STORAGE],
	weights: [WEIGHT],
};

/** What products are made of. */
export const MATERIALS: Readonly<Record<ProductSeed['material'], Texts>> = {
	cotton: ['Cotton', 'ချည်သား', 'ผ้าฝ้าย', '棉'],
	silk: ['Silk', 'ပိုးသား', 'ผ้าไหม', '丝'],
	leather: ['Leather', 'သားရေ', 'หนัง', '皮革'],
	metal: ['Metal and plastic', 'သတ္တုနှင့် ပလတ်စတစ်', 'โลหะและพลาสติก', '金属与塑料'],
	bamboo: ['Bamboo and rattan', 'ဝါးနှင့် ကြိမ်', 'ไม้ไผ่และหวาย', '竹与藤'],
	food: ['Food without additives', 'ဆေးမပါသော အစားအစာ', 'อาหารไม่เจือปน', '无添加食品'],
	care: ['Natural oils', 'သဘာဝဆီ', 'น้ำมันธรรมชาติ', '天然油脂'],
	plush: ['Plush', 'ကတ္တီပါမွေးနု', 'ผ้ากำมะหยี่ขนนุ่ม', '毛绒'],
	paper: ['Paper', 'စက္ကူ', 'กระดาษ', '纸'],
};

/** Names of the facts that every product has. */
export const FACT_NAMES = {
	material: ['Material', 'ပစ္စည်း', 'วัสดุ', '材质'],
	origin: ['Made in', 'ထုတ်လုပ်ရာ', 'ผลิตที่', '产地'],
	warranty: ['Return', 'ပြန်လဲခွင့်', 'การคืนสินค้า', '退换'],
} as const satisfies Record<string, Texts>;

/** Where each edition's goods are made. */
export const ORIGINS: Readonly<Record<'mm' | 'th', Texts>> = {
	mm: ['Myanmar', 'မြန်မာ', 'เมียนมา', '缅甸'],
	th: ['Thailand', 'ထိုင်း', 'ไทย', '泰国'],
};

/** The return period that shops give. */
export const RETURN_PERIOD: Texts = ['Within 7 days', '၇ ရက်အတွင်း', 'ภายใน 7 วัน', '7天内'];
