import type { CategorySeed } from './categories.ts';

/** Three levels of digital goods. */
export const DIGITAL_CATEGORY_SEEDS: readonly CategorySeed[] = [
	{
		slug: 'games',
		name: ['Games', 'ဂိမ်းများ', 'เกม', '游戏'],
		drawing: 'controller',
		tint: 2,
		children: [
			{
				slug: 'game-credit',
				name: ['Credit and items', 'ငွေဖြည့်နှင့် ပစ္စည်းများ', 'เติมเกมและไอเท็ม', '充值与道具'],
				children: [
					{
						slug: 'mobile-game-credit',
						name: ['Mobile game credit', 'မိုဘိုင်းဂိမ်း ငွေဖြည့်', 'เติมเกมมือถือ', '手游充值'],
					},
				],
			},
			{
				slug: 'games-to-play',
				name: ['Games to play', 'ကစားရန် ဂိမ်းများ', 'ตัวเกม', '整款游戏'],
				children: [
					{
						slug: 'computer-games',
						name: ['Computer games', 'ကွန်ပျူတာဂိမ်းများ', 'เกมคอมพิวเตอร์', '电脑游戏'],
					},
				],
			},
		],
	},
	{
		slug: 'music-films-and-reading',
		name: ['Music, films and reading', 'တေးဂီတ၊ ရုပ်ရှင်နှင့် စာပေ', 'เพลง หนัง และหนังสือ', '音乐影视与阅读'],
		drawing: 'headphones',
		tint: 4,
		children: [
			{
				slug: 'listening',
				name: ['Listening', 'နားဆင်ရန်', 'ฟัง', '听'],
				children: [
					{ slug: 'music-subscriptions', name: ['Music', 'တေးဂီတ', 'เพลง', '音乐'] },
					{ slug: 'audiobooks', name: ['Audiobooks', 'အသံစာအုပ်များ', 'หนังสือเสียง', '有声书'] },
				],
			},
			{
				slug: 'watching',
				name: ['Watching', 'ကြည့်ရှုရန်', 'ดู', '看'],
				children: [{ slug: 'live-sport', name: ['Live sport', 'တိုက်ရိုက် အားကစား', 'กีฬาสด', '体育直播'] }],
			},
			{
				slug: 'reading',
				name: ['Reading', 'ဖတ်ရှုရန်', 'อ่าน', '读'],
				children: [{ slug: 'e-books', name: ['E-books', 'အီးစာအုပ်များ', 'อีบุ๊ก', '电子书'] }],
			},
		],
	},
	{
		slug: 'learning',
		name: ['Learning', 'သင်ယူလေ့လာရေး', 'การเรียนรู้', '学习'],
		drawing: 'camera',
		tint: 3,
		children: [
			{
				slug: 'skills',
				name: ['Skills', 'ကျွမ်းကျင်မှုများ', 'ทักษะ', '技能'],
				children: [{ slug: 'hobby-courses', name: ['Hobby courses', 'ဝါသနာ သင်တန်းများ', 'คอร์สงานอดิเรก', '兴趣课程'] }],
			},
		],
	},
	{
		slug: 'software-and-cloud',
		name: ['Software and cloud', 'ဆော့ဖ်ဝဲနှင့် ကလောက်ဒ်', 'ซอฟต์แวร์และคลาวด์', '软件与云服务'],
		drawing: 'lamp',
		tint: 5,
		children: [
			{
				slug: 'security',
				name: ['Security', 'လုံခြုံရေး', 'ความปลอดภัย', '安全'],
				children: [{ slug: 'passwords', name: ['Password safes', 'စကားဝှက် သိမ်းဆည်းရေး', 'ที่เก็บรหัสผ่าน', '密码管理'] }],
			},
			{
				slug: 'storage',
				name: ['Storage', 'သိုလှောင်မှု', 'พื้นที่เก็บข้อมูล', '存储'],
				children: [{ slug: 'cloud-storage', name: ['Cloud storage', 'ကလောက်ဒ် သိုလှောင်မှု', 'คลาวด์เก็บไฟล์', '云盘'] }],
			},
		],
	},
	{
		slug: 'top-up-and-vouchers',
		name: ['Top-up and vouchers', 'ဖုန်းဘေလ်နှင့် ဘောက်ချာ', 'เติมเงินและบัตรกำนัล', '充值与礼券'],
		drawing: 'phone',
		tint: 1,
		children: [
			{
				slug: 'mobile-top-up',
				name: ['Mobile', 'မိုဘိုင်း', 'มือถือ', '手机'],
				children: [{ slug: 'data-packs', name: ['Data packs', 'ဒေတာ အထုပ်များ', 'แพ็กเน็ต', '流量包'] }],
			},
			{
				slug: 'gift-cards',
				name: ['Gift cards', 'လက်ဆောင်ကတ်', 'บัตรของขวัญ', '礼品卡'],
				children: [
					{ slug: 'shop-vouchers', name: ['Shop vouchers', 'ဈေးဝယ်ဘောက်ချာ', 'บัตรช้อปปิ้ง', '购物券'] },
					{ slug: 'event-tickets', name: ['Event tickets', 'ပွဲလက်မှတ်များ', 'บัตรงานอีเวนต์', '活动门票'] },
				],
			},
		],
	},
];
