import type { Words } from '../../words.ts';
import type { Family } from '../families.ts';

/** A warranty as a fact of its family states it, in full. */
export interface WarrantySeed {
	/** 0 for what only arriving whole is promised of. */
	readonly months: number;
	readonly covers: Words;
	readonly excludes: Words;
}

const MISUSE: Words = [
	'Damage by water, falls or repairs by others, and normal wear',
	'ရေဝင်ခြင်း၊ ပြုတ်ကျခြင်း၊ အခြားသူ ပြင်ဆင်ခြင်းတို့ကြောင့် ပျက်စီးမှုနှင့် သာမန်ဟောင်းနွမ်းမှု',
	'ความเสียหายจากน้ำ การตกกระแทก การซ่อมโดยผู้อื่น และการสึกหรอตามปกติ',
	'进水、跌落、他人维修造成的损坏及正常磨损',
];
const WEAR: Words = [
	'Scratches, stains and normal wear',
	'ခြစ်ရာ၊ အစွန်းအထင်းနှင့် သာမန်ဟောင်းနွမ်းမှု',
	'รอยขีดข่วน คราบ และการสึกหรอตามปกติ',
	'划痕、污渍及正常磨损',
];

/** Warranties by family; families without one are missing. */
const OF_FAMILY: Readonly<Partial<Record<Family, WarrantySeed>>> = {
	tech: {
		months: 12,
		covers: [
			'Faults of material and manufacture. A unit that is faulty on arrival is exchanged within 7 days',
			'ပစ္စည်းနှင့် ထုတ်လုပ်မှု ချို့ယွင်းချက်များ။ ရောက်ချိန်တွင် ချို့ယွင်းနေလျှင် ၇ ရက်အတွင်း လဲပေးသည်',
			'ความบกพร่องของวัสดุและการผลิต เครื่องที่ชำรุดเมื่อได้รับเปลี่ยนได้ภายใน 7 วัน',
			'材料与制造缺陷。到货即有故障的，7天内可更换',
		],
		excludes: MISUSE,
	},
	gear: {
		months: 6,
		covers: [
			'Faults of material and manufacture',
			'ပစ္စည်းနှင့် ထုတ်လုပ်မှု ချို့ယွင်းချက်များ',
			'ความบกพร่องของวัสดุและการผลิต',
			'材料与制造缺陷',
		],
		excludes: MISUSE,
	},
	leather: {
		months: 6,
		covers: ['Seams that come open', 'ချုပ်ရိုး ပြုတ်ခြင်း', 'ตะเข็บปริ', '缝线开裂'],
		excludes: WEAR,
	},
	jewellery: {
		months: 12,
		covers: ['Clasps and settings', 'အချိတ်နှင့် ကျောက်စီထားမှု', 'ตะขอและตัวเรือน', '搭扣与镶嵌'],
		excludes: WEAR,
	},
	sport: {
		months: 3,
		covers: [
			'Faults of material and manufacture',
			'ပစ္စည်းနှင့် ထုတ်လုပ်မှု ချို့ယွင်းချက်များ',
			'ความบกพร่องของวัสดุและการผลิต',
			'材料与制造缺陷',
		],
		excludes: WEAR,
	},
	house: {
		months: 0,
		covers: [
			'A piece that arrives broken is replaced',
			'ကျိုးပဲ့ရောက်လျှင် အသစ်လဲပေးသည်',
			'หากสินค้าแตกหักเมื่อได้รับ เปลี่ยนชิ้นใหม่ให้',
			'到货时破损包换',
		],
		excludes: [
			'Damage after the parcel was accepted',
			'ပစ္စည်းလက်ခံပြီးနောက် ဖြစ်ပေါ်သော ပျက်စီးမှု',
			'ความเสียหายหลังรับพัสดุ',
			'签收后造成的损坏',
		],
	},
};

