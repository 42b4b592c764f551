import { CARRIED_BY } from './carrying.ts';
import { W } from './choices.ts';
import { kind } from './kind.ts';
import { bySize, NONE, near, pick, priced, rounded, said, sized, text, typed } from './rules.ts';

const PORTABLE = /portable|Go 4|Flip|Charge 5|Emberton|XB100|ULT Field|Soundcore|Pocket|KTV/i;

/** A wide screen's sides by its diagonal in inches. */
const wide = (inch: number) => rounded(inch * 2.214, 0.5);
const high = (inch: number) => rounded(inch * 1.245, 0.5);

/** Sound, pictures and games. */
export const ELECTRONIC_KINDS = [
	kind(
		'television',
		'television',
		{
			screen: sized({ inch: 1 }, 43),
			resolution: said([[/32"/, text('1366 × 768')]], text('3840 × 2160')),
			panel: said(
				[
					[/OLED/, text('OLED')],
					[/QLED|Frame/, text('QLED')],
				],
				text('LED'),
			),
			refresh: said(
				[
					[/OLED/, 120],
					[/C655|Z570/, 60],
				],
				60,
			),
			hdmi: bySize('inch', (inch) => (inch <= 32 ? 2 : 3), 3),
			width: bySize('inch', wide, 96),
			height: bySize('inch', (inch) => high(inch) + 4, 58),
			weight: bySize('inch', (inch) => rounded(inch * inch * 0.0052, 0.1), 9),
			energy: W.energy5,
			carrying: bySize(
				'inch',
				(inch) => (inch >= 65 ? CARRIED_BY['two-people'] : inch >= 50 ? CARRIED_BY['one-person'] : undefined),
				NONE,
			),
		},
		['carrying'],
	),
	kind('projector', 'projector', {
		brightness: priced([0, 390], [5_000, 300], [12_000, 3_000], [18_500, 550]),
		resolution: said(
			[
				[/EB-E01/, text('1024 × 768')],
				[/CO-W01|HY300/, text('1280 × 800')],
			],
			text('1920 × 1080'),
		),
		connection: said([[/portable/i, text('HDMI, Wi-Fi')]], text('HDMI, USB')),
		lifetime: pick(12_000, 20_000),
		weight: said([[/portable/i, near(1, 15, 0.1)]], near(2.5, 6, 0.1)),
	}),
	kind(
		'camera',
		'camera',
		{
			camera: said(
				[
					[/X-T50|X100VI/, 40],
					[/A7 IV/, 33],
					[/GPro|HERO13/, 27],
					[/Action 5/, 40],
					[/Nikon/, 21],
					[/Pocket 3/, 9],
				],
				pick(20, 24),
			),
			video: said([[/HERO13/, text('5.3K 60p')]], text('4K 30p')),
			screen: said(
				[
					[/Action|HERO13/, 2.3],
					[/Pocket/, 2],
				],
				3,
			),
			connection: text('USB-C, Wi-Fi, Bluetooth'),
			water: said([[/waterproof/i, ['10 m', '၁၀ မီတာ', '10 เมตร', '10米']]], W.noMatter),
			grams: said(
				[
					[/HERO13|Action/, near(150, 4, 1)],
					[/Pocket/, 179],
				],
				near(400, 12, 1),
			),
		},
		['camera', 'video', 'screen', 'connection'],
	),
	kind('security-camera', 'security-camera dash-cam webcam', {
		resolution: said(
			[[/C200|C270|Brio|1080|A9\b|T682|Mini 2/, text('1920 × 1080')]],
			typed(
				{ webcam: text('1920 × 1080') },
				priced([0, text('1920 × 1080')], [800, text('2304 × 1296')], [1_400, text('2560 × 1440')]),
			),
		),
		angle: typed({ webcam: pick(60, 78), 'dash-cam': pick(130, 140), 'security-camera': pick(105, 120) }),
		connection: typed({ webcam: W.usbWired }, W.wifi),
		microphone: W.yes,
		powerSource: typed(
			{ webcam: W.usb, 'dash-cam': ['Car socket, 12 V', 'ကားပလပ် ၁၂ ဗို့', 'ช่องไฟรถ 12 V', '车充12 V'] },
			said(
				[
					[/solar/i, W.solar],
					[/rechargeable/i, W.rechargeable],
				],
				W.mains,
			),
		),
		grams: near(150, 25, 5),
	}),
	kind(
		'speaker',
		'bluetooth-speaker soundbar',
		{
			power: typed(
				{ soundbar: priced([0, 100], [4_800, 300], [9_000, 360]) },
				priced([0, 5], [1_200, 10], [3_000, 30], [5_500, 40], [9_500, 100]),
			),
			connection: typed({ soundbar: text('HDMI ARC, Bluetooth') }, said([[/wired/i, W.jack]], W.bluetooth5)),
			playtime: said([[PORTABLE, pick(10, 12, 20)]]),
			water: said([[/waterproof/i, W.ip67]], W.noMatter),
			width: typed(
				{ soundbar: pick(80, 88, 98) },
				priced([0, near(10, 15, 0.5)], [3_000, near(19, 12, 0.5)], [9_500, near(27, 8, 0.5)]),
			),
			powerSource: said([[PORTABLE, W.rechargeable]], W.mains),
		},
		['playtime'],
	),
	kind('radio', 'radio', {
		bands: said([[/RX-|CR-/, text('FM, AM, SW')]], text('FM, AM')),
		powerSource: said(
			[
				[/solar/i, W.solar],
				[/bluetooth/i, W.rechargeable],
			],
			['Mains and batteries', 'မီးအားနှင့် ဓာတ်ခဲ', 'ไฟบ้านและถ่าน', '市电及电池'],
		),
		width: near(20, 25, 0.5),
		grams: near(600, 30, 10),
	}),
	kind('microphone', 'microphone', {
		connection: said(
			[
				[/wireless/i, W.wireless],
				[/bluetooth/i, W.bluetooth5],
				[/SM58/, text('XLR')],
			],
			W.usbWired,
		),
		functions: said(
			[[/Lavalier|Mic Mini/, ['Clip-on, for phones', 'အင်္ကျီညှပ်၊ ဖုန်းအတွက်', 'หนีบเสื้อ ใช้กับมือถือ', '领夹式，手机用']]],
			said(
				[[/WS-858|SM58|PBM100/, ['Singing', 'သီချင်းဆို', 'ร้องเพลง', '唱歌']]],
				['Recording and calls', 'အသံဖမ်းနှင့် ခေါ်ဆိုမှု', 'อัดเสียงและประชุม', '录音与通话'],
			),
		),
		grams: said([[/Lavalier|Mic Mini/, 10]], near(320, 20, 5)),
	}),
	kind('game-controller', 'joystick', {
		connection: said(
			[
				[/wired/i, W.usbWired],
				[/USB-C/i, W.usbC],
				[/wireless/i, ['Wireless', 'ကြိုးမဲ့', 'ไร้สาย', '无线']],
			],
			W.bluetooth5,
		),
		worksWith: said(
			[
				[/DualSense/, text('PlayStation 5')],
				[/DualShock/, text('PlayStation 4')],
				[/Xbox/, text('Xbox, PC')],
				[/Switch|Joy-Con/, text('Nintendo Switch')],
			],
			W.phoneOrPc,
		),
		powerSource: said([[/wired|USB-C/i, W.usb]], W.rechargeable),
		grams: near(240, 12, 1),
	}),
] as const;
