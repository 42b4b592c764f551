import { compileSynonyms } from './synonyms.ts';

/** A product of the small catalogue that `ranking.test.ts` searches: texts in English, Burmese, Thai and Chinese. */
export interface RankedProduct {
	readonly name: readonly [en: string, mm: string, thai: string, china: string];
	readonly type: readonly string[];
	readonly category: readonly string[];
	readonly brand?: readonly string[];
	readonly attribute?: readonly string[];
	readonly shop?: string;
	readonly description?: string;
}

const KITCHEN = ['Kitchen and rice', 'မီးဖိုချောင်', 'ครัวและข้าว', '厨房和米'];
const SHOES = ['Shoes', 'ဖိနပ်', 'รองเท้า', '鞋'];
const PHONES = ['Phones', 'ဖုန်း', 'โทรศัพท์', '手机'];
const SAUCES = ['Sauces and oils', 'ဆော့စ်နှင့် ဆီ', 'ซอสและน้ำมัน', '酱油与油'];

export const PRODUCTS: readonly RankedProduct[] = [
	{
		name: ['Shwe Bo fragrant rice, 5 kg', 'ရွှေဘို ပေါ်ဆန်းမွှေး ဆန်၊ ၅ ကီလို', 'ข้าวหอมชเวโบ 5 กก.', '瑞波香米 5公斤'],
		type: ['Rice', 'ဆန်', 'ข้าวสาร', '大米'],
		category: KITCHEN,
		attribute: ['White', 'Shwebo'],
		shop: 'Golden Rice House',
		description: 'Soft grains for every day.',
	},
	{
		name: ['Rice cooker 1.8 l', 'ထမင်းပေါင်းအိုး ၁.၈ လီတာ', 'หม้อหุงข้าว 1.8 ลิตร', '电饭煲 1.8升'],
		type: ['Rice cooker', 'ထမင်းပေါင်းအိုး', 'หม้อหุงข้าว', '电饭煲'],
		category: KITCHEN,
		brand: ['Hatari', 'ฮาตาริ'],
		description: 'Cooks rice for six.',
	},
	{
		name: ['Organic rice noodles, 400 g', 'ဆန်ခေါက်ဆွဲ ၄၀၀ ဂရမ်', 'ก๋วยเตี๋ยวเส้นเล็ก 400 ก.', '米粉 400克'],
		type: ['Noodles', 'ခေါက်ဆွဲ', 'ก๋วยเตี๋ยว', '米粉'],
		category: KITCHEN,
	},
	{
		name: ["Women's leather shoes", 'အမျိုးသမီး သားရေဖိနပ်', 'รองเท้าหนังผู้หญิง', '女鞋 真皮'],
		type: ['Leather shoes', 'သားရေဖိနပ်', 'รองเท้าหนัง', '皮鞋'],
		category: SHOES,
		attribute: ['Black', 'Leather'],
	},
	{
		name: ['School shoes for children', 'ကလေး ကျောင်းဖိနပ်', 'รองเท้าคัทชูนักเรียน', '儿童校鞋'],
		type: ['School shoes', 'ကျောင်းဖိနပ်', 'รองเท้านักเรียน', '校鞋'],
		category: SHOES,
	},
	{
		name: ['Shoe rack', 'ဖိနပ်စင်', 'ชั้นวางรองเท้า', '鞋架'],
		type: ['Shelf', 'စင်', 'ชั้นวาง', '架子'],
		category: ['Furniture', 'ပရိဘောဂ', 'เฟอร์นิเจอร์', '家具'],
	},
	{
		name: ['Checked longyi', 'ကချင်လုံချည် အကွက်', 'โสร่งลายตาราง', '格子筒裙'],
		type: ['Longyi', 'လုံချည်', 'โสร่ง', '筒裙'],
		category: ['Longyi and trousers', 'လုံချည်နှင့် ဘောင်းဘီ', 'โสร่งและกางเกง', '筒裙与裤子'],
		attribute: ['Cotton'],
	},
	{
		name: ["Men's jeans", 'အမျိုးသား ဂျင်းဘောင်းဘီ', 'กางเกงยีนส์ผู้ชาย', '男士牛仔裤'],
		type: ['Jeans', 'ဂျင်းဘောင်းဘီ', 'กางเกงยีนส์', '牛仔裤'],
		category: ['Longyi and trousers', 'လုံချည်နှင့် ဘောင်းဘီ', 'โสร่งและกางเกง', '筒裙与裤子'],
	},
	{
		name: ['Chinlone ball of rattan', 'ကြိမ်ခြင်းလုံး', 'ตะกร้อหวาย', '藤球'],
		type: ['Chinlone', 'ခြင်းလုံး', 'ตะกร้อ', '藤球'],
		category: ['Sports', 'အားကစား', 'กีฬา', '运动'],
	},
	{
		name: ['T-shirt with elephants', 'ဆင်ပုံ တီရှပ်', 'เสื้อยืดลายช้าง', '大象T恤'],
		type: ['T-shirt', 'တီရှပ်', 'เสื้อยืด', 'T恤'],
		category: ['Clothes', 'အဝတ်အစား', 'เสื้อผ้า', '服装'],
		attribute: ['Cotton', 'White'],
		description: 'A shirt of pure cotton.',
	},
	{
		name: ['Linen dress', 'လီနင် ဂါဝန်', 'ชุดเดรสผ้าลินิน', '亚麻连衣裙'],
		type: ['Dress', 'ဂါဝန်', 'ชุดเดรส', '连衣裙'],
		category: ['Clothes', 'အဝတ်အစား', 'เสื้อผ้า', '服装'],
	},
	{
		name: [
			'Samsung A54 smartphone, 128 GB',
			'ဆမ်ဆောင်း A54 စမတ်ဖုန်း၊ ၁၂၈ GB',
			'สมาร์ทโฟนซัมซุง A54 128 GB',
			'三星 A54 智能手机 128GB',
		],
		type: ['Smartphone', 'စမတ်ဖုန်း', 'สมาร์ทโฟน', '智能手机'],
		category: PHONES,
		brand: ['Samsung', 'ဆမ်ဆောင်း', 'ซัมซุง', '三星'],
		attribute: ['128 GB', 'Black'],
	},
	{
		name: ['Apple smartphone 15', 'အက်ပဲလ် စမတ်ဖုန်း ၁၅', 'สมาร์ทโฟนแอปเปิล 15', '苹果智能手机 15'],
		type: ['Smartphone', 'စမတ်ဖုန်း', 'สมาร์ทโฟน', '智能手机'],
		category: PHONES,
		brand: ['Apple', 'အက်ပဲလ်', 'แอปเปิล', '苹果'],
	},
	{
		name: ['Case for Samsung phones', 'ဆမ်ဆောင်းဖုန်း ကာဗာ', 'เคสมือถือซัมซุง', '三星手机壳'],
		type: ['Phone case', 'ဖုန်းကာဗာ', 'เคสมือถือ', '手机壳'],
		category: PHONES,
	},
	{
		name: ['Phone holder for cars', 'ကားဖုန်းတင်စင်', 'ที่วางมือถือในรถ', '车载手机支架'],
		type: ['Phone holder', 'ဖုန်းတင်စင်', 'ที่วางมือถือ', '手机支架'],
		category: PHONES,
	},
	{
		name: ['Power bank 10000 mAh', 'ပါဝါဘဏ် ၁၀၀၀၀ mAh', 'พาวเวอร์แบงค์ 10000 mAh', '充电宝 10000毫安'],
		type: ['Power bank', 'ပါဝါဘဏ်', 'พาวเวอร์แบงค์', '充电宝'],
		category: PHONES,
	},
	{
		name: ['Microphone', 'မိုက်ခရိုဖုန်း', 'ไมโครโฟน', '麦克风'],
		type: ['Microphone', 'မိုက်ခရိုဖုန်း', 'ไมโครโฟน', '麦克风'],
		category: ['Audio', 'အသံ', 'เครื่องเสียง', '音响'],
	},
	{
		name: ['Gaming mouse', 'ဂိမ်းမောက်စ်', 'เมาส์เกมมิ่ง', '游戏鼠标'],
		type: ['Mouse', 'မောက်စ်', 'เมาส์', '鼠标'],
		category: ['Keyboards and mice', 'ကီးဘုတ်နှင့် မောက်စ်', 'คีย์บอร์ดและเมาส์', '键盘鼠标'],
	},
	{
		name: ['Wireless keyboard', 'ကြိုးမဲ့ ကီးဘုတ်', 'คีย์บอร์ดไร้สาย', '无线键盘'],
		type: ['Keyboard', 'ကီးဘုတ်', 'คีย์บอร์ด', '键盘'],
		category: ['Keyboards and mice', 'ကီးဘုတ်နှင့် မောက်စ်', 'คีย์บอร์ดและเมาส์', '键盘鼠标'],
		description: 'Also for gaming.',
	},
	{
		name: ['Palm oil 1 l', 'စားအုန်းဆီ ၁ လီတာ', 'น้ำมันปาล์ม 1 ลิตร', '棕榈油 1升'],
		type: ['Oil', 'ဆီ', 'น้ำมัน', '油'],
		category: SAUCES,
	},
	{
		name: ['Oyster sauce 600 ml', 'ခရုဆီ ၆၀၀ မီလီလီတာ', 'ซอสหอยนางรม 600 มล.', '蚝油 600毫升'],
		type: ['Oyster sauce', 'ခရုဆီ', 'ซอสหอยนางรม', '蚝油'],
		category: SAUCES,
	},
	{
		name: ['Green tea body lotion, 150 ml', 'လက်ဖက်စိမ်း လိုးရှင်း၊ ၁၅၀ မီလီလီတာ', 'โลชั่นชาเขียว 150 มล.', '绿茶身体乳 150毫升'],
		type: ['Lotions', 'လိုးရှင်း', 'โลชั่น', '身体乳'],
		category: ['Body care', 'ကိုယ်ခန္ဓာ', 'ดูแลผิวกาย', '身体护理'],
		shop: 'Tea House',
	},
	{
		name: ['Village Shan green tea, 100 g', 'ရွာထွက် ရှမ်းလက်ဖက်ခြောက်', 'ชาเขียวฉานจากชุมชน', '乡村掸邦绿茶'],
		type: ['Tea', 'လက်ဖက်', 'ชา', '茶'],
		category: ['Drinks', 'အချိုရည်', 'เครื่องดื่ม', '饮料'],
		shop: 'Tea House',
	},
	{
		name: ['Refrigerator 210 l', 'ရေခဲသေတ္တာ ၂၁၀ လီတာ', 'ตู้เย็น 210 ลิตร', '冰箱 210升'],
		type: ['Refrigerator', 'ရေခဲသေတ္တာ', 'ตู้เย็น', '冰箱'],
		category: ['Refrigerators', 'ရေခဲသေတ္တာ', 'ตู้เย็น', '冰箱'],
		brand: ['Samsung', 'ဆမ်ဆောင်း', 'ซัมซุง', '三星'],
	},
	{
		name: ['Instant camera', 'ချက်ချင်းထုတ် ကင်မရာ', 'กล้องอินสแตนท์', '拍立得'],
		type: ['Instant camera', 'ကင်မရာ', 'กล้อง', '拍立得'],
		category: ['Cameras', 'ကင်မရာ', 'กล้อง', '相机'],
	},
	{
		name: ['Tripod', 'သုံးချောင်းထောက်', 'ขาตั้งกล้อง', '三脚架'],
		type: ['Tripod', 'သုံးချောင်းထောက်', 'ขาตั้งกล้อง', '三脚架'],
		category: ['Cameras', 'ကင်မရာ', 'กล้อง', '相机'],
	},
];

