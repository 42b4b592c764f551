import { same } from '../words.ts';
import { type FirstCategory, kind } from './types.ts';

export const electronics: FirstCategory = {
	slug: 'electronics',
	children: [
		{
			slug: 'computers',
			children: [
				{
					slug: 'laptops',
					kinds: [
						kind(
							'laptop',
							[0, 4],
							'tech',
							[980000, 3600000],
							['laptop', 'လက်တော့ပ်', 'แล็ปท็อป', '笔记本电脑'],
							[
								'A laptop for school and office that wakes in two seconds.',
								'ကျောင်းနှင့် ရုံးအတွက် နှစ်စက္ကန့်အတွင်း နိုးလာသော လက်တော့ပ်။',
								'แล็ปท็อปสำหรับเรียนและทำงาน ตื่นในสองวินาที',
								'学习办公用笔记本，两秒唤醒。',
							],
							{
								options: 'colour-storage',
								styles: [same('Karaweik Book 14'), same('Padauk Air 13'), same('Chang Pro 16'), same('Orchid Slim')],
							},
						),
					],
				},
				{
					slug: 'computer-accessories',
					kinds: [
						kind(
							'keyboard',
							[0, 5],
							'gear',
							[22000, 145000],
							['keyboard', 'ကီးဘုတ်', 'คีย์บอร์ด', '键盘'],
							[
								'Keys marked in Burmese, Thai and Latin letters.',
								'မြန်မာ၊ ထိုင်း၊ အင်္ဂလိပ် အက္ခရာများပါသော ကီးဘုတ်။',
								'สกรีนอักษรพม่า ไทย และอังกฤษ',
								'键帽印有缅、泰、拉丁字母。',
							],
							{ options: 'colour', omits: ['Fast', 'Energy-saving'] },
						),
						kind(
							'mouse',
							[0, 4, 8],
							'gear',
							[9000, 58000],
							['mouse', 'မောက်စ်', 'เมาส์', '鼠标'],
							[
								'Quiet buttons and a wheel that stops where you want.',
								'အသံတိတ်ခလုတ်နှင့် တိကျသော ဘီးပါသည်။',
								'ปุ่มเงียบ ลูกกลิ้งแม่นยำ',
								'静音按键，滚轮精准。',
							],
							{ options: 'colour', omits: ['Fast', 'Energy-saving'] },
						),
					],
				},
			],
		},
		{
			slug: 'sound-and-vision',
			children: [
				{
					slug: 'headphones',
					kinds: [
						kind(
							'headphones',
							[0, 3, 7],
							'gear',
							[35000, 220000],
							['headphones', 'နားကြပ်', 'หูฟัง', '耳机'],
							[
								'Soft ear pads, a clear voice in calls, and low delay in games.',
								'နားအုံပျော့၊ ဖုန်းပြောသံကြည်ပြီး ဂိမ်းဆော့လျှင် အသံနှောင့်နှေးမှု နည်းသည်။',
								'ฟองน้ำนุ่ม เสียงสนทนาชัด เล่นเกมไม่หน่วง',
								'柔软耳垫，通话清晰，游戏低延迟。',
							],
							{
								measures: [
									[24, 'hours'],
									[40, 'hours'],
								],
								options: 'colour',
								omits: ['Fast', 'Energy-saving'],
							},
						),
					],
				},
				{
					slug: 'radios-and-speakers',
					kinds: [
						kind(
							'radio',
							[0, 4, 9],
							'gear',
							[24000, 98000],
							['radio', 'ရေဒီယို', 'วิทยุ', '收音机'],
							[
								'Clear reception, also far from town.',
								'မြို့နှင့်ဝေးရာတွင်လည်း အသံကြည်လင်သည်။',
								'รับสัญญาณชัด แม้อยู่ไกลเมือง',
								'远离城镇也收听清晰。',
							],
							{ omits: ['Fast', 'Wireless', 'Slim'] },
						),
					],
				},
				{
					slug: 'televisions',
					kinds: [
						kind(
							'television',
							[0, 6],
							'tech',
							[320000, 1680000],
							['television', 'ရုပ်မြင်သံကြား', 'โทรทัศน์', '电视'],
							[
								'A sharp picture and a remote control that glows.',
								'ရုပ်ထွက်ကြည်လင်ပြီး အလင်းပေးသော ရီမုတ်ပါသည်။',
								'ภาพคมชัด พร้อมรีโมตเรืองแสง',
								'画面清晰，夜光遥控器。',
							],
							{
								measures: [
									[32, 'inch'],
									[43, 'inch'],
									[55, 'inch'],
								],
								styles: [same('Lotus View'), same('Karaweik Vision'), same('Chang Screen 4')],
							},
						),
					],
				},
			],
		},
		{
			slug: 'cameras-and-games',
			children: [
				{
					slug: 'cameras',
					kinds: [
						kind(
							'camera',
							[0, 5],
							'tech',
							[420000, 2400000],
							['camera', 'ကင်မရာ', 'กล้องถ่ายรูป', '相机'],
							[
								'Takes clear pictures in the light of candles.',
								'ဖယောင်းတိုင်အလင်းရောင်တွင်ပင် ပုံကြည်စွာ ရိုက်နိုင်သည်။',
								'ถ่ายชัดแม้ในแสงเทียน',
								'烛光下也能拍得清晰。',
							],
							{
								options: 'colour',
								styles: [same('Naga Z30'), same('Chinthe M2'), same('Lotus Shot 5'), same('Orchid Mini')],
							},
						),
					],
				},
				{
					slug: 'game-controllers',
					kinds: [
						kind(
							'joystick',
							[0, 4, 8],
							'gear',
							[18000, 88000],
							['joystick', 'ဂျွိုင်းစတစ်', 'จอยสติ๊ก', '摇杆'],
							[
								'Heavy foot, smooth stick, works with phones and computers.',
								'အောက်ခြေတည်ငြိမ်ပြီး ချောမွေ့သည်၊ ဖုန်းနှင့် ကွန်ပျူတာတွင် သုံးနိုင်သည်။',
								'ฐานหนัก ก้านลื่น ใช้ได้ทั้งมือถือและคอมพิวเตอร์',
								'底座稳，手感顺，手机电脑通用。',
							],
							{ options: 'colour', omits: ['Fast', 'Slim', 'Energy-saving'] },
						),
					],
				},
			],
		},
	],
};
