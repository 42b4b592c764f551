import { CARRIED_BY } from './carrying.ts';
import { W } from './choices.ts';
import { kind, material, wearer } from './kind.ts';
import { bySize, NONE, near, pick, quality, type Rule, said, sized, text, typed } from './rules.ts';

const NYLON_OR = (otherwise: Rule): Rule =>
	said(
		[
			[/nylon/i, W.nylon],
			[/canvas/i, W.canvas],
		],
		quality('material', otherwise),
	);

/** Sport and outdoors. */
export const SPORT_KINDS = [
	kind(
		'ball',
		'football basketball volleyball chinlone',
		{
			ballSize: typed({
				football: said(
					[
						[/futsal/i, 4],
						[/junior/i, 4],
					],
					5,
				),
				basketball: 7,
				volleyball: 5,
			}),
			diameter: typed({
				chinlone: said([[/kids'/, 12]], 13.5),
				basketball: 24.3,
				volleyball: 21,
				football: said([[/futsal|junior/i, 20]], 22),
			}),
			material: quality('material', typed({ chinlone: W.rattan }, W.fauxLeather)),
			grams: typed(
				{ chinlone: near(180, 8, 5), basketball: 600, volleyball: 270 },
				said([[/futsal|junior/i, 390]], 430),
			),
		},
		['ballSize'],
	),
	kind('racket', 'badminton table-tennis', {
		material: said(
			[[/shuttlecock|Mavis/i, W.nylon]],
			quality(
				'material',
				typed({
					badminton: said([[/racket/i, ['Carbon fibre', 'ကာဗွန်ဖိုင်ဘာ', 'คาร์บอนไฟเบอร์', '碳纤维']]], W.aluminium),
					'table-tennis': W.wood,
				}),
			),
		),
		pieces: typed({ badminton: sized({ pieces: 1 }, said([[/set/i, 2]], 1)), 'table-tennis': 1 }),
		grams: typed({ badminton: near(85, 6, 1), 'table-tennis': near(165, 6, 1) }),
		user: wearer(W.everyone),
	}),
	kind('boxing-gloves', 'boxing-gloves', {
		ounces: sized({ oz: 1 }, pick(10, 12)),
		material: material(W.fauxLeather),
		closure: ['Hook and loop', 'ကပ်ခွာကြိုး', 'แถบตีนตุ๊กแก', '魔术贴'],
		user: wearer(W.adults),
	}),
	kind(
		'weights',
		'dumbbell kettlebell',
		{
			weight: sized({ kg: 1 }, 5),
			material: quality('material', W.castIron),
			pieces: typed({ dumbbell: 2 }, 1),
			carrying: bySize('kg', (kg) => (kg > 20 ? CARRIED_BY['one-person'] : undefined), NONE),
		},
		['carrying'],
	),
	kind(
		'training',
		'yoga-mat skipping-rope',
		{
			length: typed({ 'yoga-mat': pick(173, 183), 'skipping-rope': 280 }),
			width: typed({ 'yoga-mat': 61 }),
			thickness: typed({ 'yoga-mat': pick(6, 8), 'skipping-rope': 5 }),
			material: quality('material', typed({ 'yoga-mat': text('TPE') }, W.plastic)),
			grams: typed({ 'yoga-mat': near(950, 15, 10), 'skipping-rope': near(190, 20, 5) }),
		},
		['width'],
	),
	kind('bicycle', 'bicycle', {
		wheel: sized({ inch: 1 }, said([[/junior/i, 20]], 26)),
		gears: said(
			[
				[/Talon/, 24],
				[/Escape/, 24],
				[/mountain/i, 21],
				[/kids'|beginner/i, 1],
			],
			7,
		),
		brakes: said([[/Talon|mountain|electric/i, ['Disc', 'ဒစ်', 'ดิสก์', '碟刹']]], ['Rim', 'ရင်', 'ก้ามปู', '圈刹']),
		frame: material(said([[/Giant|lightweight|mountain/i, W.aluminium]], ['Steel', 'သံမဏိ', 'เหล็ก', '钢'])),
		load: said([[/kids'|junior/i, 50]], 110),
		weight: said(
			[[/electric/i, 23]],
			bySize('inch', (inch) => (inch <= 20 ? 10.5 : 13.5), near(14, 8, 0.1)),
		),
		carrying: CARRIED_BY['one-person'],
	}),
	kind('tent', 'tent', {
		people: said(
			[
				[/Air Seconds/, 4],
				[/kids/i, 2],
				[/2 Seconds|MH100|lightweight/i, 2],
			],
			pick(3, 4),
		),
		width: said(
			[
				[/Air Seconds/, 260],
				[/kids/i, 110],
			],
			200,
		),
		length: said([[/kids/i, 110]], 210),
		height: said(
			[
				[/Air Seconds/, 190],
				[/kids/i, 130],
			],
			130,
		),
		waterColumn: said([[/kids|canvas/i, 800]], pick(2_000, 3_000)),
		weight: said(
			[
				[/Air Seconds/, 14],
				[/kids/i, 1.6],
			],
			near(2.9, 12, 0.1),
		),
	}),
	kind(
		'camping',
		'sleeping-bag camping-stove charcoal-stove',
		{
			material: NYLON_OR(typed({ 'camping-stove': W.steel, 'charcoal-stove': W.clay }, W.polyester)),
			length: typed({
				'sleeping-bag': said(
					[
						[/kids/i, 165],
						[/hammock/i, 260],
					],
					210,
				),
				'camping-stove': 34,
				'charcoal-stove': 30,
			}),
			comfort: typed({
				'sleeping-bag': said(
					[
						[/hammock/i, 20],
						[/MT500/, 5],
					],
					10,
				),
			}),
			power: typed({ 'camping-stove': 2_500 }),
			weight: typed({
				'sleeping-bag': near(1.1, 20, 0.1),
				'camping-stove': near(1.4, 15, 0.1),
				'charcoal-stove': near(3.6, 20, 0.1),
			}),
		},
		['comfort', 'power'],
	),
	kind('fishing-rod', 'fishing-rod', {
		length: sized({ m: 100 }, pick(180, 210)),
		pieces: said([[/folding/i, 6]], 2),
		material: quality(
			'material',
			said(
				[[/beginner|durable/i, ['Fibreglass', 'ဖိုင်ဘာမှန်', 'ไฟเบอร์กลาส', '玻璃纤维']]],
				['Carbon fibre', 'ကာဗွန်ဖိုင်ဘာ', 'คาร์บอนไฟเบอร์', '碳纤维'],
			),
		),
		grams: near(140, 20, 5),
	}),
	kind(
		'swim',
		'swim-goggles',
		{
			lenses: said(
				[[/cap/i, NONE]],
				['Polycarbonate, anti-fog', 'ပိုလီကာဗွန်နိတ်၊ မှုန်မဝါး', 'โพลีคาร์บอเนต กันฝ้า', '聚碳酸酯，防雾'],
			),
			material: quality('material', W.silicone),
			user: wearer(W.adults),
			grams: near(55, 15, 1),
		},
		['lenses'],
	),
] as const;