export const SYNONYMS = compileSynonyms(
	[
		['rice', 'ဆန်', 'ข้าวสาร', 'ข้าว', '大米'],
		['shoes', 'ဖိနပ်', 'รองเท้า', '鞋'],
		['school shoes', 'ကျောင်းဖိနပ်', 'รองเท้านักเรียน', '校鞋'],
		['leather', 'သားရေ', 'หนังแท้', 'หนัง', '真皮'],
		['longyi', 'လုံချည်', 'โสร่ง', '筒裙'],
		['chinlone', 'ခြင်းလုံး', 'ตะกร้อ', '藤球'],
		['t-shirt', 'tshirt', 'တီရှပ်', 'เสื้อยืด', 'T恤'],
		['clothes', 'clothing', 'အဝတ်အစား', 'เสื้อผ้า', '服装'],
		['dress', 'ဂါဝန်', 'ชุดเดรส', '连衣裙'],
		['phone', 'mobile', 'ဖုန်း', 'มือถือ', 'โทรศัพท์', '手机'],
		['oil', 'ဆီ', 'น้ำมัน', '油'],
		['fridge', 'refrigerator', 'ရေခဲသေတ္တာ', 'ตู้เย็น', '冰箱'],
		['tea', 'လက်ဖက်', 'ชา', '茶'],
		['lotion', 'moisturiser', 'လိုးရှင်း', 'โลชั่น', '身体乳'],
		['women', 'အမျိုးသမီး', 'ผู้หญิง', '女'],
		['camera', 'ကင်မရာ', 'กล้อง', '相机'],
		['fruit', 'အသီး', 'ผลไม้', '水果'],
	],
	[
		['samsung', 'ဆမ်ဆောင်း', 'ซัมซุง', '三星'],
		['apple', 'အက်ပဲလ်', 'แอปเปิล', '苹果'],
	],
	[['clothes', 'dress', 't-shirt']],
);

