import type { Words } from '../../words.ts';
import { FAMILIES, type Family } from '../families.ts';

const SEALED: Words = ['Comes in a sealed pack.', 'ပိတ်ထားသော အထုပ်ဖြင့် ရောက်ပါမည်။', 'มาในแพ็กปิดสนิท', '密封包装。'];
const NEWEST: Words = [
	'Sent from the newest delivery.',
	'နောက်ဆုံးရောက်သော ပစ္စည်းများထဲမှ ပို့ပါသည်။',
	'ส่งจากล็อตใหม่ล่าสุด',
	'发最新到的货。',
];
const EVERYDAY: Words = ['Made for everyday use.', 'နေ့စဉ်သုံးရန် ပြုလုပ်ထားသည်။', 'เหมาะกับการใช้ทุกวัน', '适合日常使用。'];
const IN_SHAPE: Words = [
	'Packed so that it keeps its shape.',
	'ပုံမပျက်အောင် ထုပ်ပိုးပေးပါသည်။',
	'แพ็กไม่ให้เสียทรง',
	'包装可保持原形。',
];
const TAPED: Words = [
	'The cap is taped against leaking.',
	'မယိုအောင် အဖုံးကို တိပ်ပတ်ပေးပါသည်။',
	'พันเทปที่ฝากันรั่วซึม',
	'瓶盖封胶，防止渗漏。',
];
const FOR_TRANSPORT: Words = [
	'Padded for the transport.',
	'သယ်ယူရာတွင် မထိခိုက်အောင် ကာရံပေးပါသည်။',
	'หุ้มกันกระแทกระหว่างขนส่ง',
	'运输时有缓冲保护。',
];
const TESTED: Words = FAMILIES.gear.care;
const PADDED: Words = FAMILIES.house.care;

const of = (types: string, words: Words) => types.split(' ').map((type) => [type, words] as const);

/** Types that differ from their family: what is made in factories is not packed on the day, what does not break not padded. */
const OF_TYPE: ReadonlyMap<string, Words> = new Map<string, Words>([
	...of('phone-case screen-protector ink-bottle razor', SEALED),
	...of('sanitary-pads face-mask diapers supplement-bottle baby-wipes', SEALED),
	...of('toothbrush plasters toilet-paper laundry-detergent mosquito-coils incense pet-litter', SEALED),
	...of('fountain-pen ballpoint-pen pencil watercolours scissors sticky-notes crayons', SEALED),
	...of('soft-drink-can drinking-water energy-drink juice milk-carton condensed-milk milk-powder-can', NEWEST),
	...of('milk-tea instant-noodles cooking-oil fish-sauce soy-sauce chilli-sauce sugar-salt biscuits', NEWEST),
	...of('chips-bag seaweed-snack chocolate canned-fish cat-food dog-food', NEWEST),
	...of('broom mop bucket clothes-hanger storage-box storage-basket drawer-cabinet food-container', EVERYDAY),
	...of('lunch-box chopsticks cutlery chopping-board water-bottle vacuum-flask', EVERYDAY),
	...of('cap bucket-hat pillow', IN_SHAPE),
	...of('dish-soap floor-cleaner insect-spray engine-oil', TAPED),
	...of('refrigerator washing-machine top-load-washer air-conditioner sofa chair', FOR_TRANSPORT),
	['calculator', TESTED],
	['candle', PADDED],
	['floor-mat', ['Comes rolled up.', 'လိပ်၍ ပို့ပေးပါသည်။', 'ม้วนมาส่ง', '卷装发货。']],
	['sunglasses', ['Comes in a case, with a cloth.', 'သုတ်ပဝါနှင့် ဘူးဖြင့် ရောက်ပါမည်။', 'มาในกล่องพร้อมผ้าเช็ด', '附镜盒和镜布。']],
	[
		'swim-goggles',
		['Rinse with clear water after use.', 'အသုံးပြုပြီးနောက် ရေသန့်ဖြင့် ဆေးပါ။', 'ล้างด้วยน้ำสะอาดหลังใช้', '使用后请用清水冲洗。'],
	],
]);

/** How digital goods are given, by the choice of the attribute `delivery`; codes as their family says. */
const OF_DELIVERY: Readonly<Record<string, Words>> = {
	'download-at-once': [
		'You can download it as soon as it is paid.',
		'ငွေပေးချေပြီးသည်နှင့် ဒေါင်းလုဒ်လုပ်နိုင်ပါမည်။',
		'ดาวน์โหลดได้ทันทีที่ชำระเงิน',
		'付款后立即可以下载。',
	],
	'access-in-the-account-at-once': [
		'It is open in your account as soon as it is paid.',
		'ငွေပေးချေပြီးသည်နှင့် အကောင့်တွင် အသုံးပြုနိုင်ပါမည်။',
		'ใช้ผ่านบัญชีได้ทันทีที่ชำระเงิน',
		'付款后立即在您的账号中开通。',
	],
};

/**
 * The sentence that ends the description of a product: how it comes.
 * @param delivery choice of the attribute `delivery` of digital goods
 * @param isBranded whether it comes from the factory of a brand, so that no shop packs it
 */
export function closingOf(
	type: string,
	family: Family,
	{ delivery = '', isBranded = false }: { readonly delivery?: string | undefined; readonly isBranded?: boolean },
): Words {
	if (family === 'food' && isBranded) return NEWEST;
	return OF_DELIVERY[delivery] ?? OF_TYPE.get(type) ?? FAMILIES[family].care;
}
