import { W } from './choices.ts';
import { kind, material, wearer } from './kind.ts';
import { bySize, NONE, near, pick, priced, type Rule, rounded, said, sized, text, typed } from './rules.ts';

/** Chips by maker and price, as phones of the time have them. */
const PHONE_CHIP: Rule = said(
	[
		[/iPhone 16 Pro/, text('A18 Pro')],
		[/iPhone 16/, text('A18')],
		[/iPhone 15/, text('A16 Bionic')],
		[/iPhone 13/, text('A15 Bionic')],
		[/Huawei/, priced([0, text('Snapdragon 778G')], [20_000, text('Kirin 9010')])],
		[
			/Samsung/,
			priced(
				[0, text('Helio G85')],
				[6_000, text('Exynos 1330')],
				[9_000, text('Exynos 1380')],
				[12_000, text('Snapdragon 6 Gen 3')],
				[15_000, text('Exynos 1580')],
				[20_000, text('Exynos 2400e')],
				[25_000, text('Snapdragon 8 Elite')],
			),
		],
	],
	priced(
		[0, text('Unisoc T606')],
		[3_500, text('Helio G81')],
		[5_500, text('Helio G99')],
		[7_500, text('Dimensity 6300')],
		[10_500, text('Dimensity 7300')],
		[14_000, text('Snapdragon 7 Gen 3')],
		[17_000, text('Dimensity 8350')],
		[25_000, text('Snapdragon 8 Elite')],
	),
);
/** Screens of the phones that are much smaller or larger than others. */
const PHONE_SCREEN: Rule = said(
	[
		[/iPhone 16 Plus|S25 Ultra|S24 FE|GT 7/, 6.7],
		[/iPhone 16 Pro/, 6.3],
		[/iPhone|Galaxy S25/, 6.1],
		[/OnePlus 13|Find X8/, 6.8],
	],
	pick(6.5, 6.6, 6.7),
);
const FIVE_G: Rule = said([[/5G|iPhone/, text('5G')]], priced([0, text('4G')], [10_000, text('5G')]));

