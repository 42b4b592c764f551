import type { Words } from '../../words.ts';
import { same } from '../../words.ts';

/** What is measured, and how. */
interface SizeMeasure {
	readonly name: Words;
	readonly howTo: Words;
}

/** A table of sizes. */
export interface SizeChartSeed {
	readonly measures: readonly SizeMeasure[];
	/** Centimetres of each measure, in the order of `measures`; from and to where the garment gives way. */
	readonly rows: readonly { readonly size: Words; readonly centimetres: readonly (readonly [number, number])[] }[];
}

const CHEST: SizeMeasure = {
	name: ['Chest', 'ရင်ပတ်', 'รอบอก', '胸围'],
	howTo: [
		'Around the fullest part of the chest, under the arms, with the tape level.',
		'ချိုင်းအောက်မှ ရင်ဘတ်၏ အကျယ်ဆုံးနေရာကို ပေကြိုး ညီညီထား၍ ပတ်တိုင်းပါ။',
		'วัดรอบส่วนที่กว้างที่สุดของอกใต้รักแร้ ให้สายวัดอยู่ในแนวราบ',
		'软尺经腋下水平绕胸部最丰满处一周。',
	],
};
const WAIST: SizeMeasure = {
	name: ['Waist', 'ခါး', 'รอบเอว', '腰围'],
	howTo: [
		'Around the narrowest part, without pulling the tape tight.',
		'ခါးအသေးဆုံးနေရာကို ပေကြိုး မတင်းဘဲ ပတ်တိုင်းပါ။',
		'วัดรอบส่วนที่คอดที่สุดของเอว ไม่ต้องดึงสายวัดแน่น',
		'绕腰部最细处一周，软尺不要勒紧。',
	],
};
const HIPS: SizeMeasure = {
	name: ['Hips', 'တင်ပါး', 'รอบสะโพก', '臀围'],
	howTo: [
		'Around the widest part of the hips, with the feet together.',
		'ခြေနှစ်ဖက်စုံရပ်၍ တင်ပါး၏ အကျယ်ဆုံးနေရာကို ပတ်တိုင်းပါ။',
		'ยืนเท้าชิด วัดรอบส่วนที่กว้างที่สุดของสะโพก',
		'双脚并拢，绕臀部最宽处一周。',
	],
};
const LENGTH: SizeMeasure = {
	name: ['Length', 'အရှည်', 'ความยาว', '衣长'],
	howTo: [
		'Of the garment, from the shoulder at the collar to the hem.',
		'အဝတ်၏ ပခုံးထိပ် လည်ပင်းစပ်မှ အောက်နားထိ တိုင်းထားသည်။',
		'วัดตัวเสื้อจากไหล่ชิดคอถึงชายเสื้อ',
		'从衣服肩颈点量到下摆。',
	],
};
const INSEAM: SizeMeasure = {
	name: ['Inseam', 'ပေါင်ရင်းမှ အရှည်', 'ความยาวขาด้านใน', '裤内长'],
	howTo: [
		'Along the inner leg, from the crotch to the hem.',
		'ပေါင်ရင်းမှ ဘောင်းဘီအောက်နားထိ အတွင်းဘက်မှ တိုင်းပါ။',
		'วัดด้านในขาจากเป้าถึงชายกางเกง',
		'沿腿内侧从裆部量到裤脚。',
	],
};
const UNDERBUST: SizeMeasure = {
	name: ['Underbust', 'ရင်အောက်ပတ်', 'รอบใต้อก', '下胸围'],
	howTo: [
		'Directly below the bust, with the tape level and close to the body.',
		'ရင်သား၏ အောက်နားကပ်လျက်ကို ပေကြိုး ညီညီထား၍ ပတ်တိုင်းပါ။',
		'วัดรอบลำตัวชิดใต้ราวนม ให้สายวัดแนบตัวและอยู่ในแนวราบ',
		'紧贴乳房下缘水平绕一周。',
	],
};
const HEIGHT: SizeMeasure = {
	name: ['Height of the child', 'ကလေး၏ အရပ်', 'ส่วนสูงของเด็ก', '儿童身高'],
	howTo: [
		'Standing against a wall, without shoes.',
		'ဖိနပ်မပါဘဲ နံရံကပ်ရပ်၍ တိုင်းပါ။',
		'ยืนชิดผนัง ไม่สวมรองเท้า',
		'脱鞋靠墙站直测量。',
	],
};
const FOOT: SizeMeasure = {
	name: ['Foot length', 'ခြေဖဝါးအရှည်', 'ความยาวเท้า', '脚长'],
	howTo: [
		'Stand on paper, mark heel and longest toe, and measure between them. Take the longer foot, in the evening.',
		'စက္ကူပေါ်ရပ်၍ ဖနောင့်နှင့် အရှည်ဆုံးခြေချောင်းကို မှတ်ပြီး တိုင်းပါ။ ညနေပိုင်းတွင် ပိုရှည်သောခြေကို ယူပါ။',
		'ยืนบนกระดาษ ทำเครื่องหมายที่ส้นเท้าและนิ้วที่ยาวที่สุดแล้ววัดระยะ ควรวัดช่วงเย็นและใช้ข้างที่ยาวกว่า',
		'站在纸上，标出脚跟与最长脚趾，量两点间距离。建议傍晚测量，以较长的一只脚为准。',
	],
};
const TUBE: SizeMeasure = {
	name: ['Width, laid flat', 'အနံ (ခေါက်လျက်)', 'ความกว้างวางราบ', '平铺宽'],
	howTo: [
		'Of the sewn cloth, across, from fold to fold.',
		'ချုပ်ပြီးအထည်ကို ခေါက်လျက် ဘေးတစ်ဖက်မှ တစ်ဖက်ထိ တိုင်းထားသည်။',
		'วัดผ้าที่เย็บแล้วจากขอบถึงขอบเมื่อวางราบ',
		'缝好的布平铺，从一边量到另一边。',
	],
};
const DROP: SizeMeasure = {
	name: ['Length', 'အရှည်', 'ความยาว', '长度'],
	howTo: ['From the upper to the lower edge.', 'အပေါ်နားမှ အောက်နားထိ တိုင်းထားသည်။', 'วัดจากขอบบนถึงขอบล่าง', '从上边量到下边。'],
};
const HEAD: SizeMeasure = {
	name: ['Head', 'ဦးခေါင်းပတ်', 'รอบศีรษะ', '头围'],
	howTo: [
		'Around the head, a finger above the eyebrows and the ears.',
		'မျက်ခုံးနှင့် နားရွက်အထက် လက်တစ်ဆစ်ခန့်မှ ပတ်တိုင်းပါ။',
		'วัดรอบศีรษะเหนือคิ้วและหูประมาณหนึ่งนิ้ว',
		'在眉毛与耳朵上方约一指处绕头一周。',
	],
};

