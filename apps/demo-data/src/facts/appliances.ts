import { CARRIED_BY } from './carrying.ts';
import { W } from './choices.ts';
import { kind, material, wearer } from './kind.ts';
import { bySize, inEdition, NONE, near, pick, priced, quality, rounded, said, sized, text, typed } from './rules.ts';

const PLUG = [
	'Two or three pins, 220 V',
	'နှစ်ချောင်း/သုံးချောင်း ၂၂၀ ဗို့',
	'ปลั๊กสองหรือสามขา 220 V',
	'两脚或三脚，220 V',
] as const;

/** Electrical appliances, light, power and tools. */
export const APPLIANCE_KINDS = [
	kind('rice-cooker', 'rice-cooker', {
		capacity: sized({ l: 1 }, 1.8),
		power: bySize('l', (litres) => rounded(250 + litres * 230, 10), 660),
		innerPot: said(
			[
				[/digital/i, ['Non-stick, 2 mm', 'မကပ်၊ ၂ မီလီမီတာ', 'เคลือบกันติด หนา 2 มม.', '不粘内胆2毫米']],
				[/stainless/i, W.steel],
			],
			['Non-stick', 'မကပ်', 'เคลือบกันติด', '不粘内胆'],
		),
		functions: said(
			[
				[
					/digital/i,
					['Rice, porridge, steam, timer', 'ထမင်း၊ ဆန်ပြုတ်၊ ပေါင်း၊ အချိန်မှတ်', 'ข้าว โจ๊ก นึ่ง ตั้งเวลา', '煮饭、煮粥、蒸、预约'],
				],
			],
			['Rice, steam, keep warm', 'ထမင်း၊ ပေါင်း၊ နွေး', 'ข้าว นึ่ง อุ่น', '煮饭、蒸、保温'],
		),
		plug: PLUG,
		weight: bySize('l', (litres) => rounded(1.6 + litres * 0.7, 0.1), 2.8),
	}),
	kind('kitchen-appliance', 'electric-kettle blender air-fryer microwave-oven', {
		capacity: sized({ l: 1 }, 1.5),
		power: typed({
			'electric-kettle': bySize('l', (litres) => (litres >= 3 ? 750 : 1_850), 1_850),
			blender: said([[/portable/i, 60]], pick(400, 600, 700)),
			'air-fryer': bySize('l', (litres) => rounded(1_000 + litres * 130, 50), 1_500),
			'microwave-oven': pick(700, 800),
		}),
		material: material(
			typed(
				{ 'microwave-oven': ['Enamelled steel', 'ကြွေသုတ်သံမဏိ', 'เหล็กเคลือบ', '搪瓷钢'], 'electric-kettle': W.steel },
				W.plastic,
			),
		),
		plug: said([[/portable/i, W.usbC]], PLUG),
		weight: typed({
			'electric-kettle': near(1, 15, 0.1),
			blender: said([[/portable/i, 0.4]], near(2.6, 15, 0.1)),
			'air-fryer': bySize('l', (litres) => rounded(2.4 + litres * 0.5, 0.1), 4.5),
			'microwave-oven': bySize('l', (litres) => rounded(litres * 0.5 + 0.5, 0.1), 10.5),
		}),
	}),
	kind('heating-appliance', 'induction-cooker hair-dryer steam-iron', {
		power: sized({ watts: 1 }, 1_600),
		speeds: typed({ 'induction-cooker': pick(6, 8), 'hair-dryer': pick(2, 3), 'steam-iron': 3 }),
		cord: typed({ 'hair-dryer': 1.8, 'steam-iron': pick(1.9, 2), 'induction-cooker': 1.2 }),
		plug: PLUG,
		weight: typed({
			'induction-cooker': near(2.4, 12, 0.1),
			'hair-dryer': near(0.5, 15, 0.05),
			'steam-iron': near(1.1, 12, 0.1),
		}),
	}),
	kind('refrigerator', 'refrigerator', {
		capacity: sized({ l: 1 }, 200),
		doors: said([[/two-door/i, 2]], 1),
		width: bySize('l', (litres) => rounded(44 + litres * 0.045, 0.5), 55),
		depth: bySize('l', (litres) => rounded(48 + litres * 0.045, 0.5), 58),
		height: bySize('l', (litres) => rounded(84 + litres * 0.24, 0.5), 140),
		weight: bySize('l', (litres) => rounded(14 + litres * 0.125, 0.5), 42),
		energy: W.energy5,
		carrying: bySize(
			'l',
			(litres) => CARRIED_BY[litres <= 100 ? 'one-person' : 'two-people'],
			CARRIED_BY['two-people'],
		),
	}),
	kind('washing-machine', 'washing-machine top-load-washer', {
		laundry: sized({ kg: 1 }, 8),
		spin: typed({ 'washing-machine': pick(1_200, 1_400), 'top-load-washer': pick(700, 740) }),
		width: typed({ 'washing-machine': 60, 'top-load-washer': bySize('kg', (kg) => rounded(46 + kg, 0.5), 54) }),
		depth: typed({
			'washing-machine': bySize('kg', (kg) => rounded(38 + kg * 2, 0.5), 55),
			'top-load-washer': bySize('kg', (kg) => rounded(48 + kg, 0.5), 56),
		}),
		height: typed({ 'washing-machine': 85, 'top-load-washer': bySize('kg', (kg) => rounded(84 + kg, 0.5), 92) }),
		weight: typed({
			'washing-machine': bySize('kg', (kg) => rounded(38 + kg * 2.8, 0.5), 60),
			'top-load-washer': bySize('kg', (kg) => rounded(20 + kg * 1.6, 0.5), 32),
		}),
		energy: W.energy5,
		carrying: CARRIED_BY['two-people'],
	}),
	kind('air-conditioner', 'air-conditioner', {
		cooling: sized({ btu: 1 }, 12_000),
		room: bySize('btu', (btu) => rounded(btu / 720, 1), 16),
		power: bySize('btu', (btu) => rounded(btu / 12, 10), 1_000),
		technology: said(
			[[/inverter/i, ['Inverter', 'အင်ဗာတာ', 'อินเวอร์เตอร์', '变频']]],
			['Fixed speed', 'ပုံမှန်', 'ระบบธรรมดา', '定频'],
		),
		noise: pick(19, 21, 24),
		energy: W.energy5,
		weight: bySize('btu', (btu) => rounded(24 + btu / 900, 0.5), 38),
		carrying: CARRIED_BY['two-people'],
	}),
	kind('fan', 'electric-fan', {
		diameter: sized({ inch: 2.54 }, 40),
		power: bySize('inch', (inch) => (inch >= 50 ? 70 : inch <= 8 ? 8 : rounded(inch * 3.2, 1)), 50),
		speeds: said([[/Smart|ceiling/i, 5]], 3),
		powerSource: said([[/rechargeable/i, W.rechargeable]], W.mains),
		weight: bySize('inch', (inch) => (inch >= 50 ? 6 : inch <= 8 ? 0.6 : rounded(inch * 0.24, 0.1)), 4),
	}),
	kind('air-purifier', 'air-purifier', {
		room: priced([0, 25], [2_400, 23], [2_900, 40], [4_900, 50], [15_000, 60]),
		filter: ['HEPA and activated carbon', 'HEPA နှင့် ကာဗွန်', 'HEPA และคาร์บอน', 'HEPA与活性炭'],
		power: pick(27, 33, 38),
		noise: pick(48, 52),
		height: near(48, 20, 0.5),
		weight: near(4.8, 15, 0.1),
	}),
	kind(
		'vacuum-cleaner',
		'vacuum-cleaner cordless-vacuum robot-vacuum',
		{
			power: typed({
				'vacuum-cleaner': said([[/rechargeable/i, 120]], pick(1_600, 1_800)),
				'cordless-vacuum': pick(400, 500),
				'robot-vacuum': 40,
			}),
			runtime: typed(
				{ 'cordless-vacuum': pick(40, 60), 'robot-vacuum': pick(110, 130) },
				said([[/rechargeable/i, 20]]),
			),
			capacity: typed({
				'vacuum-cleaner': said([[/rechargeable/i, 0.3]], 2),
				'cordless-vacuum': 0.5,
				'robot-vacuum': 0.4,
			}),
			noise: typed({ 'robot-vacuum': 65 }, pick(72, 76)),
			weight: typed({
				'vacuum-cleaner': said([[/rechargeable/i, 0.7]], near(4.6, 10, 0.1)),
				'cordless-vacuum': near(2.6, 10, 0.1),
				'robot-vacuum': near(3, 8, 0.1),
			}),
		},
		['runtime'],
	),
	kind('light-bulb', 'light-bulb', {
		power: sized({ watts: 1 }, 9),
		brightness: bySize('watts', (watts) => rounded(watts * 92, 10), 830),
		base: text('E27'),
		lightColour: said(
			[
				[/warm white/i, ['Warm white, 3000 K', 'အဝါရောင် 3000 K', 'วอร์มไวท์ 3000 K', '暖白3000 K']],
				[/Tapo/, ['Colours and white', 'ရောင်စုံနှင့် အဖြူ', 'หลายสีและขาว', '彩色与白光']],
			],
			['Daylight, 6500 K', 'အဖြူရောင် 6500 K', 'เดย์ไลท์ 6500 K', '白光6500 K'],
		),
		lifetime: pick(15_000, 20_000),
	}),
	kind(
		'lamp',
		'rechargeable-lamp',
		{
			brightness: pick(200, 320, 450),
			playtime: said([[/Lamp 1S/, NONE]], pick(5, 6, 8)),
			powerSource: said(
				[
					[/solar/i, W.solar],
					[/Lamp 1S/, W.mains],
				],
				W.rechargeable,
			),
			height: near(26, 30, 0.5),
			grams: near(420, 25, 10),
		},
		['playtime'],
	),
	kind('power-strip', 'power-strip', {
		sockets: pick(3, 4, 5),
		cord: sized({ m: 1 }, 3),
		power: pick(2_300, 2_500),
		standard: inEdition({ mm: text('IEC 60884'), th: text('TIS 2432-2555') }),
		material: ['Fire-resistant plastic', 'မီးခံပလတ်စတစ်', 'พลาสติกไม่ลามไฟ', '阻燃塑料'],
	}),
	kind('solar-panel', 'solar-panel', {
		power: sized({ watts: 1 }, 100),
		voltage: bySize('watts', (watts) => (watts <= 20 ? 6 : 18), 18),
		width: bySize('watts', (watts) => (watts <= 20 ? 30 : watts <= 50 ? 54 : watts <= 100 ? 67 : 76), 67),
		length: bySize('watts', (watts) => (watts <= 20 ? 35 : watts <= 50 ? 67 : watts <= 100 ? 102 : 148), 102),
		weight: bySize('watts', (watts) => rounded(watts * 0.055 + 0.6, 0.1), 6),
	}),
	kind(
		'drill',
		'drill',
		{
			power: sized({ watts: 1 }),
			voltage: sized({ volts: 1 }, 220),
			chuck: pick(10, 13),
			powerSource: said([[/cordless/i, W.rechargeable]], W.mains),
			weight: said([[/cordless/i, near(1.2, 12, 0.1)]], near(1.7, 10, 0.1)),
		},
		['power'],
	),
	kind('tool-set', 'screwdriver-set', {
		pieces: sized({ pieces: 1 }, 32),
		material: ['Chrome vanadium steel', 'ခရုမ်းဗနေဒီယမ်သံမဏိ', 'เหล็กโครมวาเนเดียม', '铬钒钢'],
		weight: bySize('pieces', (pieces) => rounded(0.3 + pieces * 0.022, 0.1), 1),
	}),
	kind('padlock', 'padlock', {
		width: sized({ mm: 0.1 }, 5),
		material: material(said([[/digital|Smart/i, ['Zinc alloy', 'ဇင့်သတ္တုစပ်', 'ซิงก์อัลลอย', '锌合金']]], W.brass)),
		lock: said(
			[
				[/Digital Door/i, ['Code, card, fingerprint', 'ကုဒ်၊ ကတ်၊ လက်ဗွေ', 'รหัส บัตร ลายนิ้วมือ', '密码、卡、指纹']],
				[/Bluetooth/i, ['Fingerprint and app', 'လက်ဗွေနှင့် အက်ပ်', 'ลายนิ้วมือและแอป', '指纹与应用']],
			],
			['Three keys', 'သော့သုံးချောင်း', 'กุญแจสามดอก', '三把钥匙'],
		),
		grams: bySize('mm', (mm) => rounded(mm * mm * 0.11, 5), 250),
	}),
	kind('health-device', 'thermometer blood-pressure-monitor', {
		measuringTime: typed({ thermometer: said([[/720|iHealth|T-Scan/, 1]], 10), 'blood-pressure-monitor': 30 }),
		technology: typed({
			thermometer: said(
				[[/720|iHealth|T-Scan/, ['Infrared', 'အနီအောက်ရောင်ခြည်', 'อินฟราเรด', '红外']]],
				['Digital', 'ဒစ်ဂျစ်တယ်', 'ดิจิทัล', '电子'],
			),
			'blood-pressure-monitor': ['Upper arm, 22–42 cm', 'လက်မောင်း ၂၂–၄၂ စင်တီမီတာ', 'ต้นแขน 22–42 ซม.', '上臂式22–42厘米'],
		}),
		powerSource: W.batteries,
		grams: typed({ thermometer: said([[/720|iHealth|T-Scan/, 90]], 12), 'blood-pressure-monitor': near(280, 12, 5) }),
	}),
	kind(
		'razor',
		'razor electric-razor',
		{
			blades: said(
				[
					[/Mach3|Venus/, 3],
					[/Blue II/, 2],
				],
				3,
			),
			powerSource: typed({ 'electric-razor': W.rechargeable }),
			user: wearer(W.adults),
			pieces: sized({ pieces: 1 }, 1),
		},
		['powerSource'],
	),
	kind('motorcycle-helmet', 'motorcycle-helmet bike-helmet', {
		form: typed(
			{ 'bike-helmet': ['Half shell', 'တစ်ပိုင်းဦးထုပ်', 'ครึ่งใบ', '半盔'] },
			quality('type', ['Open-face', 'မျက်နှာဖွင့်', 'ครึ่งใบ', '半盔']),
		),
		material: W.abs,
		standard: typed({ 'bike-helmet': text('EN 1078') }, text('TIS 369')),
		lining: ['Removable, washable', 'ဖြုတ်၍ လျှော်နိုင်', 'ถอดซักได้', '可拆洗'],
		user: wearer(W.adults),
		grams: typed({ 'bike-helmet': near(280, 12, 5) }, said([[/full-face/i, near(1_450, 5, 10)]], near(1_050, 8, 10))),
	}),
	kind('engine-oil', 'engine-oil', {
		netVolume: sized({ l: 1_000 }, 1_000),
		viscosity: said([[/5W-30/, text('5W-30')]], text('10W-40')),
		engine: said(
			[
				[
					/Power1|Advance|Yamalube/,
					['Motorcycles, four-stroke', 'လေးချက်ပေါက်ဆိုင်ကယ်', 'มอเตอร์ไซค์ 4 จังหวะ', '四冲程摩托车'],
				],
			],
			['Petrol and diesel cars', 'ဓာတ်ဆီနှင့် ဒီဇယ်ကား', 'รถยนต์เบนซินและดีเซล', '汽油及柴油汽车'],
		),
		standard: text('API SN'),
	}),
] as const;