/** What shoppers type: in each script, with errors, with words around, of one word and of many. */
export const TEXTS: readonly string[] = [
	...['rice', 'rice cooker', 'rice noodles', 'fragrant rice 5 kg', 'kitchen', 'shwebo', 'golden', 'soft grains'],
	...['shoes', 'leather shoes', 'black leather shoe', 'school shoes', 'shoe rack', 'womens shoes'],
	...['longyi men', 'checked longyi', 'chinlone', 'tshirt', 't-shirt', 't shirt', 'tshrit', 'white cotton t-shirt'],
	...['clothes', 'clothing', 'dress', 'samsung', 'samsung phone', 'samsung case', 'a54', 'a 54', 'samsung a54 128 gb'],
	...['apple', 'phone', 'mobile phone', 'phone case', 'powerbank', 'power-bank', 'microphone', 'gaming keyboard'],
	...['oil', 'sauce', 'lotion tea', 'moisturiser', 'green tea', 'Village Shan green tea, 100 g', 'tea house'],
	...[
		'fridge',
		'where can i buy a fridge',
		'the cheapest rice for me',
		'cheap',
		'camera',
		'camera tripod',
		'zzxqj',
		'210',
	],
	...['ဆန်', 'ဖိနပ်', 'ကျောင်းဖိနပ်', 'သားရေဖိနပ်', 'ကချင်လုံချည်', 'လုံချည်', 'ခြင်းလုံး', 'ဖုန်း', 'ဆမ်ဆောင်းဖုန်း', 'စမတ်ဖုန်း'],
	...['စမတ်ဖု်း', 'ဆီ', 'ရေခဲသေတ္တာ', 'ရေခဲသေတတာ', 'ဈေးပေါတဲ့ လုံချည်', 'ကီးဘု်တ', 'လက်ဖက်', 'လိုရှင်း', '၁၂၈ GB'],
	...['ข้าว', 'ข้าวหอม', 'รองเท้า', 'รองเท้าหนังแท้', 'รองเท้าหนัง', 'รองเท้านักเรียน', 'มือถือ', 'ที่วงามือถือ', 'ฮาตารี'],
	...['เสื้อผ้า', 'เสื้อยืด', 'เสือยืด', 'น้ำมัน', 'ซื้อตู้เย็นที่ไหนดี', 'โลชันชาเขียว', 'ครีม', 'เคสiphone', 'กล้อง', 'ตู้เยน'],
	...[
		'大米',
		'女鞋',
		'鞋',
		'手机',
		'手機殼',
		'三星手机',
		'油',
		'蚝油',
		'茶',
		'苹果',
		'充电宝',
		'哪里买手机',
		'T恤',
		'冰箱 三星',
	],
];
