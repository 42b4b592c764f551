import { type FirstCategory, kind } from './types.ts';

export const home: FirstCategory = {
	slug: 'home-and-kitchen',
	children: [
		{
			slug: 'kitchen',
			children: [
				{
					slug: 'pots-and-pans',
					kinds: [
						kind(
							'frying-pan',
							[],
							'house',
							[18000, 76000],
							['frying pan', 'ဒယ်အိုး', 'กระทะ', '煎锅'],
							[
								'Heats evenly on gas, charcoal and electric plates.',
								'ဂတ်စ်၊ မီးသွေး၊ လျှပ်စစ်မီးဖိုတို့တွင် အပူညီသည်။',
								'ร้อนสม่ำเสมอทั้งเตาแก๊ส ถ่าน และไฟฟ้า',
								'燃气、炭火、电炉皆受热均匀。',
							],
							{
								measures: [
									[24, 'cm'],
									[28, 'cm'],
									[32, 'cm'],
								],
								styles: [
									['Handmade', 'လက်လုပ်', 'ทำมือ', '手工'],
									['Traditional', 'ရိုးရာ', 'แบบดั้งเดิม', '传统'],
									['Modern', 'ခေတ်မီ', 'ดีไซน์โมเดิร์น', '现代'],
									['Deep', 'အနက်', 'ทรงลึก', '深款'],
									['Lightweight', 'ပေါ့ပါးသော', 'น้ำหนักเบา', '轻便'],
									['Easy-clean', 'သန့်ရှင်းရလွယ်', 'ทำความสะอาดง่าย', '易清洁'],
								],
							},
						),
						kind(
							'cooking-pot',
							[0, 6],
							'house',
							[22000, 95000],
							['cooking pot', 'ဟင်းအိုး', 'หม้อ', '汤锅'],
							['A heavy bottom and handles that stay cool.', 'ဖင်ထူပြီး လက်ကိုင်မပူပါ။', 'ก้นหนา หูจับไม่ร้อน', '厚底，手柄不烫。'],
							{
								measures: [
									[3, 'l'],
									[5, 'l'],
									[8, 'l'],
								],
								styles: [
									['Handmade', 'လက်လုပ်', 'ทำมือ', '手工'],
									['Traditional', 'ရိုးရာ', 'แบบดั้งเดิม', '传统'],
									['Modern', 'ခေတ်မီ', 'ดีไซน์โมเดิร์น', '现代'],
									['Deep', 'အနက်', 'ทรงลึก', '深款'],
									['Lightweight', 'ပေါ့ပါးသော', 'น้ำหนักเบา', '轻便'],
									['Easy-clean', 'သန့်ရှင်းရလွယ်', 'ทำความสะอาดง่าย', '易清洁'],
								],
							},
						),
					],
				},
				{
					slug: 'tableware',
					kinds: [
						kind(
							'teapot',
							[0, 4, 7],
							'house',
							[15000, 68000],
							['teapot', 'လက်ဖက်ရည်အိုး', 'กาน้ำชา', '茶壶'],
							['Pours without a drop beside the cup.', 'တစ်စက်မှ မယိုဘဲ လောင်းထည့်နိုင်သည်။', 'รินไม่หกสักหยด', '出水利落，一滴不漏。'],
							{ options: 'colour' },
						),
						kind(
							'bowl',
							[0, 4, 8],
							'house',
							[3500, 24000],
							['bowl', 'ပန်းကန်လုံး', 'ชาม', '碗'],
							[
								'For mohinga, noodles or rice; stacks neatly.',
								'မုန့်ဟင်းခါး၊ ခေါက်ဆွဲ၊ ထမင်းအတွက်၊ ထပ်၍သိမ်းနိုင်သည်။',
								'สำหรับก๋วยเตี๋ยวหรือข้าว ซ้อนเก็บได้',
								'盛粉面米饭，可叠放。',
							],
							{ options: 'pack' },
						),
					],
				},
				{
					slug: 'kitchen-tools',
					kinds: [
						kind(
							'kitchen-knife',
							[],
							'house',
							[6500, 42000],
							['kitchen knife', 'မီးဖိုသုံးဓား', 'มีดทำครัว', '厨刀'],
							['Forged by smiths, keeps its edge.', 'ပန်းဘဲလက်ရာ၊ အသွားကြာရှည်ခံသည်။', 'ตีโดยช่าง คมนาน', '匠人锻打，锋利持久。'],
							{ omits: ['Easy-clean'] },
						),
					],
				},
			],
		},
		{
			slug: 'living',
			children: [
				{
					slug: 'furniture',
					kinds: [
						kind(
							'chair',
							[0, 2],
							'house',
							[45000, 185000],
							['teak chair', 'ကျွန်းကုလားထိုင်', 'เก้าอี้ไม้สัก', '柚木椅'],
							[
								'Joined without nails, oiled, for three generations.',
								'သံမပါဘဲ ဆက်ထားပြီး ဆီသုတ်ထားသည်၊ သုံးဆက်ခံ။',
								'เข้าเดือยไม่ใช้ตะปู ทาน้ำมัน ใช้ได้สามรุ่น',
								'榫卯无钉，油蜡表面，可传三代。',
							],
							{ omits: ['Easy-clean'] },
						),
						kind(
							'sofa',
							[0, 4, 8],
							'house',
							[280000, 980000],
							['sofa', 'ဆိုဖာ', 'โซฟา', '沙发'],
							['Deep cushions and a firm back.', 'ကူရှင်ထူပြီး နောက်မှီ ခိုင်သည်။', 'เบาะหนา พนักพิงแน่น', '厚实坐垫，靠背稳固。'],
							{ options: 'colour' },
						),
					],
				},
				{
					slug: 'lights-and-candles',
					kinds: [
						kind(
							'paper-lantern',
							[0, 2, 4, 9],
							'house',
							[4500, 28000],
							['paper lantern', 'စက္ကူမီးပုံး', 'โคมกระดาษ', '纸灯笼'],
							[
								'Hand-glued paper on a bamboo frame, folds flat.',
								'ဝါးရိုးပေါ်တွင် လက်ဖြင့်ကပ်ထားပြီး ပြားပြားခေါက်နိုင်သည်။',
								'กระดาษติดมือบนโครงไม้ไผ่ พับแบนได้',
								'竹骨手糊，可折平。',
							],
							{ options: 'colour', omits: ['Easy-clean'] },
						),
						kind(
							'candle',
							[0, 4, 9],
							'skin',
							[2500, 16000],
							['scented candle', 'အမွှေးဖယောင်းတိုင်', 'เทียนหอม', '香薰蜡烛'],
							[
								'Burns slowly for an evening with friends.',
								'ညနေခင်း တစ်ခုလုံး ဖြည်းဖြည်းလောင်သည်။',
								'เผาไหม้ช้าตลอดค่ำคืน',
								'慢燃，陪伴整晚。',
							],
							{
								measures: [
									[120, 'g'],
									[220, 'g'],
								],
								omits: ['Turmeric', 'Rice-milk'],
							},
						),
					],
				},
			],
		},
		{
			slug: 'household',
			children: [
				{
					slug: 'cleaning',
					kinds: [
						kind(
							'broom',
							[0, 3],
							'house',
							[2500, 12000],
							['broom', 'တံမြက်စည်း', 'ไม้กวาด', '扫帚'],
							[
								'Bound by hand, sweeps fine dust.',
								'လက်ဖြင့်စည်းထားပြီး ဖုန်မှုန့်ကို ပြောင်စေသည်။',
								'มัดมือ กวาดฝุ่นละเอียด',
								'手工扎制，细尘也净。',
							],
							{ omits: ['Easy-clean', 'Modern'] },
						),
						kind(
							'bucket',
							[0, 4, 8],
							'house',
							[3500, 15000],
							['bucket', 'ရေပုံး', 'ถังน้ำ', '水桶'],
							[
								'A strong handle and a spout.',
								'လက်ကိုင်ခိုင်ပြီး ရေလောင်းပေါက်ပါသည်။',
								'หูหิ้วแข็งแรง มีปากเท',
								'提手结实，带倒水口。',
							],
							{ options: 'colour', omits: ['Handmade', 'Traditional'] },
						),
					],
				},
				{
					slug: 'plants',
					kinds: [
						kind(
							'potted-plant',
							[0],
							'house',
							[6000, 38000],
							['potted plant', 'ပန်းအိုးစိုက်ပင်', 'ไม้กระถาง', '盆栽'],
							[
								'Likes shade and water twice a week.',
								'အရိပ်ကြိုက်ပြီး တစ်ပတ် နှစ်ခါ ရေလောင်းရသည်။',
								'ชอบร่ม รดน้ำสัปดาห์ละสองครั้ง',
								'喜阴，每周浇水两次。',
							],
							{
								styles: [
									['Orchid', 'သစ်ခွ', 'กล้วยไม้', '兰花'],
									['Jasmine', 'စံပယ်', 'มะลิ', '茉莉'],
									['Bamboo', 'ဝါး', 'ไผ่', '竹子'],
								],
							},
						),
					],
				},
			],
		},
	],
};
