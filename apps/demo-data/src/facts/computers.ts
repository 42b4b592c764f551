import { W } from './choices.ts';
import { kind, material, wearer } from './kind.ts';
import { bySize, near, pick, priced, type Rule, rounded, said, sized, text } from './rules.ts';

/** A wide screen's sides by its diagonal in inches. */
const wide = (inch: number) => rounded(inch * 2.214, 0.5);
const PROCESSOR: Rule = said(
	[
		[/MacBook Pro M4/, text('Apple M4 Pro')],
		[/M4/, text('Apple M4')],
		[/M3/, text('Apple M3')],
		[/Surface/, text('Snapdragon X Plus')],
		[/MateBook|Latitude|ThinkPad/, text('Intel Core i5-1335U')],
		[/ROG/, text('Intel Core i9-14900HX')],
		[/TUF|gaming/i, text('AMD Ryzen 7 8845HS')],
	],
	priced(
		[0, text('AMD Ryzen 5 7520U')],
		[16_000, text('Intel Core i5-1334U')],
		[23_000, text('Intel Core Ultra 5 125H')],
		[32_000, text('Intel Core Ultra 7 155H')],
	),
);

/** Computers and what belongs to them. */
export const COMPUTER_KINDS = [
	kind('laptop', 'laptop', {
		screen: sized(
			{ inch: 1 },
			said(
				[
					[/Pro 16/, 16],
					[/Air 13|XPS 13/, 13],
				],
				14,
			),
		),
		processor: PROCESSOR,
		memory: priced([0, 8], [16_000, 16], [45_000, 32]),
		graphics: said(
			[[/gaming/i, priced([0, text('GeForce RTX 4050 6 GB')], [35_000, text('GeForce RTX 4070 8 GB')])]],
			['Integrated', 'ပင်ကိုပါ', 'ในตัว', '集成显卡'],
		),
		system: said([[/MacBook/, text('macOS')]], text('Windows 11')),
		playtime: said(
			[
				[/gaming/i, 6],
				[/MacBook/, 18],
			],
			pick(8, 10, 12),
		),
		weight: said([[/gaming/i, near(2.3, 8, 0.1)]], priced([0, near(1.7, 6, 0.1)], [23_000, near(1.3, 6, 0.05)])),
	}),
	kind('monitor', 'monitor', {
		screen: sized({ inch: 1 }, 24),
		resolution: said(
			[
				[/UltraSharp|ProArt|UltraGear|G5, 27/, text('2560 × 1440')],
				[/, 34"/, text('3440 × 1440')],
			],
			text('1920 × 1080'),
		),
		panel: said([[/Odyssey/, text('VA')]], text('IPS')),
		refresh: said([[/gaming/i, pick(165, 180)]], pick(75, 100)),
		connection: said([[/UltraSharp/, text('HDMI, DisplayPort, USB-C')]], text('HDMI, DisplayPort')),
		width: bySize('inch', wide, 54),
		weight: bySize('inch', (inch) => rounded(inch * inch * 0.0075, 0.1), 4),
	}),
	kind('keyboard', 'keyboard', {
		layout: ['Thai, Burmese and English', 'ထိုင်း၊ မြန်မာ၊ အင်္ဂလိပ်', 'ไทย พม่า อังกฤษ', '泰文、缅文、英文'],
		connection: said(
			[
				[/bluetooth/i, W.bluetooth],
				[/wireless/i, W.wireless],
			],
			W.usbWired,
		),
		technology: said(
			[[/mechanical|BlackWidow|TKL/i, ['Mechanical switches', 'မက္ကင်းနစ်ခလုတ်', 'สวิตช์แมคคานิคอล', '机械轴']]],
			['Membrane', 'အလွှာခလုတ်', 'เมมเบรน', '薄膜'],
		),
		width: said([[/K380|compact|TKL/i, near(30, 10, 0.5)]], near(44, 4, 0.5)),
		grams: near(600, 25, 10),
	}),
	kind('mouse', 'mouse', {
		connection: said(
			[
				[/bluetooth/i, W.bluetooth],
				[/wireless|silent|M171/i, W.wireless],
			],
			W.usbWired,
		),
		dpi: said([[/gaming|Viper|MX/i, pick(8_000, 12_000)]], pick(1_000, 1_600)),
		buttons: said([[/gaming|Viper|MX/i, 6]], 3),
		powerSource: said(
			[
				[/rechargeable|MX|Magic|Viper/i, W.rechargeable],
				[/bluetooth|wireless|silent/i, W.batteries],
			],
			W.usb,
		),
		grams: near(85, 20, 1),
	}),
	kind('usb-hub', 'usb-hub', {
		ports: priced([0, 4], [850, 6]),
		connector: said([[/USB-C/i, W.usbC]], text('USB-A')),
		connection: said([[/USB-C/i, text('HDMI, USB-A, SD')]], text('USB-A 3.0')),
		material: said([[/UH400|CM219/, W.abs]], W.aluminium),
		grams: near(75, 20, 1),
	}),
	kind('router', 'router', {
		technology: said(
			[
				[/4G/, text('4G LTE, Wi-Fi 4')],
				[/AX|X20/, text('Wi-Fi 6')],
			],
			text('Wi-Fi 5'),
		),
		rate: said(
			[
				[/4G/, 300],
				[/AX3000|AX52|AX55/, 3_000],
				[/AX|X20/, 1_800],
			],
			1_200,
		),
		antennas: said([[/X20/, 2]], said([[/4G/, 2]], 4)),
		ports: said([[/4G|X20/, 2]], 5),
		grams: near(380, 20, 5),
	}),
	kind('printer', 'printer', {
		technology: said(
			[
				[/laser/i, ['Laser', 'လေဆာ', 'เลเซอร์', '激光']],
				[/Photo/, ['Zero ink', 'မှင်မဲ့', 'ไม่ใช้หมึก', '无墨']],
			],
			['Ink tank', 'မှင်တိုင်ကီ', 'แท็งก์หมึก', '墨仓'],
		),
		functions: said(
			[[/laser|Photo/i, ['Prints', 'ပုံနှိပ်', 'พิมพ์', '打印']]],
			['Prints, scans, copies', 'ပုံနှိပ်၊ စကင်ဖတ်၊ မိတ္တူကူး', 'พิมพ์ สแกน ถ่ายเอกสาร', '打印、扫描、复印'],
		),
		paperSize: said([[/Photo/, text('5 × 7.6 cm')]], text('A4')),
		printSpeed: said(
			[
				[/Photo/, 1],
				[/laser/i, pick(18, 26)],
			],
			pick(8, 10, 11),
		),
		connection: said([[/L3210|G2010|L2320|6030/, W.usb]], text('USB, Wi-Fi')),
		weight: said([[/Photo/, 0.2]], near(5.2, 15, 0.1)),
	}),
	kind('printer-ink', 'ink-bottle', {
		netVolume: sized({ ml: 1 }, 65),
		worksWith: ({ brand = '' }) => text(brand),
		yield: bySize('ml', (ml) => rounded(ml * (ml < 20 ? 22 : 65), 100), 4_500),
		ink: ['Black', 'အနက်', 'สีดำ', '黑色'],
	}),
	kind('calculator', 'calculator', {
		digits: pick(10, 12),
		powerSource: ['Solar cell and battery', 'ဆိုလာနှင့် ဓာတ်ခဲ', 'โซลาร์เซลล์และถ่าน', '太阳能及电池'],
		material: material(W.plastic),
		user: wearer(W.everyone),
		grams: near(110, 25, 5),
	}),
] as const;
