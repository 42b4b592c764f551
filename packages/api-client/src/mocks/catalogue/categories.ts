import type { Texts } from '../localized.ts';

/** A category of the mock catalogue. */
export interface CategorySeed {
	readonly slug: string;
	readonly name: Texts;
	readonly drawing?: string;
	readonly tint?: number;
	readonly children?: readonly CategorySeed[];
}

/** Three levels of goods. */
export const CATEGORY_SEEDS: readonly CategorySeed[] = [
	{
		slug: 'fashion',
		name: ['Fashion', 'ဖက်ရှင်', 'แฟชั่น', '服饰'],
		drawing: 'dress',
		tint: 3,
		children: [
			{
				slug: 'clothing',
				name: ['Clothing', 'အဝတ်အထည်', 'เสื้อผ้า', '服装'],
				children: [
					{ slug: 'shirts', name: ['Shirts', 'အင်္ကျီ', 'เสื้อ', '上衣'] },
					{ slug: 'longyi', name: ['Longyi and sarongs', 'လုံချည်', 'ผ้าถุงและโสร่ง', '笼基与纱笼'] },
				],
			},
			{
				slug: 'bags-shoes',
				name: ['Bags and shoes', 'အိတ်နှင့် ဖိနပ်', 'กระเป๋าและรองเท้า', '箱包鞋履'],
				children: [
					{ slug: 'bags', name: ['Bags', 'အိတ်', 'กระเป๋า', '箱包'] },
					{ slug: 'shoes', name: ['Shoes', 'ဖိနပ်', 'รองเท้า', '鞋'] },
					{ slug: 'watches', name: ['Watches', 'လက်ပတ်နာရီ', 'นาฬิกาข้อมือ', '手表'] },
				],
			},
		],
	},
	{
		slug: 'phones',
		name: ['Phones', 'ဖုန်း', 'มือถือ', '手机'],
		drawing: 'phone',
		tint: 2,
		children: [
			{
				slug: 'mobile',
				name: ['Mobile phones', 'မိုဘိုင်းဖုန်း', 'โทรศัพท์มือถือ', '手机通讯'],
				children: [{ slug: 'smartphones', name: ['Smartphones', 'စမတ်ဖုန်း', 'สมาร์ตโฟน', '智能手机'] }],
			},
			{
				slug: 'audio-camera',
				name: ['Audio and cameras', 'အသံနှင့် ကင်မရာ', 'เครื่องเสียงและกล้อง', '影音摄影'],
				children: [
					{ slug: 'headphones', name: ['Headphones', 'နားကြပ်', 'หูฟัง', '耳机'] },
					{ slug: 'cameras', name: ['Cameras', 'ကင်မရာ', 'กล้อง', '相机'] },
				],
			},
		],
	},
	{
		slug: 'beauty',
		name: ['Beauty', 'အလှကုန်', 'ความงาม', '美妆'],
		drawing: 'lipstick',
		tint: 3,
		children: [
			{
				slug: 'skin-care',
				name: ['Skin care', 'အသားအရေထိန်းသိမ်းမှု', 'ดูแลผิว', '护肤'],
				children: [
					{ slug: 'thanaka', name: ['Thanaka', 'သနပ်ခါး', 'ทานาคา', '塔纳卡'] },
					{ slug: 'soap', name: ['Soap', 'ဆပ်ပြာ', 'สบู่', '香皂'] },
				],
			},
			{
				slug: 'make-up',
				name: ['Make-up', 'မိတ်ကပ်', 'เครื่องสำอาง', '彩妆'],
				children: [{ slug: 'lipstick', name: ['Lipstick', 'နှုတ်ခမ်းနီ', 'ลิปสติก', '口红'] }],
			},
		],
	},
	{
		slug: 'home',
		name: ['Home', 'အိမ်သုံးပစ္စည်း', 'ของใช้ในบ้าน', '家居'],
		drawing: 'lantern',
		tint: 4,
		children: [
			{
				slug: 'living',
				name: ['Living', 'ဧည့်ခန်း', 'ห้องนั่งเล่น', '起居'],
				children: [
					{ slug: 'lamps', name: ['Lamps and lanterns', 'မီးအိမ်', 'โคมไฟ', '灯具'] },
					{ slug: 'umbrellas', name: ['Umbrellas', 'ထီး', 'ร่ม', '雨伞'] },
				],
			},
			{
				slug: 'kitchen',
				name: ['Kitchen', 'မီးဖိုချောင်', 'ครัว', '厨房'],
				children: [{ slug: 'pots', name: ['Pots and cookers', 'အိုးခွက်', 'หม้อ', '锅具'] }],
			},
		],
	},
	{
		slug: 'groceries',
		name: ['Groceries', 'စားသောက်ကုန်', 'ของกินของใช้', '食品'],
		drawing: 'mango',
		tint: 5,
		children: [
			{
				slug: 'fresh',
				name: ['Fresh', 'အသီးအနှံ', 'ของสด', '生鲜'],
				children: [{ slug: 'fruit', name: ['Fruit', 'သစ်သီး', 'ผลไม้', '水果'] }],
			},
			{
				slug: 'drinks',
				name: ['Drinks', 'အဖျော်ယမကာ', 'เครื่องดื่ม', '饮品'],
				children: [
					{ slug: 'tea', name: ['Tea', 'လက်ဖက်ခြောက်', 'ชา', '茶叶'] },
					{ slug: 'coffee', name: ['Coffee', 'ကော်ဖီ', 'กาแฟ', '咖啡'] },
				],
			},
		],
	},
	{
		slug: 'baby',
		name: ['Baby', 'ကလေးသုံး', 'แม่และเด็ก', '母婴'],
		drawing: 'bear',
		tint: 1,
		children: [
			{
				slug: 'toys',
				name: ['Toys', 'ကစားစရာ', 'ของเล่น', '玩具'],
				children: [{ slug: 'soft-toys', name: ['Soft toys', 'အရုပ်', 'ตุ๊กตา', '毛绒玩具'] }],
			},
		],
	},
	{
		slug: 'sports',
		name: ['Sports', 'အားကစား', 'กีฬา', '运动'],
		drawing: 'bicycle',
		tint: 6,
		children: [
			{
				slug: 'outdoor',
				name: ['Outdoor', 'ပြင်ပအားကစား', 'กลางแจ้ง', '户外'],
				children: [
					{ slug: 'bicycles', name: ['Bicycles', 'စက်ဘီး', 'จักรยาน', '自行车'] },
					{ slug: 'balls', name: ['Balls', 'ဘောလုံး', 'ลูกบอล', '球类'] },
				],
			},
		],
	},
	{
		slug: 'books',
		name: ['Books', 'စာအုပ်', 'หนังสือ', '图书'],
		drawing: 'book',
		tint: 2,
		children: [
			{
				slug: 'reading',
				name: ['Reading', 'စာဖတ်ခြင်း', 'อ่านเล่น', '阅读'],
				children: [{ slug: 'cookbooks', name: ['Cookbooks', 'ဟင်းချက်စာအုပ်', 'ตำราอาหาร', '菜谱'] }],
			},
		],
	},
];
