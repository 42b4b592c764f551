import { W } from './choices.ts';
import { byScale, kind, material } from './kind.ts';
import { bySize, NONE, near, pick, quality, rounded, said, sized, typed } from './rules.ts';

/** Kitchenware and what cleans. */
export const HOUSEHOLD_KINDS = [
	kind(
		'cookware',
		'frying-pan wok cooking-pot mortar',
		{
			diameter: sized(
				{ cm: 1 },
				bySize('l', (litres) => rounded(14 + litres * 1.8, 0.5), typed({ mortar: pick(14, 16) }, 26)),
			),
			capacity: sized({ l: 1 }),
			material: material(
				typed({ mortar: W.granite }, said([[/traditional|handmade/i, W.castIron]], pick(W.aluminium, W.steel))),
			),
			hobs: typed(
				{ mortar: NONE },
				said(
					[
						[
							/aluminium|clay|ceramic/i,
							['Gas, charcoal, electric', 'ဂတ်စ်၊ မီးသွေး၊ လျှပ်စစ်', 'แก๊ส ถ่าน ไฟฟ้า', '燃气、炭火、电炉'],
						],
					],
					['All, also induction', 'မီးဖိုအားလုံး၊ သံလိုက်မီးဖိုပါ', 'ทุกเตา รวมเตาแม่เหล็ก', '所有炉灶含电磁炉'],
				),
			),
			lid: typed({ 'cooking-pot': W.yes }, W.no),
			weight: bySize(
				'cm',
				(cm) => rounded(cm * cm * 0.0016, 0.05),
				bySize('l', (litres) => rounded(0.7 + litres * 0.3, 0.1), 1.4),
			),
		},
		['capacity', 'hobs'],
	),
	kind(
		'tableware',
		'bowl plate mug teapot lacquer-bowl',
		{
			diameter: sized(
				{ cm: 1, inch: 2.54 },
				typed({
					bowl: byScale(12, 15, 20),
					plate: byScale(18, 23, 28),
					mug: 8.5,
					teapot: byScale(11, 14, 18),
					'lacquer-bowl': 15,
				}),
			),
			capacity: sized(
				{ l: 1, ml: 0.001 },
				typed({ bowl: byScale(0.5, 0.5, 1), mug: 0.4, teapot: byScale(0.5, 1, 1.5) }),
			),
			material: material(
				typed({ 'lacquer-bowl': ['Lacquer on bamboo', 'ဝါးပေါ်ယွန်းသုတ်', 'รักบนไม้ไผ่', '竹胎漆器'] }, W.ceramic),
			),
			microwave: typed(
				{ 'lacquer-bowl': W.unsuitable, teapot: W.unsuitable },
				said([[/steel|bamboo|teak|wood|brass|melamine|plastic|aluminium/i, W.unsuitable]], W.suitable),
			),
			grams: typed({
				bowl: near(340, 20, 5),
				plate: near(480, 20, 5),
				mug: near(330, 15, 5),
				teapot: near(620, 15, 5),
				'lacquer-bowl': near(260, 20, 5),
			}),
		},
		['capacity'],
	),
	kind('kitchen-tool', 'kitchen-knife cutlery chopsticks chopping-board scissors', {
		length: sized(
			{ cm: 1, inch: 2.54 },
			typed({ 'kitchen-knife': byScale(20, 28, 33), cutlery: 19, chopsticks: 23, 'chopping-board': 34, scissors: 18 }),
		),
		material: material(
			typed({ 'kitchen-knife': pick(W.carbonSteel, W.steel), 'chopping-board': W.rubberwood }, W.steel),
		),
		pieces: sized({ pieces: 1 }, typed({ chopsticks: 10 }, 1)),
		grams: typed({
			'kitchen-knife': near(190, 25, 5),
			cutlery: near(160, 20, 5),
			chopsticks: 120,
			'chopping-board': near(900, 20, 10),
			scissors: near(95, 20, 5),
		}),
	}),
	kind(
		'bottle',
		'water-bottle vacuum-flask',
		{
			capacity: sized({ l: 1 }, 0.6),
			material: material(typed({ 'vacuum-flask': W.steel }, W.plastic)),
			keepsHot: typed({ 'vacuum-flask': pick(8, 12) }),
			keepsCold: typed({ 'vacuum-flask': 24 }, said([[/stainless/i, 12]])),
			height: bySize('l', (litres) => rounded(16 + litres * 8, 0.5), 22),
			grams: bySize('l', (litres) => rounded(130 + litres * 210, 5), 260),
		},
		['keepsHot', 'keepsCold'],
	),
	kind('food-container', 'lunch-box food-container', {
		capacity: sized(
			{ l: 1 },
			bySize(
				'tiers',
				(tiers) => rounded(tiers * 0.6, 0.1),
				bySize('pieces', () => 0.6, 1),
			),
		),
		pieces: sized({ pieces: 1, tiers: 1 }, 1),
		material: material(W.plastic),
		microwave: said([[/steel|bamboo|electric/i, W.unsuitable]], W.suitable),
		lid: ['Airtight', 'လေလုံ', 'ปิดสนิท', '密封'],
	}),
	kind(
		'cleaning-tool',
		'broom mop bucket clothes-hanger',
		{
			length: typed({
				broom: pick(95, 110),
				mop: 128,
				bucket: bySize('l', (litres) => rounded(20 + litres * 0.8, 1), 28),
				'clothes-hanger': sized({ m: 100 }, 42),
			}),
			capacity: typed({ bucket: sized({ l: 1 }, 12) }),
			pieces: sized({ pieces: 1 }, 1),
			material: material(typed({ broom: ['Grass and bamboo', 'တံမြက်နှင့် ဝါး', 'ดอกหญ้าและไม้ไผ่', '草与竹'] }, W.plastic)),
			grams: typed({
				broom: near(420, 20, 10),
				mop: near(900, 25, 10),
				bucket: near(600, 25, 10),
				'clothes-hanger': sized({ pieces: 45 }, 1_800),
			}),
		},
		['capacity'],
	),
	kind(
		'cleaning-agent',
		'laundry-detergent dish-soap floor-cleaner insect-spray mosquito-coils',
		{
			netWeight: sized({ g: 1 }),
			netVolume: sized({ ml: 1, l: 1_000 }),
			count: typed({ 'mosquito-coils': sized({ pieces: 1 }, 10) }),
			form: typed(
				{ 'insect-spray': ['Spray', 'စပရေး', 'สเปรย์', '喷雾'], 'mosquito-coils': ['Coil', 'အခွေ', 'ขด', '盘香'] },
				said([[/powder/i, ['Powder', 'အမှုန့်', 'ผง', '粉']]], ['Liquid', 'အရည်', 'น้ำ', '液体']),
			),
			scent: quality(
				'scent',
				said([[/charcoal/i, ['Charcoal', 'မီးသွေး', 'ชาร์โคล', '竹炭']]], ['Fresh', 'လတ်ဆတ်ရနံ့', 'กลิ่นสดชื่น', '清新']),
			),
			keeps: pick(24, 36),
		},
		['netWeight', 'netVolume', 'count'],
	),
	kind(
		'tissue',
		'toilet-paper',
		{
			count: sized({ rolls: 1 }),
			sheets: sized({ sheets: 1 }, pick(150, 200)),
			layers: said([[/ultra/i, 3]], 2),
			material: material(['Virgin pulp', 'သစ်ပျော့ဖတ်သစ်', 'เยื่อบริสุทธิ์', '原生木浆']),
		},
		['count'],
	),
	kind(
		'pet-litter',
		'pet-litter',
		{
			netVolume: sized({ l: 1_000 }, 5_000),
			material: said(
				[[/tofu/i, ['Soybean pulp', 'ပဲပုပ်ဖတ်', 'กากถั่วเหลือง', '豆渣']]],
				['Bentonite', 'ဘန်တိုနိုက်', 'เบนโทไนต์', '膨润土'],
			),
			scent: quality('scent', quality('flavour', quality('skin'))),
		},
		['scent'],
	),
] as const;
