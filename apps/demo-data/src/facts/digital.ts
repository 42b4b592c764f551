import { W } from './choices.ts';
import { kind } from './kind.ts';
import { inEdition, pick, type Rule, said, sized, text, typed } from './rules.ts';

const CODE = ['Code in the account, at once', 'ကုဒ်ကို အကောင့်ထဲ ချက်ချင်း', 'โค้ดเข้าบัญชีทันที', '兑换码即时到账号'] as const;
const FILE = ['Download, at once', 'ချက်ချင်း ဒေါင်းလုဒ်', 'ดาวน์โหลดได้ทันที', '即时下载'] as const;
const ACCESS = ['Access in the account, at once', 'အကောင့်ဖြင့် ချက်ချင်း သုံးနိုင်', 'ใช้ผ่านบัญชีได้ทันที', '账号即时开通'] as const;
const COUNTRY: Rule = inEdition({ mm: ['Myanmar', 'မြန်မာ', 'เมียนมา', '缅甸'], th: ['Thailand', 'ထိုင်း', 'ไทย', '泰国'] });
const WORLD = ['Everywhere', 'နေရာတိုင်း', 'ทุกประเทศ', '全球'] as const;
const PHONE_AND_PC = [
	'Phone, tablet, computer',
	'ဖုန်း၊ တက်ဘလက်၊ ကွန်ပျူတာ',
	'มือถือ แท็บเล็ต คอมพิวเตอร์',
	'手机、平板、电脑',
] as const;
const SUBTITLES: Rule = [
	'Burmese, Thai, English, Chinese',
	'မြန်မာ၊ ထိုင်း၊ အင်္ဂလိပ်၊ တရုတ်',
	'พม่า ไทย อังกฤษ จีน',
	'缅、泰、英、中',
];
const OWN_LANGUAGE: Rule = inEdition({ mm: W.burmese, th: W.thai });
const PLAN_DEVICES: Rule = said(
	[
		[/family/i, 6],
		[/business/i, 10],
		[/premium/i, 4],
		[/student|personal|starter/i, 1],
	],
	2,
);

/** Digital goods: they have no parcel, colour, size or material. */
export const DIGITAL_KINDS_OF_FACTS = [
	kind('game-credit', 'card:video-game card:gem-stone', {
		delivery: CODE,
		platform: text('Android, iOS'),
		region: COUNTRY,
		validity: 12,
	}),
	kind('game', 'card:joystick card:puzzle-piece', {
		delivery: CODE,
		platform: typed({ 'card:puzzle-piece': text('Android, iOS') }, text('Windows 10, 11')),
		language: SUBTITLES,
		players: said([[/racing|football/i, ['1–4', '၁–၄', '1–4 คน', '1–4人']]], ['1', '၁', '1 คน', '1人']),
		region: WORLD,
	}),
	kind('streaming', 'card:musical-notes card:clapper-board card:television', {
		delivery: ACCESS,
		devices: PLAN_DEVICES,
		quality: typed(
			{ 'card:musical-notes': said([[/premium/i, text('FLAC 24 bit')]], text('AAC 256 kbit/s')) },
			said([[/premium|family|boxing|football/i, text('4K')]], text('1080p')),
		),
		language: typed({ 'card:musical-notes': OWN_LANGUAGE }, SUBTITLES),
		platform: PHONE_AND_PC,
		region: COUNTRY,
	}),
	kind(
		'reading',
		'card:open-book card:headphone card:newspaper',
		{
			delivery: typed({ 'card:newspaper': ACCESS }, FILE),
			fileFormat: typed({
				'card:open-book': said([[/audio/i, text('EPUB, MP3')]], text('EPUB, PDF')),
				'card:headphone': text('MP3'),
				'card:newspaper': text('PDF'),
			}),
			language: said(
				[
					[
						/bilingual/i,
						inEdition({
							mm: ['Burmese and English', 'မြန်မာနှင့် အင်္ဂလိပ်', 'พม่าและอังกฤษ', '缅甸语与英语'],
							th: ['Thai and English', 'ထိုင်းနှင့် အင်္ဂလိပ်', 'ไทยและอังกฤษ', '泰语与英语'],
						}),
					],
				],
				OWN_LANGUAGE,
			),
			pages: typed({ 'card:open-book': pick(120, 160, 208), 'card:newspaper': pick(48, 64) }),
			duration: typed({ 'card:headphone': pick(4, 6, 9) }),
		},
		['pages', 'duration'],
	),
	kind('course', 'card:graduation-cap card:bar-chart card:desktop-computer card:camera card:guitar', {
		delivery: ACCESS,
		lessons: typed(
			{ 'card:graduation-cap': pick(48, 60), 'card:bar-chart': 20, 'card:desktop-computer': pick(36, 48) },
			pick(16, 24),
		),
		level: said(
			[
				[/intermediate/i, ['Intermediate', 'အလယ်အလတ်', 'ระดับกลาง', '中级']],
				[/advanced/i, ['Advanced', 'အဆင့်မြင့်', 'ระดับสูง', '高级']],
			],
			['Beginner', 'စတင်သူ', 'ระดับเริ่มต้น', '初级'],
		),
		language: OWN_LANGUAGE,
		duration: typed({ 'card:graduation-cap': pick(32, 40), 'card:desktop-computer': pick(24, 30) }, pick(8, 12)),
	}),
	kind(
		'software',
		'card:locked-with-key card:key card:briefcase card:film-projector',
		{
			delivery: CODE,
			devices: typed({ 'card:locked-with-key': 3 }, PLAN_DEVICES),
			platform: typed(
				{ 'card:film-projector': text('Windows, macOS, Android, iOS') },
				text('Windows, macOS, Android, iOS'),
			),
			term: sized({ months: 1 }),
			language: SUBTITLES,
			region: WORLD,
		},
		['term'],
	),
	kind('cloud', 'card:cloud', {
		delivery: ACCESS,
		data: sized({ gb: 1 }, 200),
		devices: PLAN_DEVICES,
		platform: PHONE_AND_PC,
	}),
	kind('template', 'card:artist-palette card:memo', {
		delivery: FILE,
		pieces: sized({ pieces: 1 }, 10),
		fileFormat: typed({ 'card:artist-palette': text('PPTX, PNG, PDF') }, text('PDF')),
		language: typed({ 'card:memo': said([[/english/i, W.english]], OWN_LANGUAGE) }, OWN_LANGUAGE),
		paperSize: text('A4'),
	}),
	kind(
		'mobile-credit',
		'card:mobile-phone-with-arrow card:antenna-bars',
		{
			delivery: CODE,
			data: typed({ 'card:antenna-bars': sized({ gb: 1 }, 10) }),
			days: typed({ 'card:antenna-bars': 30 }, 365),
			region: COUNTRY,
		},
		['data'],
	),
	kind('voucher', 'card:wrapped-gift', {
		delivery: CODE,
		validity: 12,
		region: COUNTRY,
		worksWith: ['All shops on this site', 'ဆိုင်အားလုံး', 'ทุกร้านในตลาด', '本站所有店铺'],
	}),
	kind('ticket', 'card:admission-tickets', {
		delivery: CODE,
		admits: 1,
		region: inEdition({ mm: ['Yangon', 'ရန်ကုန်', 'ย่างกุ้ง', '仰光'], th: ['Bangkok', 'ဘန်ကောက်', 'กรุงเทพฯ', '曼谷'] }),
		days: 30,
	}),
] as const;
