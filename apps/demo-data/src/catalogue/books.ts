import { type FirstCategory, kind } from './types.ts';

export const books: FirstCategory = {
	slug: 'books-and-stationery',
	children: [
		{
			slug: 'books',
			children: [
				{
					slug: 'cookbooks',
					kinds: [
						kind(
							'cookbook',
							[0, 3, 8],
							'paper',
							[6500, 28000],
							['cookbook', 'ဟင်းချက်စာအုပ်', 'ตำราอาหาร', '烹饪书'],
							[
								'Eighty dishes of home, step by step.',
								'အိမ်ချက် ဟင်းလျာ ရှစ်ဆယ်၊ အဆင့်ဆင့်။',
								'แปดสิบเมนูบ้าน ทีละขั้น',
								'八十道家常菜，步步详解。',
							],
							{
								measures: [
									[160, 'pages'],
									[240, 'pages'],
								],
								omits: ['Recycled-paper'],
							},
						),
					],
				},
				{
					slug: 'story-books',
					kinds: [
						kind(
							'folk-tales',
							[0, 4, 8],
							'paper',
							[4500, 18000],
							['folk tales', 'ရိုးရာပုံပြင်များ', 'นิทานพื้นบ้าน', '民间故事'],
							[
								'Tales of clever rabbits and proud tigers, for reading aloud.',
								'လိမ္မာသောယုန်နှင့် မာနကြီးသောကျား ပုံပြင်များ၊ အသံထွက်ဖတ်ရန်။',
								'นิทานกระต่ายเจ้าปัญญากับเสือจอมหยิ่ง อ่านให้ลูกฟัง',
								'聪明的兔子与骄傲的老虎，适合朗读。',
							],
							{
								measures: [
									[96, 'pages'],
									[180, 'pages'],
								],
							},
						),
					],
				},
			],
		},
		{
			slug: 'stationery',
			children: [
				{
					slug: 'notebooks',
					kinds: [
						kind(
							'notebook',
							[0, 4, 8],
							'paper',
							[1800, 12000],
							['notebook', 'မှတ်စုစာအုပ်', 'สมุดโน้ต', '笔记本'],
							[
								'Opens flat, ink does not show through.',
								'ပြားပြားပွင့်ပြီး မှင်မစိမ့်ပါ။',
								'กางราบ หมึกไม่ซึม',
								'平摊书写，墨不透背。',
							],
							{
								measures: [
									[120, 'pages'],
									[200, 'pages'],
								],
								options: 'pack',
								omits: ['Bilingual', 'Illustrated'],
							},
						),
					],
				},
				{
					slug: 'pens',
					kinds: [
						kind(
							'fountain-pen',
							[0, 4, 8],
							'paper',
							[4500, 48000],
							['fountain pen', 'ဖောင်တိန်', 'ปากกาหมึกซึม', '钢笔'],
							[
								'A fine nib for round letters.',
								'ဝိုင်းသောအက္ခရာများ ရေးရန် ထိပ်ဖျားသေး။',
								'หัวปากกาเล็กสำหรับตัวอักษรกลม',
								'细尖，适合书写圆体字母。',
							],
							{
								options: 'colour',
								styles: [
									['Pocket', 'အိတ်ဆောင်', 'แบบพกพา', '便携'],
									['Gift', 'လက်ဆောင်', 'ชุดของขวัญ', '礼盒'],
									['Classic', 'ရိုးရာပုံစံ', 'ทรงคลาสสิก', '经典'],
								],
							},
						),
						kind(
							'crayons',
							[0, 4],
							'play',
							[1500, 9500],
							['crayons', 'ဖယောင်းရောင်စုံခဲတံ', 'สีเทียน', '蜡笔'],
							[
								'Strong colours that wash off hands and walls.',
								'အရောင်တောက်ပြီး လက်နှင့်နံရံမှ ဆေးကြော၍ရသည်။',
								'สีสด ล้างออกจากมือและผนังได้',
								'颜色鲜艳，手上墙上都好洗。',
							],
							{
								measures: [
									[12, 'pieces'],
									[24, 'pieces'],
									[48, 'pieces'],
								],
								omits: ['Large', 'Mini'],
							},
						),
					],
				},
			],
		},
		{
			slug: 'art-and-music',
			children: [
				{
					slug: 'art-supplies',
					kinds: [
						kind(
							'watercolours',
							[0, 6],
							'paper',
							[6500, 42000],
							['watercolour set', 'ရေဆေးအစုံ', 'ชุดสีน้ำ', '水彩套装'],
							[
								'Clear colours, two brushes, a lid for mixing.',
								'အရောင်ကြည်၊ စုတ်တံနှစ်ချောင်း၊ ဆေးစပ်အဖုံး။',
								'สีใส พู่กันสองด้าม ฝาผสมสี',
								'色彩清透，两支画笔，盖可调色。',
							],
							{
								measures: [
									[12, 'pieces'],
									[24, 'pieces'],
									[36, 'pieces'],
								],
								styles: [
									['Pocket', 'အိတ်ဆောင်', 'แบบพกพา', '便携'],
									['Gift', 'လက်ဆောင်', 'สำหรับเป็นของขวัญ', '礼盒'],
									['Studio', 'စတူဒီယိုသုံး', 'สำหรับสตูดิโอ', '画室'],
								],
							},
						),
					],
				},
				{
					slug: 'instruments',
					kinds: [
						kind(
							'guitar',
							[0, 2, 8],
							'sport',
							[65000, 420000],
							['guitar', 'ဂစ်တာ', 'กีตาร์', '吉他'],
							['Strings that are kind to fingers.', 'လက်ချောင်းမနာသော ကြိုးများ။', 'สายนุ่มไม่เจ็บนิ้ว', '琴弦不伤手指。'],
							{ options: 'colour', omits: ['Training', 'Match'] },
						),
						kind(
							'drum',
							[0, 4, 8],
							'play',
							[12000, 78000],
							['drum', 'ဗုံ', 'กลอง', '鼓'],
							[
								'A warm sound and two sticks.',
								'အသံနွေးပြီး တီးတံနှစ်ချောင်းပါသည်။',
								'เสียงอุ่น พร้อมไม้ตีสองอัน',
								'音色温暖，附两支鼓槌。',
							],
							{ omits: ['Washable', 'Learning'] },
						),
					],
				},
			],
		},
	],
};
