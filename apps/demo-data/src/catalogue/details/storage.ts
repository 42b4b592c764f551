import type { Words } from '../../words.ts';
import type { Family } from '../families.ts';

/** How long food and cosmetics keep, and where. */
export interface StorageSeed {
	/** Unopened; null where the date on the pack or freshness decides. */
	readonly unopenedMonths: number | null;
	/** After opening; null where it does not matter. */
	readonly openedMonths: number | null;
	readonly how: Words;
}

const DRY: Words = [
	'Dry and cool, tightly closed, out of the sun. The date is on the pack',
	'အဖုံးလုံအောင်ပိတ်၍ ခြောက်သွေ့အေးမြပြီး နေမထိသောနေရာတွင် သိမ်းပါ။ ရက်စွဲကို အထုပ်ပေါ်တွင် ကြည့်ပါ',
	'ปิดให้สนิท เก็บในที่แห้ง เย็น และไม่โดนแดด ดูวันที่บนบรรจุภัณฑ์',
	'密封，置于阴凉干燥避光处。日期见包装',
];
const CHILL_OPENED: Words = [
	'Dry and cool; after opening in the fridge. The date is on the pack',
	'ခြောက်သွေ့အေးမြသောနေရာတွင် သိမ်းပါ။ ဖွင့်ပြီးလျှင် ရေခဲသေတ္တာထဲ ထားပါ။ ရက်စွဲကို အထုပ်ပေါ်တွင် ကြည့်ပါ',
	'เก็บในที่แห้งและเย็น เปิดแล้วเก็บในตู้เย็น ดูวันที่บนบรรจุภัณฑ์',
	'置于阴凉干燥处，开封后冷藏。日期见包装',
];
const FRUIT: Words = [
	'Let it ripen at room temperature, then keep it in the fridge and eat it within a week',
	'အခန်းအပူချိန်တွင် မှည့်စေပြီး ရေခဲသေတ္တာထဲ ထား၍ တစ်ပတ်အတွင်း စားပါ',
	'ปล่อยให้สุกที่อุณหภูมิห้อง แล้วเก็บในตู้เย็นและรับประทานภายในหนึ่งสัปดาห์',
	'常温催熟后冷藏，一周内食用',
];
const RIPE_FRUIT: Words = [
	'Ripe when it arrives: keep it in the shade or in the fridge and eat it within a week',
	'ရောက်ချိန်တွင် မှည့်ပြီးဖြစ်သည်။ အရိပ်တွင် သို့မဟုတ် ရေခဲသေတ္တာထဲ ထား၍ တစ်ပတ်အတွင်း စားပါ',
	'สุกพร้อมรับประทาน เก็บในที่ร่มหรือตู้เย็น และรับประทานภายในหนึ่งสัปดาห์',
	'到货即熟，阴凉处或冷藏存放，一周内食用',
];
const EGGS: Words = [
	'Cool or in the fridge, pointed end down; eat them within three weeks',
	'အေးသောနေရာ သို့မဟုတ် ရေခဲသေတ္တာထဲတွင် ချွန်သောဘက်ကို အောက်ထား၍ သုံးပတ်အတွင်း စားပါ',
	'เก็บในที่เย็นหรือตู้เย็น คว่ำด้านแหลมลง และรับประทานภายในสามสัปดาห์',
	'阴凉处或冷藏，尖头朝下，三周内食用',
];
const CHILLED: Words = [
	'Closed, in the fridge. The date is on the pack',
	'အဖုံးလုံအောင်ပိတ်၍ ရေခဲသေတ္တာထဲတွင် သိမ်းပါ။ ရက်စွဲကို အထုပ်ပေါ်တွင် ကြည့်ပါ',
	'ปิดให้สนิทและเก็บในตู้เย็น ดูวันที่บนบรรจุภัณฑ์',
	'密封冷藏。日期见包装',
];
const FRESH: Words = [
	'Keep it in the fridge and eat it within a few days',
	'ရေခဲသေတ္တာထဲ ထား၍ ရက်အနည်းငယ်အတွင်း စားပါ',
	'เก็บในตู้เย็นและรับประทานภายในไม่กี่วัน',
	'冷藏保存，数日内食用',
];
const AIRY: Words = [
	'Dark, dry and airy, not in the fridge',
	'လေဝင်လေထွက်ကောင်းပြီး မှောင်၍ ခြောက်သွေ့သောနေရာတွင် ထားပါ၊ ရေခဲသေတ္တာထဲ မထည့်ပါနှင့်',
	'เก็บในที่มืด แห้ง และอากาศถ่ายเท ไม่ควรแช่ตู้เย็น',
	'置于避光、干燥、通风处，请勿冷藏',
];
const COSMETIC: Words = [
	'Below 30 °C, closed after use, out of the sun',
	'၃၀ °C အောက်တွင် သိမ်းပါ၊ သုံးပြီး အဖုံးပိတ်ပါ၊ နေပူမထိစေပါနှင့်',
	'เก็บต่ำกว่า 30 °C ปิดฝาหลังใช้ ไม่ให้โดนแดด',
	'30 °C以下避光保存，用后盖紧',
];
const FLAMMABLE: Words = [
	'Below 30 °C and away from fire: it burns easily',
	'၃၀ °C အောက်တွင် သိမ်းပါ၊ မီးလောင်လွယ်၍ မီးနှင့် ဝေးဝေးထားပါ',
	'เก็บต่ำกว่า 30 °C ห่างจากเปลวไฟ เพราะติดไฟง่าย',
	'30 °C以下保存，易燃，远离火源',
];

