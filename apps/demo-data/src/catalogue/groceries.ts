import { type FirstCategory, kind } from './types.ts';

export const groceries: FirstCategory = {
	slug: 'groceries',
	children: [
		{
			slug: 'drinks',
			children: [
				{
					slug: 'tea',
					kinds: [
						kind(
							'green-tea',
							[],
							'food',
							[4500, 32000],
							['Shan green tea', 'ရှမ်းလက်ဖက်ခြောက်', 'ชาเขียวฉาน', '掸邦绿茶'],
							[
								'First leaves from old trees, dried in the sun.',
								'သက်ရင့်ပင်များ၏ ပထမအခူးရွက်၊ နေလှန်းထားသည်။',
								'ยอดชาแรกจากต้นเก่าแก่ ตากแดด',
								'古树头采，日晒而成。',
							],
							{
								measures: [
									[100, 'g'],
									[250, 'g'],
									[500, 'g'],
								],
							},
						),
						kind(
							'milk-tea',
							[],
							'food',
							[3500, 18000],
							['milk tea mix', 'လက်ဖက်ရည်ထုပ်', 'ชานมสำเร็จรูป', '奶茶粉'],
							[
								'As in the tea shop: strong, sweet, milky.',
								'လက်ဖက်ရည်ဆိုင်အတိုင်း ကျဆိမ့်ချို။',
								'รสร้านชา เข้ม หวาน มัน',
								'茶馆味道：浓、甜、奶香。',
							],
							{
								measures: [
									[10, 'sachets'],
									[30, 'sachets'],
								],
								omits: ['Farm-fresh'],
							},
						),
					],
				},
				{
					slug: 'coffee',
					kinds: [
						kind(
							'coffee',
							[],
							'food',
							[6500, 38000],
							['hill coffee', 'တောင်ပေါ်ကော်ဖီ', 'กาแฟดอย', '高山咖啡'],
							[
								'Grown in the shade at 1,200 metres, roasted each week.',
								'ပေ ၄,၀၀၀ တွင် အရိပ်စိုက်၊ အပတ်စဉ် လှော်သည်။',
								'ปลูกใต้ร่มไม้ที่ 1,200 เมตร คั่วทุกสัปดาห์',
								'海拔1200米荫栽，每周烘焙。',
							],
							{
								measures: [
									[200, 'g'],
									[500, 'g'],
									[1, 'kg'],
								],
							},
						),
					],
				},
			],
		},
		{
			slug: 'fresh',
			children: [
				{
					slug: 'fruit',
					kinds: [
						kind(
							'mango',
							[],
							'food',
							[6500, 28000],
							['mangoes', 'သရက်သီး', 'มะม่วง', '芒果'],
							[
								'Picked this week, sweet to the stone.',
								'ဒီအပတ် ခူးထား၊ စေ့အထိ ချိုသည်။',
								'เก็บสัปดาห์นี้ หวานถึงเมล็ด',
								'本周采摘，甜到核。',
							],
							{
								measures: [
									[2, 'kg'],
									[5, 'kg'],
								],
								omits: ['Small-batch'],
							},
						),
						kind(
							'pineapple',
							[],
							'food',
							[3500, 16000],
							['pineapples', 'နာနတ်သီး', 'สับปะรด', '菠萝'],
							[
								'Small, golden and with little acid.',
								'အသားဝါ၊ အချဉ်နည်း၊ လုံးသေးချို။',
								'ลูกเล็ก เนื้อทอง เปรี้ยวน้อย',
								'小果金肉，酸度低。',
							],
							{
								measures: [
									[2, 'pieces'],
									[6, 'pieces'],
								],
								omits: ['Small-batch'],
							},
						),
						kind(
							'coconut',
							[],
							'food',
							[2500, 14000],
							['young coconuts', 'အုန်းသီးနု', 'มะพร้าวน้ำหอม', '嫩椰子'],
							[
								'Trimmed, chilled, ready for a straw.',
								'အခွံနွှာပြီး အအေးခံထား၊ ပိုက်တပ်သောက်ရုံ။',
								'ปอกแล้ว แช่เย็น พร้อมเสียบหลอด',
								'去皮冰镇，插管即饮。',
							],
							{
								measures: [
									[3, 'pieces'],
									[9, 'pieces'],
								],
								omits: ['Small-batch'],
							},
						),
					],
				},
				{
					slug: 'vegetables',
					kinds: [
						kind(
							'chillies',
							[],
							'food',
							[1800, 9500],
							['chillies', 'ငရုတ်သီး', 'พริก', '辣椒'],
							[
								'Hot and fragrant, for salads and curries.',
								'စပ်မွှေး၊ သုပ်နှင့် ဟင်းအတွက်။',
								'เผ็ดหอม สำหรับยำและแกง',
								'香辣，拌菜煮咖喱皆宜。',
							],
							{
								measures: [
									[250, 'g'],
									[500, 'g'],
									[1, 'kg'],
								],
								omits: ['Small-batch'],
							},
						),
						kind(
							'garlic',
							[],
							'food',
							[2200, 12000],
							['garlic', 'ကြက်သွန်ဖြူ', 'กระเทียม', '大蒜'],
							['Small bulbs with a strong taste.', 'အမြွှာသေး၊ အရသာပြင်း။', 'หัวเล็ก กลิ่นแรง', '小头味浓。'],
							{
								measures: [
									[500, 'g'],
									[1, 'kg'],
								],
								omits: ['Small-batch'],
							},
						),
					],
				},
			],
		},
		{
			slug: 'pantry',
			children: [
				{
					slug: 'rice-and-noodles',
					kinds: [
						kind(
							'rice',
							[],
							'food',
							[9500, 86000],
							['fragrant rice', 'ပေါ်ဆန်းမွှေးဆန်', 'ข้าวหอม', '香米'],
							[
								'New harvest, long in the pot, soft on the tongue.',
								'အသစ်ရိတ် ပေါ်ဆန်းမွှေး၊ နူးညံ့ပွားသည်။',
								'ข้าวใหม่ หุงขึ้นหม้อ นุ่มลิ้น',
								'新米，出饭多，口感软糯。',
							],
							{
								measures: [
									[2, 'kg'],
									[5, 'kg'],
									[24, 'kg'],
								],
								omits: ['Small-batch'],
							},
						),
						kind(
							'rice-noodles',
							[],
							'food',
							[2800, 15000],
							['rice noodles', 'ဆန်ခေါက်ဆွဲခြောက်', 'เส้นก๋วยเตี๋ยวแห้ง', '干米粉'],
							[
								'Soft after five minutes, does not break.',
								'ငါးမိနစ်နူး၊ မကျိုးပါ။',
								'ลวกห้านาทีนุ่ม ไม่ขาด',
								'五分钟煮软，不断条。',
							],
							{
								measures: [
									[400, 'g'],
									[1, 'kg'],
								],
								omits: ['Farm-fresh'],
							},
						),
					],
				},
				{
					slug: 'snacks',
					kinds: [
						kind(
							'peanuts',
							[],
							'food',
							[1800, 9800],
							['roasted peanuts', 'မြေပဲလှော်', 'ถั่วลิสงคั่ว', '炒花生'],
							['Roasted in sand, salted lightly.', 'သဲဖြင့်လှော်ပြီး ဆားအနည်းငယ်ပါသည်။', 'คั่วทราย เค็มนิด ๆ', '沙炒微咸。'],
							{
								measures: [
									[200, 'g'],
									[500, 'g'],
								],
							},
						),
						kind(
							'honey',
							[],
							'food',
							[8500, 42000],
							['wild honey', 'တောပျားရည်', 'น้ำผึ้งป่า', '野生蜂蜜'],
							[
								'From forest hives, filtered once.',
								'တောပျားအုံမှ တစ်ကြိမ်သာ စစ်ထားသည်။',
								'จากรังป่า กรองครั้งเดียว',
								'林间野蜂，仅滤一次。',
							],
							{
								measures: [
									[350, 'g'],
									[700, 'g'],
								],
								omits: ['Farm-fresh'],
							},
						),
					],
				},
			],
		},
	],
};
