import { same } from '../words.ts';
import { type FirstCategory, kind } from './types.ts';

export const phones: FirstCategory = {
	slug: 'phones',
	children: [
		{
			slug: 'mobile-phones',
			children: [
				{
					slug: 'smartphones',
					kinds: [
						kind(
							'smartphone',
							[0, 4, 8],
							'tech',
							[380000, 1450000],
							['smartphone', 'စမတ်ဖုန်း', 'สมาร์ทโฟน', '智能手机'],
							[
								'A phone with two SIM places and a battery for a day and a half.',
								'ဆင်းမ်ကတ်နှစ်ခုထည့်နိုင်ပြီး ဘက်ထရီ တစ်ရက်ခွဲခံသော ဖုန်း။',
								'มือถือสองซิม แบตเตอรี่อยู่ได้วันครึ่ง',
								'双卡手机，电池可用一天半。',
							],
							{
								options: 'colour-storage',
								styles: [
									same('Padauk Note 12'),
									same('Lotus A54'),
									same('Mingalar X5'),
									same('Naga Lite 7'),
									same('Orchid One'),
								],
							},
						),
					],
				},
				{
					slug: 'feature-phones',
					kinds: [
						kind(
							'keypad-phone',
							[0, 4, 8],
							'gear',
							[32000, 85000],
							['keypad phone', 'ခလုတ်ဖုန်း', 'มือถือปุ่มกด', '按键手机'],
							[
								'Large keys, a loud ring and a torch; calls for a week on one charge.',
								'ခလုတ်ကြီး၊ အသံကျယ်၊ ဓာတ်မီးပါ၊ တစ်ခါသွင်းလျှင် တစ်ပတ်ခံသည်။',
								'ปุ่มใหญ่ เสียงดัง มีไฟฉาย ชาร์จครั้งเดียวใช้ได้ทั้งสัปดาห์',
								'大按键、铃声响、带手电，一次充电用一周。',
							],
							{ options: 'colour', omits: ['Wireless', 'Fast'] },
						),
					],
				},
			],
		},
		{
			slug: 'phone-power',
			children: [
				{
					slug: 'power-banks',
					kinds: [
						kind(
							'power-bank',
							[0, 3, 7],
							'gear',
							[28000, 95000],
							['power bank', 'ပါဝါဘဏ်', 'พาวเวอร์แบงก์', '充电宝'],
							[
								'Charges phones and earphones on the way.',
								'လမ်းခရီးတွင် ဖုန်းနှင့် နားကြပ်များ အားသွင်းရန်။',
								'ชาร์จมือถือและหูฟังระหว่างทาง',
								'出门在外给手机和耳机充电。',
							],
							{ options: 'colour', omits: ['Energy-saving'] },
						),
					],
				},
				{
					slug: 'chargers',
					kinds: [
						kind(
							'charger',
							[0, 5],
							'gear',
							[9000, 48000],
							['charger', 'အားသွင်းခေါင်း', 'หัวชาร์จ', '充电器'],
							[
								'Stays cool and stops when the battery is full.',
								'မပူဘဲ ဘက်ထရီပြည့်လျှင် အလိုအလျောက်ရပ်သည်။',
								'ไม่ร้อน ตัดไฟเองเมื่อแบตเต็ม',
								'低温充电，充满自停。',
							],
							{
								measures: [
									[20, 'watts'],
									[33, 'watts'],
									[65, 'watts'],
								],
								options: 'pack',
								omits: ['Wireless'],
							},
						),
					],
				},
			],
		},
		{
			slug: 'phone-accessories',
			children: [
				{
					slug: 'selfie-sticks',
					kinds: [
						kind(
							'selfie-stick',
							[0, 6],
							'gear',
							[12000, 45000],
							['selfie stick', 'ဆယ်လ်ဖီတိုင်', 'ไม้เซลฟี่', '自拍杆'],
							[
								'Folds to the length of a hand and stands on its own feet.',
								'လက်တစ်ဝါးစာ ခေါက်သိမ်းနိုင်ပြီး သုံးချောင်းထောက်ဖြင့် ရပ်နိုင်သည်။',
								'พับเหลือเท่าฝ่ามือ ตั้งพื้นได้',
								'折叠仅手掌长，可落地站立。',
							],
							{ omits: ['Fast', 'Energy-saving'] },
						),
					],
				},
				{
					slug: 'memory-cards',
					kinds: [
						kind(
							'memory-card',
							[0, 4, 8],
							'gear',
							[9500, 68000],
							['memory card', 'မှတ်ဉာဏ်ကတ်', 'เมมโมรีการ์ด', '存储卡'],
							['For photos, films and apps.', 'ဓာတ်ပုံ၊ ဗီဒီယိုနှင့် အက်ပ်များအတွက်။', 'สำหรับรูป วิดีโอ และแอป', '存照片、视频和应用。'],
							{
								measures: [
									[64, 'gb'],
									[128, 'gb'],
									[256, 'gb'],
								],
								omits: ['Wireless', 'Energy-saving'],
							},
						),
					],
				},
			],
		},
	],
};
