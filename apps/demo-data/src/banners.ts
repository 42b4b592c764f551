import type { Edition } from '@zaylat/domain/editions';
import type { Words } from './words.ts';

/** A banner of a home page. */
export interface BannerSeed {
	readonly id: string;
	readonly editions: readonly Edition[];
	readonly title: Words;
	readonly text: Words;
	readonly action: Words;
	readonly to: string;
	readonly icons: readonly string[];
	readonly tint: number;
}

export const BANNERS: readonly BannerSeed[] = [
	{
		id: 'tazaungdaing',
		editions: ['mm'],
		title: [
			'Tazaungdaing lights, gifts and new clothes',
			'တန်ဆောင်တိုင် မီးပွဲတော်အတွက် လက်ဆောင်နှင့် ဝတ်စုံသစ်',
			'โคมไฟ ของขวัญ และชุดใหม่รับเทศกาลตาซองได',
			'点灯节：灯饰、礼物与新衣',
		],
		text: [
			'Hand-woven longyis, lanterns and lacquer from 8,000 K',
			'လက်ရက်လုံချည်၊ မီးပုံးနှင့် ယွန်းထည်များ ၈,၀၀၀ ကျပ်မှစ၍',
			'โสร่งทอมือ โคม และเครื่องเขิน เริ่มต้น 8,000 จ๊าด',
			'手织笼基、灯笼与漆器，8,000缅元起',
		],
		action: ['See the fair', 'ပွဲတော်ဈေး ကြည့်ရန်', 'ดูงานเทศกาล', '逛节日市集'],
		to: '/Category/fashion',
		icons: ['scene-lights'],
		tint: 1,
	},
	{
		id: 'loy-krathong',
		editions: ['th'],
		title: [
			'Loy Krathong: dresses, candles and gifts',
			'လွိုင်ကထုံ ပွဲတော်ဝတ်စုံနှင့် လက်ဆောင်များ',
			'ลอยกระทงนี้ ชุดสวย เทียนหอม ของขวัญ',
			'水灯节：华服、香烛与礼物',
		],
		text: [
			'Cotton from Chiang Mai and candles from ฿89',
			'ချင်းမိုင်ချည်ထည်နှင့် ဖယောင်းတိုင်များ ၈၉ ဘတ်မှစ၍',
			'ผ้าฝ้ายเชียงใหม่และเทียนหอม เริ่มต้น ฿89',
			'清迈棉布与香烛，฿89起',
		],
		action: ['See the fair', 'ပွဲတော်ဈေး ကြည့်ရန်', 'ดูสินค้าเทศกาล', '逛节日市集'],
		to: '/Category/fashion',
		icons: ['scene-floats'],
		tint: 3,
	},
	{
		id: 'kitchen',
		editions: ['mm', 'th'],
		title: ['Tea, rice and what goes with them', 'လက်ဖက်၊ ဆန်နှင့် ဟင်းဖွယ်စုံ', 'ชา ข้าว และของเคียงครบครัว', '茶、米与佐餐好物'],
		text: [
			'Straight from the hills and the delta',
			'တောင်တန်းနှင့် မြစ်ဝကျွန်းပေါ်မှ တိုက်ရိုက်',
			'ส่งตรงจากดอยและที่ราบลุ่ม',
			'山地与三角洲直送',
		],
		action: ['Fill the kitchen', 'မီးဖိုချောင်အတွက် ဝယ်ရန်', 'เติมของเข้าครัว', '备齐厨房'],
		to: '/Category/groceries',
		icons: ['scene-groceries'],
		tint: 4,
	},
	{
		id: 'phones',
		editions: ['mm', 'th'],
		title: ['A new phone this week', 'ဒီအပတ် ဖုန်းအသစ်', 'มือถือใหม่ประจำสัปดาห์', '本周新手机'],
		text: ['Sealed boxes, one year of warranty', 'မဖွင့်ရသေးသောဘူး၊ အာမခံ ၁ နှစ်', 'กล่องซีล ประกันหนึ่งปี', '原封未拆，保修一年'],
		action: ['Compare phones', 'ဖုန်းများ နှိုင်းယှဉ်ရန်', 'เทียบรุ่นมือถือ', '比较手机'],
		to: '/Category/phones',
		icons: ['scene-phones'],
		tint: 5,
	},
];
