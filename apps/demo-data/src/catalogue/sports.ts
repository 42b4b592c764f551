import { type FirstCategory, kind } from './types.ts';

export const sports: FirstCategory = {
	slug: 'sports-and-outdoors',
	children: [
		{
			slug: 'team-sports',
			children: [
				{
					slug: 'footballs',
					kinds: [
						kind(
							'football',
							[],
							'sport',
							[9500, 65000],
							['football', 'ဘောလုံး', 'ลูกฟุตบอล', '足球'],
							['Size 5, sewn, keeps its air.', 'ဆိုဒ် ၅၊ ချုပ်လုပ်ထား၊ လေမလျော့ပါ။', 'เบอร์ 5 เย็บ เก็บลมดี', '5号缝制，不漏气。'],
						),
					],
				},
				{
					slug: 'racket-sports',
					kinds: [
						kind(
							'badminton',
							[0, 5],
							'sport',
							[15000, 145000],
							['badminton set', 'ကြက်တောင်အစုံ', 'ชุดแบดมินตัน', '羽毛球套装'],
							[
								'Two rackets, three shuttlecocks, a bag.',
								'ရက်ကက်နှစ်ချောင်း၊ ကြက်တောင်သုံးလုံး၊ အိတ်ပါ။',
								'ไม้สองอัน ลูกสามลูก พร้อมกระเป๋า',
								'两拍三球配包。',
							],
						),
						kind(
							'table-tennis',
							[0],
							'sport',
							[8500, 68000],
							['table tennis bat', 'စားပွဲတင်တင်းနစ်ရက်ကက်', 'ไม้ปิงปอง', '乒乓球拍'],
							[
								'Two rubbers: one for spin, one for speed.',
								'ရာဘာနှစ်မျိုး၊ လှည့်ရန်နှင့် မြန်ရန်။',
								'ยางสองหน้า หมุนและเร็ว',
								'两面胶皮：旋转与速度。',
							],
						),
					],
				},
			],
		},
		{
			slug: 'fitness',
			children: [
				{
					slug: 'boxing',
					kinds: [
						kind(
							'boxing-gloves',
							[0, 4, 8],
							'sport',
							[28000, 125000],
							['boxing gloves', 'လက်ဝှေ့လက်အိတ်', 'นวมชกมวย', '拳击手套'],
							[
								'Thick padding, a wide strap at the wrist.',
								'အုံထူ၊ လက်ကောက်ဝတ်ကြိုးကျယ်။',
								'บุหนา สายรัดข้อมือกว้าง',
								'厚垫，宽腕带。',
							],
							{ options: 'colour' },
						),
					],
				},
				{
					slug: 'cycling',
					kinds: [
						kind(
							'bicycle',
							[0, 4, 8],
							'sport',
							[180000, 780000],
							['bicycle', 'စက်ဘီး', 'จักรยาน', '自行车'],
							[
								'Mudguards for the rainy season and a bell.',
								'မိုးရာသီအတွက် ရွှံ့ကာနှင့် ခေါင်းလောင်း ပါသည်။',
								'บังโคลนสำหรับหน้าฝนและกระดิ่ง',
								'雨季挡泥板，带车铃。',
							],
							{ options: 'colour', omits: ['Training', 'Match'] },
						),
					],
				},
			],
		},
		{
			slug: 'outdoors',
			children: [
				{
					slug: 'tents',
					kinds: [
						kind(
							'tent',
							[0, 4, 8],
							'sport',
							[58000, 320000],
							['tent', 'တဲ', 'เต็นท์', '帐篷'],
							[
								'Stands in five minutes and keeps the monsoon out.',
								'ငါးမိနစ်အတွင်း ထိုးနိုင်ပြီး မိုးလုံသည်။',
								'กางเสร็จในห้านาที กันฝนมรสุม',
								'五分钟搭好，能挡季风雨。',
							],
							{ options: 'colour', omits: ['Training', 'Match', 'Junior'] },
						),
					],
				},
				{
					slug: 'fishing',
					kinds: [
						kind(
							'fishing-rod',
							[],
							'sport',
							[12000, 95000],
							['fishing rod', 'ငါးမျှားတံ', 'คันเบ็ด', '钓竿'],
							[
								'For river and lake, in two parts.',
								'မြစ်နှင့် ကန်အတွက် နှစ်ပိုင်းဆက်။',
								'สำหรับแม่น้ำและทะเลสาบ สองท่อน',
								'河湖两用，两节。',
							],
							{ omits: ['Training', 'Match'] },
						),
					],
				},
			],
		},
	],
};
