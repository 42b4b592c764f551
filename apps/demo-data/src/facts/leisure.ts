import { W } from './choices.ts';
import { byScale, kind, material } from './kind.ts';
import { bySize, inEdition, near, pick, quality, type Rule, rounded, said, sized, text, typed } from './rules.ts';

const BOOK_LANGUAGE: Rule = said(
	[
		[/English–Burmese/, ['English and Burmese', 'အင်္ဂလိပ်နှင့် မြန်မာ', 'อังกฤษและพม่า', '英语与缅甸语']],
		[/English–Thai/, ['English and Thai', 'အင်္ဂလိပ်နှင့် ထိုင်း', 'อังกฤษและไทย', '英语与泰语']],
		[/Chinese–Burmese/, ['Chinese and Burmese', 'တရုတ်နှင့် မြန်မာ', 'จีนและพม่า', '汉语与缅甸语']],
		[/Chinese–Thai/, ['Chinese and Thai', 'တရုတ်နှင့် ထိုင်း', 'จีนและไทย', '汉语与泰语']],
		[
			/bilingual/i,
			inEdition({
				mm: ['Burmese and English', 'မြန်မာနှင့် အင်္ဂလိပ်', 'พม่าและอังกฤษ', '缅甸语与英语'],
				th: ['Thai and English', 'ထိုင်းနှင့် အင်္ဂလိပ်', 'ไทยและอังกฤษ', '泰语与英语'],
			}),
		],
	],
	inEdition({ mm: W.burmese, th: W.thai }),
);
/** Baby goods, toys, books, stationery and music. */
export const LEISURE_KINDS = [
	kind('baby-bottle', 'baby-bottle', {
		netVolume: sized({ ml: 1 }, 240),
		material: material(said([[/glass/i, W.glass]], text('PPSU'))),
		babyAge: said(
			[[/newborn/i, ['From birth', 'မွေးကင်းစမှ', 'แรกเกิดขึ้นไป', '新生儿起']]],
			['From 3 months', '၃ လမှစ၍', '3 เดือนขึ้นไป', '3个月起'],
		),
	}),
	kind('stroller', 'stroller', {
		load: said([[/twin/i, 30]], pick(15, 20)),
		width: said([[/twin/i, 76]], pick(45, 48)),
		length: pick(78, 84),
		height: pick(98, 102),
		babyAge: said(
			[[/newborn/i, ['From birth', 'မွေးကင်းစမှ', 'แรกเกิดขึ้นไป', '新生儿起']]],
			['From 6 months', '၆ လမှစ၍', '6 เดือนขึ้นไป', '6个月起'],
		),
		weight: said(
			[
				[/twin/i, 10.5],
				[/portable|Bingle/i, 4.5],
			],
			6.5,
		),
	}),
	kind('soft-toy', 'teddy-bear panda-plush doll', {
		height: sized({ cm: 1 }, 30),
		material: quality('material', typed({ doll: W.plastic }, W.plush)),
		age: typed({ doll: 3 }, 1),
		grams: bySize('cm', (cm) => rounded(cm * cm * 0.24, 10), 200),
	}),
	kind('toy', 'toy-car building-blocks jigsaw-puzzle kite yo-yo', {
		pieces: sized({ pieces: 1 }, 1),
		age: typed(
			{
				'building-blocks': said(
					[
						[/Duplo/, 2],
						[/Technic/, 8],
					],
					4,
				),
				'jigsaw-puzzle': bySize('pieces', (pieces) => (pieces >= 500 ? 8 : pieces > 100 ? 5 : 3), 5),
				kite: 5,
				'yo-yo': 6,
			},
			3,
		),
		material: material(typed({ 'jigsaw-puzzle': W.cardboard, kite: W.polyester }, W.plastic)),
		width: typed({
			'jigsaw-puzzle': bySize('pieces', (pieces) => (pieces >= 1_000 ? 68 : pieces >= 500 ? 48 : 34), 34),
			kite: byScale(60, 90, 140),
			'yo-yo': 5.7,
			'toy-car': said([[/remote|town|track|excavator/i, 22]], 7.5),
			'building-blocks': 28,
		}),
	}),
	kind('board-game', 'board-game mahjong playing-cards', {
		players: said([[/Ludo|Mahjong|Cards/i, ['2–4', '၂–၄', '2–4 คน', '2–4人']]], ['2', '၂', '2 คน', '2人']),
		pieces: sized(
			{ pieces: 1 },
			said(
				[
					[/chess/i, 32],
					[/Go set/i, 361],
					[/Ludo/i, 16],
				],
				54,
			),
		),
		age: said([[/Ludo/, 4]], 8),
		material: quality(
			'material',
			typed({ mahjong: ['Melamine', 'မယ်လမင်း', 'เมลามีน', '密胺'], 'playing-cards': W.plastic }, W.wood),
		),
	}),
	kind(
		'scooter',
		'kick-scooter',
		{
			load: said([[/adult|electric/i, 100]], 50),
			height: said([[/adult|electric/i, 115]], 84),
			wheels: said([[/Safe-edge|colourful/i, 3]], 2),
			age: said([[/adult|electric/i, 14]], 5),
			playtime: said([[/electric/i, 1]]),
			weight: said([[/electric/i, 15.6]], near(3.4, 15, 0.1)),
		},
		['playtime'],
	),
	kind('book', 'cookbook folk-tales comic-book dictionary', {
		pages: sized({ pages: 1 }, 160),
		language: BOOK_LANGUAGE,
		binding: said(
			[[/hardcover|dictionary/i, ['Hardcover', 'အဖုံးမာ', 'ปกแข็ง', '精装']]],
			['Paperback', 'အဖုံးပျော့', 'ปกอ่อน', '平装'],
		),
		height: said([[/pocket/i, 16.5]], 21),
		width: said([[/pocket/i, 11]], 14.5),
		paper: said([[/recycled/i, 70]], pick(75, 80)),
	}),
	kind('notebook', 'notebook exercise-book sticky-notes', {
		pages: sized({ pages: 1, sheets: 1 }, 100),
		ruling: said(
			[
				[/graph/i, ['Squared', 'အကွက်', 'ตาราง', '方格']],
				[/dot grid/i, ['Dots', 'အစက်', 'จุด', '点阵']],
				[/drawing/i, ['Blank', 'အလွတ်', 'เปล่า', '空白']],
			],
			typed({ 'sticky-notes': ['Blank', 'အလွတ်', 'เปล่า', '空白'] }, ['Lined', 'မျဉ်းသား', 'มีเส้น', '横线']),
		),
		height: typed({ 'sticky-notes': 7.6 }, said([[/pocket/i, 14.8]], 21)),
		width: typed({ 'sticky-notes': 7.6 }, said([[/pocket/i, 10.5]], 14.8)),
		paper: said([[/mulberry/i, 60]], typed({ notebook: 80 }, 70)),
	}),
	kind('pen', 'fountain-pen ballpoint-pen pencil', {
		tip: typed({ 'fountain-pen': pick(0.4, 0.5), 'ballpoint-pen': sized({ mm: 1 }, pick(0.5, 0.7)), pencil: 2 }),
		ink: typed(
			{
				pencil: said([[/colour/i, ['Colours', 'ရောင်စုံ', 'หลายสี', '彩色']]], ['Graphite HB', 'ခဲ HB', 'ไส้ HB', '石墨HB']),
				'fountain-pen': ['Cartridge or converter', 'မှင်ကျည် သို့မဟုတ် မှင်စုပ်တံ', 'หลอดหมึกหรือที่สูบหมึก', '墨囊或吸墨器'],
			},
			pick(['Blue', 'အပြာ', 'น้ำเงิน', '蓝'], ['Black', 'အနက်', 'ดำ', '黑']),
		),
		pieces: sized({ pieces: 1 }, 1),
		material: quality('material', typed({ pencil: W.wood, 'fountain-pen': W.brass }, W.plastic)),
	}),
	kind('colours', 'crayons watercolours', {
		colours: sized({ pieces: 1, ml: 1 }, 12),
		form: typed(
			{ crayons: ['Wax', 'ဖယောင်း', 'สีเทียน', '蜡'] },
			said([[/gouache|acrylic/i, ['Tubes', 'ပြွန်', 'หลอด', '管装']]], ['Pans', 'ခွက်', 'ตลับ', '块状']),
		),
		age: typed({ crayons: 3 }, 6),
		standard: text('EN 71'),
	}),
	kind(
		'instrument',
		'guitar ukulele drum',
		{
			length: typed({
				guitar: said([[/41"/, 104]], 100),
				ukulele: sized({ inch: 2.54 }, 58),
				drum: byScale(22, 30, 46),
			}),
			strings: typed({ guitar: 6, ukulele: 4 }),
			material: material(W.wood),
			weight: typed({ guitar: near(1.9, 12, 0.1), ukulele: 0.6, drum: near(2.4, 20, 0.1) }),
		},
		['strings'],
	),
] as const;
