import type { Kind } from './types.ts';

/** Kinds of digital goods. */
export const DIGITAL_KINDS: readonly Kind[] = [
	{
		icon: 'video-game',
		hues: [0, 4, 8],
		noun: ['game credit code', 'ဂိမ်းကုဒ်', 'โค้ดเติมเกม', '游戏点卡'],
		about: [
			'Credit for mobile games, added in a minute.',
			'မိုဘိုင်းဂိမ်းများအတွက် တစ်မိနစ်အတွင်း ဖြည့်နိုင်သော ကုဒ်။',
			'เครดิตสำหรับเกมมือถือ เติมได้ในหนึ่งนาที',
			'手游点数，一分钟到账。',
		],
		family: 'digital',
		faceValues: { mm: [5_000, 10_000, 30_000], th: [50, 150, 500] },
		kyat: [5000, 60000],
	},
	{
		icon: 'musical-notes',
		hues: [0, 6],
		noun: ['music subscription', 'တေးဂီတ အစီအစဉ်', 'แพ็กเกจฟังเพลง', '音乐会员'],
		about: [
			'Songs without advertisements, also offline.',
			'ကြော်ငြာမပါဘဲ အော့ဖ်လိုင်းပါ နားဆင်နိုင်သည်။',
			'ฟังเพลงไม่มีโฆษณา ฟังออฟไลน์ได้',
			'无广告听歌，可离线收听。',
		],
		family: 'digital',
		measures: [
			[1, 'months'],
			[3, 'months'],
			[12, 'months'],
		],
		kyat: [4500, 52000],
	},
	{
		icon: 'clapper-board',
		hues: [0, 5],
		noun: ['film subscription', 'ရုပ်ရှင် အစီအစဉ်', 'แพ็กเกจดูหนัง', '影视会员'],
		about: [
			'Films and series with Burmese, Thai and Chinese subtitles.',
			'မြန်မာ၊ ထိုင်း၊ တရုတ် စာတန်းထိုးပါ ရုပ်ရှင်နှင့် ဇာတ်လမ်းတွဲများ။',
			'หนังและซีรีส์พร้อมซับพม่า ไทย และจีน',
			'含缅、泰、中字幕的电影与剧集。',
		],
		family: 'digital',
		measures: [
			[1, 'months'],
			[6, 'months'],
			[12, 'months'],
		],
		kyat: [6000, 78000],
	},
	{
		icon: 'open-book',
		gives: 'file',
		hues: [0, 4, 8],
		noun: ['e-book', 'အီးစာအုပ်', 'อีบุ๊ก', '电子书'],
		about: [
			'An e-book for phone and tablet, yours for life.',
			'ဖုန်းနှင့် တက်ဘလက်တွင် ဖတ်နိုင်ပြီး တစ်သက်တာ ပိုင်ဆိုင်မည်။',
			'อีบุ๊กอ่านบนมือถือและแท็บเล็ต เป็นของคุณตลอดไป',
			'手机平板皆可阅读，永久拥有。',
		],
		family: 'digital',
		styles: [
			['Illustrated', 'ရုပ်ပြ', 'มีภาพประกอบ', '插图'],
			['Bilingual', 'နှစ်ဘာသာ', 'สองภาษา', '双语'],
			['Audio', 'အသံဖတ်', 'พร้อมเสียงอ่าน', '有声'],
		],
		kyat: [3000, 18000],
	},
	{
		icon: 'graduation-cap',
		hues: [0, 5],
		noun: ['language course', 'ဘာသာစကား သင်တန်း', 'คอร์สเรียนภาษา', '语言课程'],
		about: [
			'Short lessons with a test each week.',
			'အပတ်စဉ် စစ်ဆေးမှုပါသော သင်ခန်းစာတိုများ။',
			'บทเรียนสั้นพร้อมแบบทดสอบทุกสัปดาห์',
			'短课程，每周一测。',
		],
		family: 'digital',
		styles: [
			['English', 'အင်္ဂလိပ်', 'อังกฤษ', '英语'],
			['Thai', 'ထိုင်း', 'ไทย', '泰语'],
			['Burmese', 'မြန်မာ', 'พม่า', '缅甸语'],
		],
		measures: [
			[3, 'months'],
			[6, 'months'],
		],
		kyat: [25000, 120000],
	},
	{
		icon: 'locked-with-key',
		hues: [0, 7],
		noun: ['antivirus licence', 'ဗိုင်းရပ်စ်ကာကွယ်ရေး လိုင်စင်', 'ไลเซนส์แอนตี้ไวรัส', '杀毒软件授权'],
		about: [
			'Protects one computer and two phones.',
			'ကွန်ပျူတာတစ်လုံးနှင့် ဖုန်းနှစ်လုံးကို ကာကွယ်ပေးသည်။',
			'ปกป้องคอมพิวเตอร์หนึ่งเครื่องและมือถือสองเครื่อง',
			'保护一台电脑和两部手机。',
		],
		family: 'digital',
		measures: [[12, 'months']],
		kyat: [18000, 64000],
	},
	{
		icon: 'artist-palette',
		gives: 'file',
		hues: [0, 3],
		noun: ['design templates', 'ဒီဇိုင်း ပုံစံငယ်များ', 'เทมเพลตออกแบบ', '设计模板'],
		about: [
			'Templates for menus, posts and invitation cards.',
			'မီနူး၊ ပို့စ်နှင့် ဖိတ်စာများအတွက် ပုံစံငယ်များ။',
			'เทมเพลตเมนู โพสต์ และการ์ดเชิญ',
			'菜单、海报与请柬模板。',
		],
		family: 'digital',
		styles: [
			['Menu', 'မီနူး', 'เมนูร้าน', '菜单'],
			['Wedding', 'မင်္ဂလာပွဲ', 'งานแต่ง', '婚礼'],
			['Shop', 'ဆိုင်သုံး', 'ร้านค้า', '店铺'],
		],
		measures: [
			[20, 'pieces'],
			[50, 'pieces'],
		],
		kyat: [8000, 45000],
	},
];
