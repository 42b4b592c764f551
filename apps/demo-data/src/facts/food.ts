import type { Words } from '../words.ts';
import { W } from './choices.ts';
import { kind } from './kind.ts';
import { apply, inEdition, NONE, pick, quality, type Rule, said, sized, typed } from './rules.ts';

const COUNTRIES = {
	Myanmar: ['Myanmar', 'မြန်မာ', 'เมียนมา', '缅甸'],
	Thailand: ['Thailand', 'ထိုင်း', 'ไทย', '泰国'],
	'South Korea': ['South Korea', 'တောင်ကိုရီးယား', 'เกาหลีใต้', '韩国'],
	Indonesia: ['Indonesia', 'အင်ဒိုနီးရှား', 'อินโดนีเซีย', '印度尼西亚'],
	Malaysia: ['Malaysia', 'မလေးရှား', 'มาเลเซีย', '马来西亚'],
} as const satisfies Record<string, Words>;
/** Where packed food of a brand is made; in Thailand unless named. */
const MADE_IN: Readonly<Record<string, keyof typeof COUNTRIES>> = {
	Nongshim: 'South Korea',
	Samyang: 'South Korea',
	Lotte: 'South Korea',
	Indomie: 'Indonesia',
	"Munchy's": 'Malaysia',
	Ayam: 'Malaysia',
	'Ah Yee Taung': 'Myanmar',
	Alpine: 'Myanmar',
	'Max+': 'Myanmar',
	Premier: 'Myanmar',
	'Royal Myanmar': 'Myanmar',
	Sunday: 'Myanmar',
	'Ve Ve': 'Myanmar',
};

/** Where goods come from: the region in their names, the country of their brand, or a region of the edition. */
const from = (mm: Rule, th: Rule): Rule => {
	const unbranded = said([[/\bShan\b/, W.shan]], inEdition({ mm, th }));
	return quality('origin', (subject, attribute) =>
		subject.brand === undefined
			? apply(unbranded, subject, attribute)
			: COUNTRIES[MADE_IN[subject.brand] ?? 'Thailand'],
	);
};
const NET = {
	netWeight: sized({ g: 1, kg: 1_000 }),
	netVolume: sized({ ml: 1, l: 1_000 }),
	count: sized({ pieces: 1 }),
	sachets: sized({ sachets: 1 }),
} as const;
const NET_KEYS = ['netWeight', 'netVolume', 'count', 'sachets'] as const;
const FRESH = ['Picked ripe', 'ရင့်မှည့်ချိန်ခူး', 'เก็บเมื่อแก่จัด', '成熟采摘'] as const;
const IMPORTED = ['Imported', 'ပြည်ပမှ', 'นำเข้า', '进口'] as const;

