import { type FirstCategory, kind } from './types.ts';

export const baby: FirstCategory = {
	slug: 'baby-and-toys',
	children: [
		{
			slug: 'baby-care',
			children: [
				{
					slug: 'feeding',
					kinds: [
						kind(
							'baby-bottle',
							[0, 4, 8],
							'house',
							[4500, 28000],
							['baby bottle', 'နို့ဘူး', 'ขวดนม', '奶瓶'],
							[
								'With a teat that lets no air in; boils clean.',
								'လေမဝင်သော နို့သီးခေါင်း၊ ပြုတ်ဆေးနိုင်သည်။',
								'จุกกันลม ต้มฆ่าเชื้อได้',
								'防胀气奶嘴，可煮沸消毒。',
							],
							{
								measures: [
									[120, 'ml'],
									[240, 'ml'],
								],
								options: 'pack',
								styles: [
									['Glass', 'ဖန်', 'แก้ว', '玻璃'],
									['Wide-neck', 'ပါးစပ်ကျယ်', 'คอกว้าง', '宽口'],
									['Lightweight', 'ပေါ့ပါးသော', 'น้ำหนักเบา', '轻巧'],
								],
							},
						),
					],
				},
				{
					slug: 'baby-clothes',
					kinds: [
						kind(
							'socks',
							[0, 3, 6, 9],
							'cloth',
							[1500, 8500],
							['baby socks', 'ကလေးခြေအိတ်', 'ถุงเท้าเด็ก', '婴儿袜'],
							['Stay up and leave no marks.', 'မလျှောကျဘဲ အရာမထင်ပါ။', 'ไม่เลื่อนหลุดและไม่ทิ้งรอย', '不滑落，不勒脚。'],
							{ options: 'pack', omits: ['Loose-fit', 'Hand-woven cotton', 'Soft linen'] },
						),
					],
				},
			],
		},
		{
			slug: 'toys',
			children: [
				{
					slug: 'soft-toys',
					kinds: [
						kind(
							'teddy-bear',
							[0, 11, 1],
							'play',
							[8500, 48000],
							['teddy bear', 'ဝက်ဝံရုပ်', 'ตุ๊กตาหมี', '泰迪熊'],
							[
								'Soft, safe eyes sewn on, for long hugs.',
								'နူးညံ့ပြီး မျက်လုံးကို ခိုင်ခိုင်ချုပ်ထားသည်။',
								'นุ่ม ตาเย็บแน่น กอดได้นาน',
								'柔软，眼睛缝制牢固，适合久抱。',
							],
							{
								measures: [
									[30, 'cm'],
									[50, 'cm'],
									[80, 'cm'],
								],
								styles: [
									['Colourful', 'ရောင်စုံ', 'หลากสี', '彩色'],
									['Washable', 'လျှော်ဖွပ်နိုင်သော', 'ซักล้างได้', '可水洗'],
									['Curly', 'မွေးခွေ', 'ขนหยิก', '卷毛'],
									['Sitting', 'ထိုင်နေသော', 'ท่านั่ง', '坐姿'],
									['Classic', 'ရိုးရာပုံစံ', 'ทรงคลาสสิก', '经典'],
								],
							},
						),
						kind(
							'panda-plush',
							[],
							'play',
							[8500, 42000],
							['panda plush', 'ပန်ဒါရုပ်', 'ตุ๊กตาแพนด้า', '熊猫公仔'],
							['A panda that sits by itself.', 'ကိုယ်တိုင်ထိုင်နိုင်သော ပန်ဒါ။', 'แพนด้านั่งเองได้', '会自己坐的熊猫。'],
							{
								measures: [
									[25, 'cm'],
									[45, 'cm'],
								],
								styles: [
									['Colourful', 'ရောင်စုံ', 'หลากสี', '彩色'],
									['Washable', 'လျှော်ဖွပ်နိုင်သော', 'ซักล้างได้', '可水洗'],
									['Round', 'ဝဝဖိုင့်ဖိုင့်', 'ตัวกลม', '圆滚滚'],
									['Classic', 'ရိုးရာပုံစံ', 'ทรงคลาสสิก', '经典'],
								],
							},
						),
					],
				},
				{
					slug: 'games-and-puzzles',
					kinds: [
						kind(
							'jigsaw-puzzle',
							[0, 4, 8],
							'play',
							[4500, 26000],
							['jigsaw puzzle', 'ရုပ်ဆက်ပဟေဠိ', 'จิ๊กซอว์', '拼图'],
							[
								'A picture of a market by the river, thick pieces.',
								'မြစ်ကမ်းဈေးပုံ၊ အပိုင်းထူထူ။',
								'ภาพตลาดริมน้ำ ชิ้นหนา',
								'河畔集市图案，厚片。',
							],
							{
								measures: [
									[48, 'pieces'],
									[120, 'pieces'],
									[500, 'pieces'],
								],
								styles: [
									['Colourful', 'ရောင်စုံ', 'หลากสี', '彩色'],
									['Photo', 'ဓာတ်ပုံ', 'ภาพถ่าย', '照片'],
									['Learning', 'ဉာဏ်ဖွင့်', 'เสริมพัฒนาการ', '益智'],
									['Landscape', 'ရှုခင်း', 'ภาพวิว', '风景'],
									['Safe-edge', 'အနားချော', 'ขอบมนปลอดภัย', '圆角安全'],
								],
							},
						),
						kind(
							'yo-yo',
							[0, 3, 7],
							'play',
							[1500, 9500],
							['yo-yo', 'ယိုယို', 'โยโย่', '悠悠球'],
							[
								'Runs long and comes back to the hand.',
								'ကြာကြာလည်ပြီး လက်ထဲ ပြန်ရောက်သည်။',
								'หมุนนาน กลับเข้ามือ',
								'转得久，回得稳。',
							],
							{ omits: ['Washable', 'Large'] },
						),
					],
				},
			],
		},
		{
			slug: 'outdoor-play',
			children: [
				{
					slug: 'kites',
					kinds: [
						kind(
							'kite',
							[0, 4, 8],
							'play',
							[2500, 15000],
							['kite', 'စွန်', 'ว่าว', '风筝'],
							[
								'Rises in a light wind, line included.',
								'လေညင်းဖြင့် တက်သည်၊ ကြိုးပါ။',
								'ขึ้นได้แม้ลมเบา มีเชือกให้',
								'微风即起，附线。',
							],
							{ omits: ['Washable', 'Safe-edge', 'Learning'] },
						),
					],
				},
				{
					slug: 'scooters',
					kinds: [
						kind(
							'kick-scooter',
							[0, 4, 8],
							'play',
							[45000, 165000],
							['kick scooter', 'ခြေကန်စကူတာ', 'สกู๊ตเตอร์ขาไถ', '儿童滑板车'],
							[
								'Folds for the bus; the grips do not slip.',
								'ဘတ်စ်ကားပေါ် ခေါက်ယူနိုင်ပြီး လက်ကိုင် မချော်ပါ။',
								'พับขึ้นรถเมล์ได้ มือจับไม่ลื่น',
								'可折叠乘车，把手防滑。',
							],
							{ options: 'colour', omits: ['Washable', 'Learning', 'Mini'] },
						),
					],
				},
			],
		},
	],
};