const ofDate = (how: Words): StorageSeed => ({ unopenedMonths: null, openedMonths: null, how });
const cosmetic = (unopenedMonths: number, openedMonths: number | null, how = COSMETIC): StorageSeed => ({
	...{ unopenedMonths, openedMonths, how },
});

const RIPENING = 'mango banana papaya avocado durian';
const RIPE = 'pineapple orange-fruit apple mangosteen longans rambutans watermelon dragon-fruit coconut';
const FRESH_GOODS = 'chillies tomato leafy-greens carrots';
const STORED_DARK = 'garlic onion potato';
const CHILLED_AFTER = 'juice milk-carton condensed-milk soy-sauce chilli-sauce curry-paste canned-fish pickled-tea';

const named = (names: string, storage: StorageSeed) => names.split(' ').map((name) => [name, storage] as const);

const OF_TYPE: ReadonlyMap<string, StorageSeed | undefined> = new Map<string, StorageSeed | undefined>([
	...named(RIPENING, ofDate(FRUIT)),
	...named(RIPE, ofDate(RIPE_FRUIT)),
	['eggs', ofDate(EGGS)],
	...named('dried-shrimp dried-squid dried-fish', ofDate(CHILLED)),
	...named(FRESH_GOODS, ofDate(FRESH)),
	...named(STORED_DARK, ofDate(AIRY)),
	...named(CHILLED_AFTER, ofDate(CHILL_OPENED)),
	['mascara', cosmetic(36, 6)],
	['perfume', cosmetic(24, null, FLAMMABLE)],
	['nail-polish', cosmetic(36, 24, FLAMMABLE)],
	['sheet-mask', cosmetic(24, null)],
	['serum', cosmetic(24, 6)],
	['baby-wipes', cosmetic(24, 3)],
	// No cosmetics, though they are sold beside them.
	...['candle', 'sanitary-pads', 'face-mask', 'diapers'].map((name) => [name, undefined] as const),
]);

const OF_FAMILY: Readonly<Partial<Record<Family, StorageSeed>>> = {
	food: ofDate(DRY),
	skin: cosmetic(24, 12),
	makeup: cosmetic(36, 18),
};

/** How products of a type are kept; undefined for what does not expire. */
export const storageOf = (type: string, family: Family): StorageSeed | undefined =>
	OF_TYPE.has(type) ? OF_TYPE.get(type) : OF_FAMILY[family];