/** Phones, tablets, watches and what belongs to them. */
export const PHONE_KINDS = [
	kind('smartphone', 'smartphone', {
		screen: PHONE_SCREEN,
		chip: PHONE_CHIP,
		memory: said(
			[[/iPhone 1[35]/, said([[/iPhone 13/, 4]], 6)]],
			priced([0, 4], [4_500, 6], [5_900, 8], [17_900, 12], [45_000, 16]),
		),
		camera: said(
			[
				[/iPhone 13/, 12],
				[/iPhone/, 48],
				[/S25 Ultra/, 200],
			],
			priced([0, 13], [3_500, 50], [9_500, 64], [12_000, 50]),
		),
		battery: said(
			[
				[/iPhone 16 Plus/, 4_674],
				[/iPhone/, 3_561],
				[/Flip/, 4_000],
				[/Galaxy S25(?! Ultra)/, 4_000],
			],
			pick(5_000, 5_100, 5_500, 5_200),
		),
		connector: said([[/iPhone 13/, W.lightning]], W.usbC),
		network: FIVE_G,
		grams: said([[/iPhone 16 Plus|Ultra/, 199]], near(190, 8, 1)),
	}),
	kind('keypad-phone', 'keypad-phone', {
		screen: said([[/flip|3210|225/i, 2.4]], 1.8),
		network: said([[/4G|flip/i, text('4G')]], text('2G')),
		battery: pick(1_000, 1_200, 1_450),
		standby: pick(7, 10, 14),
		connector: said([[/4G|flip/i, W.usbC]], W.microUsb),
		grams: near(90, 15, 1),
	}),
	kind('tablet', 'tablet', {
		screen: sized({ inch: 1 }, 11),
		chip: said(
			[
				[/iPad Pro/, text('Apple M4')],
				[/iPad Air/, text('Apple M3')],
				[/iPad mini/, text('A17 Pro')],
				[/iPad/, text('A16')],
			],
			priced(
				[0, text('Helio G85')],
				[4_900, text('Snapdragon 680')],
				[7_900, text('Snapdragon 695')],
				[10_000, text('Snapdragon 7+ Gen 3')],
				[16_000, text('Exynos 1580')],
			),
		),
		memory: priced([0, 4], [4_900, 6], [8_900, 8], [30_000, 12]),
		battery: bySize('inch', (inch) => rounded(inch * 720, 10), 8_000),
		connector: W.usbC,
		grams: bySize('inch', (inch) => rounded(inch * inch * 4.1, 1), 500),
	}),
	kind('smartwatch', 'smartwatch', {
		screen: said([[/Band|Fit3/, 1.6]], pick(1.4, 1.5, 1.8)),
		playtime: said([[/Apple/, 18]], said([[/Galaxy Watch/, 40]], pick(168, 240, 336))),
		connection: W.bluetooth5,
		worksWith: said(
			[
				[/Apple/, text('iPhone')],
				[/Galaxy/, text('Android')],
			],
			text('Android, iPhone'),
		),
		water: W.atm5,
		grams: said([[/Band|Fit3/, near(20, 10, 1)]], near(38, 20, 1)),
	}),
	kind('power-bank', 'power-bank', {
		battery: sized({ mah: 1 }, pick(10_000, 20_000)),
		power: said([[/fast-charging|Prime|Nexode|\bFast\b/i, 65]], priced([0, 15], [800, 22.5], [1_800, 30])),
		ports: pick(2, 3),
		connector: said([[/magnetic/i, ['Magnetic and USB-C', 'သံလိုက်နှင့် USB-C', 'แม่เหล็กและ USB-C', '磁吸与USB-C']]], W.usbC),
		grams: bySize('mah', (mah) => rounded(mah * 0.018 + 30, 5), near(240, 15, 5)),
	}),
	kind('charger', 'charger wireless-charger', {
		power: sized({ watts: 1 }, pick(20, 33)),
		connector: typed({
			charger: W.usbC,
			'wireless-charger': ['Qi, cable with USB-C', 'Qi၊ USB-C ကြိုး', 'Qi สาย USB-C', 'Qi，USB-C线'],
		}),
		ports: typed({
			charger: bySize('watts', (watts) => (watts >= 65 ? 3 : watts >= 45 ? 2 : 1), 1),
			'wireless-charger': 1,
		}),
		grams: bySize('watts', (watts) => rounded(30 + watts * 1.4, 5), 60),
	}),
	kind('charging-cable', 'charging-cable', {
		length: sized({ m: 100 }, 100),
		connector: said(
			[
				[/lightning/i, W.lightning],
				[/micro/i, W.microUsb],
			],
			W.usbC,
		),
		power: said([[/lightning|micro/i, 12]], pick(60, 100)),
		material: ['Braided nylon', 'နိုင်လွန်ကျစ်', 'ไนลอนถัก', '编织尼龙'],
	}),
	kind('phone-protection', 'phone-case screen-protector', {
		fits: ({ fits }) => fits,
		material: typed({
			'phone-case': material(said([[/magnetic/i, W.polycarbonate]], text('TPU'))),
			'screen-protector': ['Tempered glass 9H', 'မှန်မာ 9H', 'กระจกนิรภัย 9H', '9H钢化玻璃'],
		}),
		thickness: typed({ 'phone-case': pick(1.2, 1.5), 'screen-protector': 0.3 }),
		grams: typed({ 'phone-case': near(32, 20, 1), 'screen-protector': 12 }),
	}),
	kind('phone-stand', 'phone-holder selfie-stick', {
		length: typed({ 'selfie-stick': pick(70, 100, 130), 'phone-holder': near(18, 25, 1) }),
		material: material(W.aluminium),
		connection: typed({
			'selfie-stick': W.bluetooth,
			'phone-holder': ['Clamp', 'ညှပ်', 'คีมหนีบ', '夹持'],
		}),
		screen: 7,
		grams: near(180, 20, 5),
	}),
	kind(
		'headphones',
		'headphones earbuds',
		{
			connection: said([[/wired/i, W.jack]], W.bluetooth5),
			playtime: said(
				[[/wired/i, NONE]],
				sized({ hours: 1 }, typed({ headphones: pick(30, 40, 50), earbuds: pick(20, 24, 30) })),
			),
			driver: typed({ headphones: 40, earbuds: pick(10, 11, 12) }),
			microphone: said([[/MDR-ZX110/, W.no]], W.yes),
			connector: said([[/wired/i, W.jack]], W.usbC),
			user: wearer(W.everyone),
			grams: typed({ headphones: near(240, 15, 1), earbuds: near(45, 12, 1) }),
		},
		['playtime'],
	),
	kind('storage', 'memory-card usb-drive external-drive', {
		storage: sized({ gb: 1, tb: 1_000 }, 128),
		speed: typed({
			'memory-card': said(
				[
					[/Extreme Pro/, 200],
					[/Extreme|Pro Plus/, 180],
					[/fast|premium/i, 170],
				],
				100,
			),
			'usb-drive': pick(100, 150, 200),
			'external-drive': said([[/SSD/, 1_050]], 130),
		}),
		connection: typed({
			'memory-card': said([[/SDXC|React SD\b/, text('SDXC')]], text('microSDXC')),
			'usb-drive': said([[/USB-C|Dual/i, text('USB-C, USB-A 3.2')]], text('USB-A 3.2')),
			'external-drive': said([[/SSD/, text('USB-C 3.2')]], text('USB-A 3.2')),
		}),
		grams: typed({
			'memory-card': 1,
			'usb-drive': near(8, 20, 1),
			'external-drive': said([[/SSD/, near(60, 15, 1)]], near(170, 15, 5)),
		}),
	}),
] as const;
