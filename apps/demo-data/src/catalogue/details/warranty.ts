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
export const WARRANTIES: Readonly<Partial<Record<Family, WarrantySeed>>> = {
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
		covers: ['Clasps, settings and works', 'အချိတ်၊ ကျောက်စီထားမှုနှင့် နာရီစက်', 'ตะขอ ตัวเรือน และกลไก', '搭扣、镶嵌与机芯'],
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
