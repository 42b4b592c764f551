import { type FirstCategory, kind } from './types.ts';

export const beauty: FirstCategory = {
	slug: 'beauty-and-health',
	children: [
		{
			slug: 'skin-and-body',
			children: [
				{
					slug: 'creams-and-lotions',
					kinds: [
						kind(
							'body-lotion',
							[0, 3, 8],
							'skin',
							[5500, 28000],
							['body lotion', 'လိုးရှင်း', 'โลชั่น', '身体乳'],
							[
								'Sinks in quickly and does not stick in humid weather.',
								'မြန်မြန်စိမ့်ဝင်ပြီး စိုထိုင်းရာသီတွင် မစေးကပ်ပါ။',
								'ซึมไว ไม่เหนียวในอากาศชื้น',
								'吸收快，潮湿天气也不黏。',
							],
							{
								measures: [
									[150, 'ml'],
									[250, 'ml'],
									[400, 'ml'],
								],
							},
						),
						kind(
							'face-cream',
							[0, 5],
							'skin',
							[6500, 42000],
							['face cream', 'မျက်နှာလိမ်းခရင်မ်', 'ครีมทาหน้า', '面霜'],
							[
								'A light cream for day and night.',
								'နေ့ရောညပါ လိမ်းနိုင်သော ခရင်မ်ပါး။',
								'ครีมเนื้อบาง ทาได้ทั้งกลางวันและกลางคืน',
								'质地轻薄，日夜皆宜。',
							],
							{
								measures: [
									[50, 'g'],
									[100, 'g'],
								],
							},
						),
					],
				},
				{
					slug: 'soaps',
					kinds: [
						kind(
							'soap',
							[0, 4, 8],
							'skin',
							[1800, 12000],
							['soap', 'ဆပ်ပြာ', 'สบู่', '香皂'],
							[
								'Cold-stirred, cut by hand, gentle to the face.',
								'အအေးနည်းဖြင့် ပြုလုပ်ပြီး လက်ဖြင့်ဖြတ်ထားသည်၊ မျက်နှာကို နူးညံ့စေသည်။',
								'กวนเย็น ตัดมือ อ่อนโยนต่อผิวหน้า',
								'冷制手切，温和洁面。',
							],
							{
								measures: [
									[90, 'g'],
									[120, 'g'],
								],
								options: 'pack',
							},
						),
					],
				},
			],
		},
		{
			slug: 'make-up',
			children: [
				{
					slug: 'lips',
					kinds: [
						kind(
							'lipstick',
							[0, 1, 11],
							'makeup',
							[6500, 48000],
							['lipstick', 'နှုတ်ခမ်းနီ', 'ลิปสติก', '口红'],
							[
								'Stays through a bowl of mohinga.',
								'မုန့်ဟင်းခါး တစ်ပွဲစားပြီးသည်အထိ မပျက်ပါ။',
								'กินก๋วยเตี๋ยวหมดชามสียังอยู่',
								'吃完一碗粉也不掉色。',
							],
							{ options: 'colour' },
						),
					],
				},
				{
					slug: 'nails',
					kinds: [
						kind(
							'nail-polish',
							[0, 4, 8],
							'makeup',
							[2500, 15000],
							['nail polish', 'လက်သည်းဆိုးဆေး', 'ยาทาเล็บ', '指甲油'],
							[
								'Dries in a minute and holds for a week.',
								'တစ်မိနစ်အတွင်းခြောက်ပြီး တစ်ပတ်ခံသည်။',
								'แห้งในหนึ่งนาที อยู่ได้ทั้งสัปดาห์',
								'一分钟干，持色一周。',
							],
							{ options: 'colour' },
						),
					],
				},
				{
					slug: 'mirrors-and-brushes',
					kinds: [
						kind(
							'make-up-mirror',
							[0, 5],
							'house',
							[7500, 39000],
							['make-up mirror', 'မိတ်ကပ်မှန်', 'กระจกแต่งหน้า', '化妆镜'],
							[
								'Clear glass on a foot that turns.',
								'လှည့်နိုင်သော ခြေထောက်ပါ ကြည်လင်သည့်မှန်။',
								'กระจกใสบนฐานหมุนได้',
								'高清镜面，底座可转。',
							],
							{ omits: ['Easy-clean'] },
						),
					],
				},
			],
		},
		{
			slug: 'health',
			children: [
				{
					slug: 'oral-care',
					kinds: [
						kind(
							'toothbrush',
							[0, 4, 8],
							'house',
							[1500, 18000],
							['toothbrush', 'သွားတိုက်တံ', 'แปรงสีฟัน', '牙刷'],
							['Soft bristles with rounded ends.', 'ထိပ်ဖျားလုံးသော အမွှေးပျော့။', 'ขนแปรงนุ่ม ปลายมน', '软毛圆头。'],
							{
								options: 'pack',
								styles: [
									['Soft-bristle', 'အမွှေးပျော့', 'ขนนุ่ม', '软毛'],
									['Bamboo', 'ဝါးရိုးတပ်', 'ด้ามไม้ไผ่', '竹柄'],
									["Children's", 'ကလေးသုံး', 'สำหรับเด็ก', '儿童'],
								],
							},
						),
					],
				},
				{
					slug: 'first-aid',
					kinds: [
						kind(
							'plasters',
							[],
							'house',
							[1200, 14000],
							['plasters', 'ပလာစတာ', 'พลาสเตอร์ปิดแผล', '创可贴'],
							[
								'Breathes, holds in water, comes off without pain.',
								'လေဝင်ပြီး ရေထဲတွင်လည်း မကွာ၊ ခွာလျှင်မနာပါ။',
								'ระบายอากาศ กันน้ำ ลอกไม่เจ็บ',
								'透气防水，撕下不疼。',
							],
							{
								measures: [
									[20, 'pieces'],
									[50, 'pieces'],
									[100, 'pieces'],
								],
								styles: [
									['Waterproof', 'ရေစိုခံ', 'กันน้ำ', '防水'],
									['Fabric', 'အထည်သား', 'เนื้อผ้า', '布质'],
									["Children's", 'ကလေးသုံး', 'สำหรับเด็ก', '儿童'],
								],
							},
						),
						kind(
							'thermometer',
							[0],
							'gear',
							[6500, 32000],
							['thermometer', 'သာမိုမီတာ', 'ปรอทวัดไข้', '体温计'],
							[
								'Reads in ten seconds and speaks up when it is done.',
								'ဆယ်စက္ကန့်အတွင်း တိုင်းပြီး အသံဖြင့် အသိပေးသည်။',
								'วัดเสร็จในสิบวินาที มีเสียงเตือน',
								'十秒测温，完成鸣响。',
							],
							{ omits: ['Wireless', 'Energy-saving', 'Slim'] },
						),
					],
				},
			],
		},
	],
};