type Range = readonly [number, number];
const exactly = (value: number): Range => [value, value];

const ADULT = ['S', 'M', 'L', 'XL'] as const;
const EU_SHOES: readonly (readonly [size: string, foot: number])[] = [
	['37', 23.5],
	['38', 24.1],
	['39', 24.8],
	['40', 25.4],
	['41', 26.1],
	['42', 26.8],
];
const ONE_SIZE: Words = ['One size', 'ဖရီးဆိုဒ်', 'ฟรีไซซ์', '均码'];

/** Rows S to XL: each measure as the range of S, and what a size adds to it. */
const sized = (
	measures: readonly (readonly [measure: SizeMeasure, ofSmall: Range, step: number])[],
): SizeChartSeed => ({
	measures: measures.map(([measure]) => measure),
	rows: ADULT.map((size, place) => ({
		size: same(size),
		centimetres: measures.map(([, [from, to], step]): Range => [from + place * step, to + place * step]),
	})),
});

const oneSize = (...measures: readonly (readonly [measure: SizeMeasure, range: Range])[]): SizeChartSeed => ({
	measures: measures.map(([measure]) => measure),
	rows: [{ size: ONE_SIZE, centimetres: measures.map(([, range]) => range) }],
});

const TOP = sized([
	[CHEST, [86, 91], 6],
	[LENGTH, exactly(66), 2],
]);
const LOOSE_TOP = sized([
	[CHEST, [86, 91], 6],
	[LENGTH, exactly(69), 2],
]);
const BLOUSE = sized([
	[CHEST, [80, 84], 5],
	[WAIST, [62, 66], 5],
	[LENGTH, exactly(58), 2],
]);
const TROUSERS = sized([
	[WAIST, [70, 75], 6],
	[HIPS, [88, 93], 6],
	[INSEAM, exactly(76), 1],
]);
const SHORTS = sized([
	[WAIST, [70, 75], 6],
	[HIPS, [88, 93], 6],
]);
const SHOES: SizeChartSeed = {
	measures: [FOOT],
	rows: EU_SHOES.map(([size, foot]) => ({ size: same(size), centimetres: [exactly(foot)] })),
};

const WOMENS_TOP = sized([
	[CHEST, [80, 84], 5],
	[LENGTH, exactly(60), 2],
]);
const WOMENS_TROUSERS = sized([
	[WAIST, [62, 66], 5],
	[HIPS, [86, 90], 5],
	[INSEAM, exactly(73), 1],
]);
const CHILD = sized([
	[HEIGHT, [98, 109], 12],
	[CHEST, [54, 57], 4],
]);

/** The same chart for garments of one kind of wearer. */
const ofWearer = (wearer: 'kids' | 'women', types: readonly string[], chart: SizeChartSeed) =>
	Object.fromEntries(types.map((type) => [`${type}-${wearer}`, chart]));

/** Charts by type; the types are named in `product-types.ts`. */
export const SIZE_CHARTS: Readonly<Record<string, SizeChartSeed>> = {
	't-shirt': TOP,
	'polo-shirt': TOP,
	jersey: TOP,
	shirt: LOOSE_TOP,
	hoodie: LOOSE_TOP,
	raincoat: LOOSE_TOP,
	blouse: BLOUSE,
	dress: sized([
		[CHEST, [80, 84], 5],
		[WAIST, [62, 66], 5],
		[HIPS, [86, 90], 5],
		[LENGTH, exactly(96), 2],
	]),
	jeans: TROUSERS,
	trousers: TROUSERS,
	shorts: SHORTS,
	bra: sized([
		[UNDERBUST, [68, 72], 5],
		[CHEST, [82, 86], 5],
	]),
	...ofWearer(
		'kids',
		['t-shirt', 'polo-shirt', 'shirt', 'hoodie', 'jersey', 'raincoat', 'jeans', 'trousers', 'shorts'],
		CHILD,
	),
	...ofWearer('women', ['t-shirt', 'polo-shirt', 'shirt', 'hoodie', 'jersey'], WOMENS_TOP),
	...ofWearer('women', ['jeans', 'trousers', 'shorts'], WOMENS_TROUSERS),
	longyi: oneSize([TUBE, exactly(100)], [DROP, exactly(110)]),
	skirt: oneSize([TUBE, exactly(90)], [DROP, exactly(100)]),
	cap: oneSize([HEAD, [56, 60]]),
	'running-shoes': SHOES,
	sneakers: SHOES,
	sandals: SHOES,
	'high-heels': SHOES,
	'formal-shoes': SHOES,
	'football-boots': SHOES,
};
