import { CARRIED_BY } from './carrying.ts';
import { W } from './choices.ts';
import { byScale, kind, material } from './kind.ts';
import { bySize, NONE, near, pick, quality, rounded, said, sized, typed } from './rules.ts';

/** Furniture, bedding and decoration. */
export const HOME_KINDS = [
	kind('sofa', 'sofa', {
		width: said(
			[
				[/corner/i, 255],
				[/sofa bed/i, 190],
			],
			byScale(142, 196, 236),
		),
		depth: said(
			[
				[/corner/i, 162],
				[/sofa bed/i, 90],
			],
			byScale(76, 86, 96),
		),
		height: byScale(76, 82, 88),
		seatHeight: pick(40, 42, 44),
		seats: said(
			[
				[/corner/i, 5],
				[/compact/i, 2],
				[/large/i, 4],
			],
			3,
		),
		cover: said([[/teak|rattan/i, W.cotton]], quality('material', pick(W.polyester, W.linen))),
		frame: said(
			[
				[/teak/i, W.teak],
				[/rattan/i, W.rattan],
			],
			W.rubberwood,
		),
		assembly: ['Feet to screw on, 10 minutes', 'ခြေထောက်တပ်ရန် ၁၀ မိနစ်', 'ขันขา 10 นาที', '安装沙发脚，10分钟'],
		weight: said(
			[
				[/corner/i, 88],
				[/sofa bed/i, 46],
			],
			byScale(32, 52, 74),
		),
		carrying: CARRIED_BY['two-people'],
	}),
	kind(
		'chair',
		'chair',
		{
			width: said(
				[
					[/gaming|office/i, 66],
					[/folding/i, 46],
				],
				byScale(44, 48, 58),
			),
			depth: said(
				[
					[/gaming|office/i, 66],
					[/folding/i, 47],
				],
				byScale(46, 52, 60),
			),
			height: said(
				[
					[/gaming/i, 128],
					[/office/i, 112],
					[/folding/i, 78],
				],
				byScale(80, 90, 98),
			),
			seatHeight: pick(44, 45, 46),
			material: material(said([[/teak/i, W.teak]], W.plastic)),
			load: said([[/folding/i, 100]], pick(110, 120)),
			assembly: said(
				[[/gaming|office/i, ['20 minutes, tools included', 'မိနစ် ၂၀၊ ကိရိယာပါ', '20 นาที มีเครื่องมือให้', '20分钟，含工具']]],
				['Comes assembled', 'တပ်ဆင်ပြီး', 'ประกอบมาแล้ว', '已组装'],
			),
			weight: said(
				[
					[/gaming/i, 18.5],
					[/office/i, 13],
					[/folding/i, 3],
				],
				byScale(5, 7, 10),
			),
			carrying: said([[/gaming|office/i, CARRIED_BY['one-person']]], NONE),
		},
		['carrying'],
	),
	kind('storage-furniture', 'storage-box storage-basket drawer-cabinet', {
		width: bySize(
			'l',
			(litres) => rounded(22 + litres * 0.4, 1),
			bySize(
				'cm',
				(cm) => cm,
				bySize('tiers', () => 40, 40),
			),
		),
		depth: bySize(
			'l',
			(litres) => rounded(18 + litres * 0.26, 1),
			bySize('cm', (cm) => rounded(cm * 0.7, 1), 48),
		),
		height: bySize(
			'l',
			(litres) => rounded(14 + litres * 0.22, 1),
			bySize(
				'cm',
				(cm) => rounded(cm * 0.6, 1),
				bySize('tiers', (tiers) => tiers * 24 + 8, 24),
			),
		),
		material: material(W.plastic),
		lid: typed({ 'storage-box': ['With lid', 'အဖုံးပါ', 'มีฝา', '带盖'] }, ['Without lid', 'အဖုံးမပါ', 'ไม่มีฝา', '无盖']),
		weight: bySize(
			'l',
			(litres) => rounded(0.4 + litres * 0.028, 0.1),
			bySize('tiers', (tiers) => rounded(1.2 + tiers * 0.9, 0.1), 0.8),
		),
	}),
	kind('bedding', 'bedsheet-set blanket mosquito-net', {
		bedSize: sized({ ft: 1 }, 6),
		width: bySize('ft', (feet) => rounded(feet * 30.5, 1), 180),
		length: typed({ 'mosquito-net': 200, blanket: 200 }, 198),
		fabric: quality('material', typed({ 'mosquito-net': W.polyester }, W.microfibre)),
		pieces: typed({ 'bedsheet-set': bySize('ft', (feet) => (feet >= 5 ? 5 : 3), 5) }, 1),
		pattern: quality('pattern', ['Plain', 'အပြောင်', 'สีพื้น', '纯色']),
	}),
	kind('textile', 'pillow towel curtain floor-mat', {
		width: typed({
			pillow: 45,
			towel: bySize('cm', (cm) => rounded(cm * 0.5, 1), 35),
			curtain: bySize('cm', (cm) => (cm === 180 ? 180 : 130), 130),
			'floor-mat': bySize(
				'ft',
				(feet) => rounded(feet * 30.5, 1),
				bySize('cm', (cm) => rounded(cm * 0.66, 1), 60),
			),
		}),
		length: typed(
			{ pillow: said([[/bolster/i, 100]], 70), 'floor-mat': bySize('ft', () => 200, sized({ cm: 1 }, 180)) },
			sized({ cm: 1 }, 140),
		),
		fabric: quality(
			'material',
			typed({ 'floor-mat': W.polyester, curtain: W.polyester, pillow: W.microfibre }, W.cotton),
		),
		pattern: quality('pattern', ['Plain', 'အပြောင်', 'สีพื้น', '纯色']),
		grams: typed({
			pillow: near(900, 20, 10),
			towel: bySize('cm', (cm) => rounded(cm * cm * 0.0225, 10), 200),
			curtain: near(850, 15, 10),
			'floor-mat': near(900, 30, 10),
		}),
	}),
	kind(
		'mirror',
		'make-up-mirror wall-clock',
		{
			diameter: sized({ cm: 1 }, byScale(13, 17, 22)),
			material: material(typed({ 'make-up-mirror': pick(W.plastic, W.wood) }, W.plastic)),
			movement: typed({
				'wall-clock': said(
					[[/digital/i, ['Digital', 'ဒစ်ဂျစ်တယ်', 'ดิจิทัล', '数字']]],
					['Quartz, silent', 'ကွာ့ဇ်၊ အသံတိတ်', 'ควอตซ์ เดินเงียบ', '石英静音'],
				),
			}),
			powerSource: typed({ 'wall-clock': W.batteries }),
			grams: near(520, 25, 10),
		},
		['movement', 'powerSource'],
	),
	kind(
		'candle',
		'candle incense',
		{
			netWeight: sized({ g: 1 }),
			pieces: sized({ pieces: 1 }, 1),
			burnTime: typed({ candle: bySize('g', (grams) => rounded(grams * 0.2, 1), 30), incense: 1 }),
			scent: said(
				[
					[/coconut/i, ['Coconut', 'အုန်းသီး', 'มะพร้าว', '椰子']],
					[/aloe/i, ['Aloe vera', 'ရှားစောင်းလက်ပတ်', 'ว่านหางจระเข้', '芦荟']],
					[/thanaka/i, ['Thanaka', 'သနပ်ခါး', 'ทานาคา', '黄香楝']],
					[/green tea/i, ['Green tea', 'လက်ဖက်စိမ်း', 'ชาเขียว', '绿茶']],
				],
				quality('scent', ['Jasmine', 'စံပယ်', 'มะลิ', '茉莉']),
			),
			material: typed({
				candle: ['Soy wax, cotton wick', 'ပဲပုပ်ဖယောင်း၊ ချည်မီးစာ', 'ไขถั่วเหลือง ไส้ฝ้าย', '大豆蜡、棉芯'],
				incense: ['Sandalwood powder', 'စန္ဒကူးမှုန့်', 'ผงไม้จันทน์', '檀木粉'],
			}),
		},
		['netWeight'],
	),
	kind('lantern', 'paper-lantern', {
		diameter: sized({ cm: 1 }, byScale(20, 28, 40)),
		material: quality('material', W.paper),
		frame: W.bamboo,
		grams: near(140, 30, 5),
	}),
	kind('plant', 'potted-plant', {
		height: sized({ cm: 1 }, pick(25, 30, 40)),
		light: said(
			[[/cactus|bonsai|jasmine/i, ['Sun', 'နေရောင်', 'แดดจัด', '喜阳']]],
			['Half-shade', 'အရိပ်တစ်ဝက်', 'แดดรำไร', '半阴'],
		),
		material: quality('material', ['Plastic pot', 'ပလတ်စတစ်အိုး', 'กระถางพลาสติก', '塑料盆']),
		diameter: pick(10, 12, 15),
	}),
	kind('umbrella', 'umbrella', {
		diameter: sized(
			{ cm: 1 },
			said(
				[
					[/folding|compact/i, 96],
					[/kids/i, 76],
					[/large/i, 130],
				],
				pick(104, 110),
			),
		),
		length: said(
			[
				[/folding|compact/i, 29],
				[/kids/i, 62],
			],
			pick(86, 92),
		),
		cover: quality('material', W.cotton),
		frame: said([[/folding|nylon|automatic|kids|UNIQLO/i, W.steel]], W.bamboo),
		grams: said([[/folding|compact/i, near(310, 10, 5)]], near(520, 12, 5)),
	}),
] as const;