/** Food, drinks and what pets eat. */
export const FOOD_KINDS = [
	kind('rice', 'rice', {
		grain: said(
			[
				[/sticky/i, ['Sticky rice', 'ကောက်ညှင်း', 'ข้าวเหนียว', '糯米']],
				[
					/jasmine/i,
					inEdition({
						mm: ['Paw San jasmine rice', 'ပေါ်ဆန်းမွှေး', 'ข้าวหอมปอซาน', '宝山香米'],
						th: ['Hom Mali jasmine rice', 'ထိုင်းပေါ်ဆန်းမွှေး', 'ข้าวหอมมะลิ', '茉莉香米'],
					}),
				],
				[/parboiled/i, ['Parboiled rice', 'ဆန်ပေါင်း', 'ข้าวนึ่ง', '蒸谷米']],
				[/brown/i, ['Brown rice', 'ဆန်လုံးညို', 'ข้าวกล้อง', '糙米']],
			],
			inEdition({
				mm: ['Paw San fragrant rice', 'ပေါ်ဆန်းမွှေး', 'ข้าวหอมปอซาน', '宝山香米'],
				th: ['Hom Mali jasmine rice', 'ထိုင်းပေါ်ဆန်းမွှေး', 'ข้าวหอมมะลิ', '茉莉香米'],
			}),
		),
		origin: from(W.ayeyarwady, W.surin),
		netWeight: sized({ kg: 1_000, g: 1 }, 5_000),
		cooking: said([[/sticky/i, 25]], 20),
		storing: W.coolDry,
	}),
	kind(
		'noodles',
		'rice-noodles instant-noodles',
		{
			...NET,
			flavour: quality('flavour', ['Plain', 'အရသာမပါ', 'ไม่ปรุงรส', '原味']),
			cooking: typed({ 'instant-noodles': 3 }, 5),
			origin: from(W.yangon, W.nakhonPathom),
			storing: W.coolDry,
		},
		NET_KEYS,
	),
	kind(
		'tea-and-coffee',
		'green-tea milk-tea coffee pickled-tea',
		{
			...NET,
			variety: typed({
				'green-tea': said([[/oolong/i, ['Oolong', 'အူလုံ', 'อู่หลง', '乌龙']]], ['Green tea', 'လက်ဖက်စိမ်း', 'ชาเขียว', '绿茶']),
				'milk-tea': ['Black tea with milk', 'လက်ဖက်နီနှင့် နို့', 'ชาดำใส่นม', '红茶加奶'],
				coffee: said(
					[[/mix|3-in-1|Nescaf|Birdy/i, ['Robusta blend', 'ရိုဘတ်စတာအရော', 'โรบัสตาผสม', '罗布斯塔拼配']]],
					['Arabica', 'အာရဘီကာ', 'อาราบิก้า', '阿拉比卡'],
				),
				'pickled-tea': ['Fermented tea leaves', 'လက်ဖက်', 'ใบเมี่ยง', '发酵茶叶'],
			}),
			flavour: quality('flavour', quality('scent')),
			origin: from(W.shan, W.chiangRai),
			storing: W.coolDry,
		},
		[...NET_KEYS, 'flavour'],
	),
	kind(
		'drink',
		'soft-drink-can energy-drink juice drinking-water',
		{
			...NET,
			flavour: quality(
				'flavour',
				typed({ 'drinking-water': NONE, 'energy-drink': ['Original', 'မူရင်း', 'ดั้งเดิม', '原味'] }, [
					'Original',
					'မူရင်း',
					'ดั้งเดิม',
					'原味',
				]),
			),
			origin: from(W.yangon, W.bangkok),
			storing: W.roomShade,
		},
		[...NET_KEYS, 'flavour'],
	),
	kind(
		'dairy',
		'milk-carton condensed-milk milk-powder-can',
		{
			...NET,
			flavour: quality(
				'flavour',
				typed({ 'condensed-milk': ['Sweetened', 'အချို', 'หวาน', '加糖'] }, ['Plain', 'မူရင်း', 'รสจืด', '原味']),
			),
			user: typed({
				'milk-powder-can': said(
					[
						[/newborn/i, ['Babies from birth', 'မွေးကင်းစမှစ၍', 'แรกเกิดขึ้นไป', '新生儿起']],
						[/adult/i, W.adults],
					],
					['Children from 3 years', 'အသက် ၃ နှစ်မှစ၍', 'เด็ก 3 ปีขึ้นไป', '3岁以上儿童'],
				),
			}),
			origin: from(W.yangon, W.nakhonPathom),
			storing: typed({ 'milk-carton': W.roomShade }, W.coolDry),
		},
		[...NET_KEYS, 'user'],
	),
	kind(
		'fruit',
		'mango pineapple coconut apple banana avocado durian orange-fruit watermelon papaya dragon-fruit mangosteen longans rambutans',
		{
			...NET,
			origin: typed(
				{ apple: said([[/Myanmar|Shan/i, W.shan]], IMPORTED) },
				from(
					typed({ durian: W.myeik, avocado: W.shan, 'orange-fruit': W.shan }, W.mandalay),
					typed(
						{ durian: W.chanthaburi, mangosteen: W.chanthaburi, rambutans: W.chanthaburi, longans: W.chiangMai },
						W.chanthaburi,
					),
				),
			),
			ripeness: FRESH,
			storing: typed({ apple: W.chilled }, W.roomShade),
		},
		NET_KEYS,
	),
	kind(
		'vegetable',
		'chillies garlic onion tomato potato carrots leafy-greens',
		{
			...NET,
			origin: from(W.shan, W.chiangMai),
			storing: typed(
				{ 'leafy-greens': W.chilled, chillies: W.chilled, tomato: W.chilled, carrots: W.chilled },
				W.roomShade,
			),
		},
		NET_KEYS,
	),
	kind('eggs', 'eggs', {
		count: sized({ pieces: 1 }, 10),
		variety: said(
			[
				[/duck/i, ['Duck', 'ဘဲ', 'เป็ด', '鸭']],
				[/quail/i, ['Quail', 'ငုံး', 'นกกระทา', '鹌鹑']],
			],
			['Chicken', 'ကြက်', 'ไก่', '鸡'],
		),
		origin: from(W.yangon, W.nakhonPathom),
		storing: W.chilled,
	}),
	kind(
		'snack',
		'peanuts cashews biscuits chips-bag chocolate seaweed-snack dried-beans honey',
		{
			...NET,
			flavour: quality(
				'flavour',
				typed(
					{
						honey: ['Wild flowers', 'တောပန်း', 'ดอกไม้ป่า', '野花'],
						peanuts: ['Lightly salted', 'ဆားအနည်းငယ်', 'เค็มน้อย', '微咸'],
					},
					['Original', 'မူရင်း', 'ดั้งเดิม', '原味'],
				),
			),
			origin: from(W.mandalay, typed({ honey: W.chiangMai }, W.bangkok)),
			storing: W.coolDry,
		},
		NET_KEYS,
	),
	kind(
		'preserved',
		'canned-fish dried-fish dried-shrimp dried-squid',
		{
			...NET,
			origin: from(W.myeik, W.samutSakhon),
			storing: typed({ 'canned-fish': W.roomShade }, W.chilled),
		},
		NET_KEYS,
	),
	kind(
		'seasoning',
		'fish-sauce soy-sauce chilli-sauce curry-paste cooking-oil sugar-salt palm-sugar',
		{
			...NET,
			flavour: quality('flavour'),
			heat: typed({
				'chilli-sauce': pick(['Medium', 'အလယ်အလတ်', 'กลาง', '中辣'], ['Hot', 'စပ်', 'เผ็ด', '辣']),
				'curry-paste': said([[/green|hot/i, ['Hot', 'စပ်', 'เผ็ด', '辣']]], ['Medium', 'အလယ်အလတ်', 'กลาง', '中辣']),
			}),
			origin: from(
				typed({ 'palm-sugar': W.mandalay, 'fish-sauce': W.myeik }, W.yangon),
				typed({ 'fish-sauce': W.samutSakhon }, W.bangkok),
			),
			storing: W.roomShade,
		},
		[...NET_KEYS, 'flavour', 'heat'],
	),
	kind('pet-food', 'cat-food dog-food', {
		netWeight: sized({ g: 1, kg: 1_000 }, 1_000),
		flavour: quality('flavour', ['Chicken', 'ကြက်သား', 'ไก่', '鸡肉']),
		petAge: said(
			[
				[/kitten/i, ['Kittens', 'ကြောင်ပေါက်', 'ลูกแมว', '幼猫']],
				[/puppy/i, ['Puppies', 'ခွေးပေါက်', 'ลูกสุนัข', '幼犬']],
			],
			typed({ 'cat-food': ['Grown cats', 'ကြောင်ကြီး', 'แมวโต', '成猫'] }, ['Grown dogs', 'ခွေးကြီး', 'สุนัขโต', '成犬']),
		),
		form: said([[/\b(80|130|60) g/, ['Wet', 'အစို', 'แบบเปียก', '湿粮']]], ['Dry', 'အခြောက်', 'แบบเม็ด', '干粮']),
		storing: W.coolDry,
	}),
] as const;