/** Large appliances, whose motor or compressor lasts longer than the rest. */
const appliance = (covers: Words): WarrantySeed => ({ months: 12, covers, excludes: MISUSE });
const COOLING = appliance([
	'Faults of material and manufacture; the compressor for 5 years',
	'ပစ္စည်းနှင့် ထုတ်လုပ်မှု ချို့ယွင်းချက်များ၊ ကွန်ပရက်ဆာ ၅ နှစ်',
	'ความบกพร่องของวัสดุและการผลิต คอมเพรสเซอร์ 5 ปี',
	'材料与制造缺陷；压缩机5年',
]);
const WASHING = appliance([
	'Faults of material and manufacture; the motor for 5 years',
	'ပစ္စည်းနှင့် ထုတ်လုပ်မှု ချို့ယွင်းချက်များ၊ မော်တာ ၅ နှစ်',
	'ความบกพร่องของวัสดุและการผลิต มอเตอร์ 5 ปี',
	'材料与制造缺陷；电机5年',
]);
const FURNITURE: WarrantySeed = {
	months: 12,
	covers: [
		'Frame and joints. A part that arrives damaged is replaced',
		'ဘောင်နှင့် အဆက်များ။ ပျက်စီးရောက်သော အစိတ်အပိုင်းကို လဲပေးသည်',
		'โครงและข้อต่อ ชิ้นส่วนที่เสียหายเมื่อได้รับเปลี่ยนให้',
		'框架与连接处。到货损坏的部件包换',
	],
	excludes: [
		'Stains, fading, moisture and overload',
		'အစွန်းအထင်း၊ အရောင်မှိန်ခြင်း၊ စိုထိုင်းမှုနှင့် ဝန်ပိုခြင်း',
		'คราบ สีซีด ความชื้น และการรับน้ำหนักเกิน',
		'污渍、褪色、受潮与超载',
	],
};
const FOOTWEAR: WarrantySeed = {
	months: 6,
	covers: [
		'Seams that come open and soles that come off',
		'ချုပ်ရိုး ပြုတ်ခြင်းနှင့် ဖိနပ်ခံ ကွာခြင်း',
		'ตะเข็บปริและพื้นรองเท้าหลุด',
		'缝线开裂与鞋底脱落',
	],
	excludes: WEAR,
};
const LUGGAGE: WarrantySeed = {
	months: 12,
	covers: ['Wheels, handles, zips and the lock', 'ဘီး၊ လက်ကိုင်၊ ဇစ်နှင့် သော့', 'ล้อ คันชัก ซิป และตัวล็อก', '轮子、拉杆、拉链与锁'],
	excludes: [
		'Scratches and damage by transport',
		'ခြစ်ရာနှင့် သယ်ယူပို့ဆောင်ရာတွင် ပျက်စီးမှု',
		'รอยขีดข่วนและความเสียหายจากการขนส่ง',
		'划痕与托运造成的损坏',
	],
};
const BELT: WarrantySeed = {
	months: 6,
	covers: ['Buckle and seams', 'ခါးပတ်ခေါင်းနှင့် ချုပ်ရိုး', 'หัวเข็มขัดและตะเข็บ', '皮带扣与缝线'],
	excludes: WEAR,
};
const clockwork = (months: number): WarrantySeed => ({
	months,
	covers: ['The movement', 'နာရီစက်', 'กลไกนาฬิกา', '机芯'],
	excludes: [
		'The battery, scratches, and damage by water or falls',
		'ဓာတ်ခဲ၊ ခြစ်ရာ၊ ရေဝင်ခြင်းနှင့် ပြုတ်ကျခြင်းကြောင့် ပျက်စီးမှု',
		'แบตเตอรี่ รอยขีดข่วน และความเสียหายจากน้ำหรือการตกกระแทก',
		'电池、划痕、进水或跌落造成的损坏',
	],
});

/** Types that differ from their family. */
const of = (types: string, warranty: WarrantySeed | undefined) =>
	types.split(' ').map((type) => [type, warranty] as const);
const OF_TYPE: ReadonlyMap<string, WarrantySeed | undefined> = new Map<string, WarrantySeed | undefined>([
	...of('refrigerator air-conditioner', COOLING),
	...of('washing-machine top-load-washer', WASHING),
	...of('sofa chair', FURNITURE),
	...of('running-shoes sneakers sandals high-heels formal-shoes football-boots', FOOTWEAR),
	...of('suitcase', LUGGAGE),
	...of('belt', BELT),
	...of('watch', clockwork(12)),
	...of('wall-clock', clockwork(6)),
	...of('phone-case screen-protector', OF_FAMILY.house),
	// What is used up, lives, or has no seams that its family's warranty is about.
	...of('sunglasses engine-oil ink-bottle razor potted-plant toothbrush plasters laundry-detergent', undefined),
	...of('dish-soap floor-cleaner toilet-paper insect-spray mosquito-coils pet-litter incense', undefined),
]);

/** The warranty of a type; undefined for types without one. */
export const warrantyOf = (type: string, family: Family): WarrantySeed | undefined =>
	OF_TYPE.has(type) ? OF_TYPE.get(type) : OF_FAMILY[family];
