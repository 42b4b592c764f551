import { SHOPS, type ShopSeed, shop } from './shops.ts';

/** Shops that joined later; their ids follow from 201. */
const MORE_SHOPS: readonly ShopSeed[] = [
	shop(
		'mm',
		'taunggyi-market',
		'scene-market',
		['Taunggyi Five-Day Market', 'တောင်ကြီး ငါးရက်ဈေး', 'ตลาดนัดตองจี', '东枝五日集'],
		['groceries', 'home-and-kitchen'],
		[true, 4.7, 6800, 35],
	),
	shop(
		'mm',
		'mawlamyine-goods',
		'coconut',
		['Mawlamyine Goods', 'မော်လမြိုင် ကုန်စုံ', 'ของดีเมาะลำเลิง', '毛淡棉杂货'],
		['groceries', 'beauty-and-health'],
		[false, 4.5, 2900, 50],
	),
	shop(
		'mm',
		'insein-sports',
		'badminton',
		['Insein Sports House', 'အင်းစိန် အားကစားအိမ်', 'บ้านกีฬาอินเส่ง', '永盛体育屋'],
		['sports-and-outdoors'],
		[true, 4.6, 5200, 28],
	),
	shop(
		'mm',
		'myitkyina-jade',
		'ring',
		['Myitkyina Jade and Silver', 'မြစ်ကြီးနား ကျောက်စိမ်းနှင့် ငွေထည်', 'หยกและเงินมิตจีนา', '密支那玉银'],
		['fashion'],
		[true, 4.8, 7700, 22],
	),
	shop(
		'mm',
		'yuzana-kids',
		'baby-bottle',
		['Yuzana Kids', 'ယုဇန ကလေးပစ္စည်း', 'ยุซานะคิดส์', '玉簪童品'],
		['baby-and-toys', 'books-and-stationery'],
		[false, 4.6, 4100, 18],
	),
	shop('mm', 'golden-code', 'key', ['Golden Code', 'ရွှေကုဒ်', 'โกลเด้นโค้ด', '金码'], ['digital'], [true, 4.7, 11300, 4]),
	shop(
		'mm',
		'sayar-online',
		'graduation-cap',
		['Sayar Online Academy', 'ဆရာ အွန်လိုင်းသင်တန်း', 'ซายาออนไลน์อะคาเดมี', '师者在线学院'],
		['digital'],
		[true, 4.9, 8600, 15],
	),
	shop(
		'th',
		'chatuchak-finds',
		'tote-bag',
		['Weekend Market Finds', 'စနေ တနင်္ဂနွေဈေး', 'ของเด็ดตลาดนัดสุดสัปดาห์', '周末集市好物'],
		['fashion', 'home-and-kitchen'],
		[false, 4.5, 19800, 14],
	),
	shop(
		'th',
		'isan-kitchen',
		'chillies',
		['Isan Kitchen', 'အီဆန် မီးဖိုချောင်', 'ครัวอีสาน', '依善厨房'],
		['groceries', 'home-and-kitchen'],
		[true, 4.8, 14400, 20],
	),
	shop(
		'th',
		'phuket-outdoor',
		'fishing-rod',
		['Andaman Outdoor', 'ကပ္ပလီ ခရီးသွားသုံး', 'อันดามันเอาต์ดอร์', '安达曼户外'],
		['sports-and-outdoors'],
		[true, 4.6, 6900, 30],
	),
	shop(
		'th',
		'korat-silver',
		'bracelet-silver',
		['Korat Silver', 'ခိုးရတ် ငွေထည်', 'เครื่องเงินโคราช', '呵叻银饰'],
		['fashion'],
		[true, 4.8, 9300, 25],
	),
	shop(
		'th',
		'nong-dek',
		'stroller',
		['Nong Dek Baby and Books', 'နုန်းဒက် ကလေးနှင့် စာအုပ်', 'น้องเด็กเบบี้แอนด์บุ๊ก', '小宝贝书童'],
		['baby-and-toys', 'books-and-stationery'],
		[false, 4.6, 7100, 16],
	),
	shop(
		'th',
		'rahat-thai',
		'locked-with-key',
		['Code Thai', 'ကုဒ်ထိုင်း', 'โค้ดไทย', '泰码'],
		['digital'],
		[true, 4.7, 16700, 3],
	),
	shop(
		'th',
		'khru-online',
		'open-book',
		['Khru Online', 'ခရူး အွန်လိုင်း', 'ครูออนไลน์', '克鲁在线'],
		['digital'],
		[true, 4.9, 10200, 12],
	),
];

/** The later shops with their ids. */
export const LATER_SHOPS: readonly { readonly id: number; readonly shop: ShopSeed }[] = MORE_SHOPS.map((each, i) => ({
	id: 201 + i,
	shop: each,
}));

/** Every shop with its id. */
export const ALL_SHOPS = [...SHOPS.map((each, i) => ({ id: 101 + i, shop: each })), ...LATER_SHOPS];
