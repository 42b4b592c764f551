import type { Words } from '../../words.ts';
import { same } from '../../words.ts';

/** What food and cosmetics are made of. */
export interface IngredientsSeed {
	/** Cosmetics name them as labels everywhere do (INCI), the same in all languages. */
	readonly list: Words;
	readonly allergens?: Words;
}

const MILK: Words = ['Milk', 'နို့', 'นม', '奶'];
const WHEAT_SOY: Words = ['Wheat, soybeans', 'ဂျုံ၊ ပဲပိစပ်', 'ข้าวสาลี ถั่วเหลือง', '小麦、大豆'];
const WHEAT_MILK_SOY: Words = ['Wheat, milk, soybeans', 'ဂျုံ၊ နို့၊ ပဲပိစပ်', 'ข้าวสาลี นม ถั่วเหลือง', '小麦、奶、大豆'];
const MILK_SOY: Words = ['Milk, soybeans', 'နို့၊ ပဲပိစပ်', 'นม ถั่วเหลือง', '奶、大豆'];
const SHRIMP: Words = ['Shrimps', 'ပုစွန်', 'กุ้ง', '虾'];
const FISH: Words = ['Fish', 'ငါး', 'ปลา', '鱼'];

const inci = (list: string): IngredientsSeed => ({ list: same(list) });

/** Main ingredients by type; what stands on the pack applies. */
export const INGREDIENTS: Readonly<Record<string, IngredientsSeed>> = {
	'green-tea': { list: ['Dried tea leaves', 'လက်ဖက်ခြောက်', 'ใบชาอบแห้ง', '干茶叶'] },
	'milk-tea': {
		list: [
			'Sugar, creamer (glucose syrup, vegetable fat, milk protein), tea or malt extract',
			'သကြား၊ နို့မှုန့်အစားထိုး (ဂလူးကို့စ်၊ ဟင်းသီးဟင်းရွက်အဆီ၊ နို့ပရိုတိန်း)၊ လက်ဖက်ခြောက်မှုန့် သို့မဟုတ် မောလ့်မှုန့်',
			'น้ำตาล ครีมเทียม (กลูโคสไซรัป ไขมันพืช โปรตีนนม) ผงชาหรือมอลต์สกัด',
			'白砂糖、植脂末（葡萄糖浆、植物油脂、乳蛋白）、茶粉或麦芽提取物',
		],
		allergens: [
			'Milk, barley (malt drinks)',
			'နို့၊ ဘာလီ (မောလ့်ဖျော်ရည်)',
			'นม ข้าวบาร์เลย์ (เครื่องดื่มมอลต์)',
			'奶、大麦（麦芽饮品）',
		],
	},
	coffee: {
		list: [
			'Roasted coffee; mixes also contain sugar and creamer',
			'ကော်ဖီစေ့လှော်။ အသင့်ဖျော်ထုပ်တွင် သကြားနှင့် နို့မှုန့်အစားထိုး ပါသည်',
			'กาแฟคั่ว ชนิดปรุงสำเร็จมีน้ำตาลและครีมเทียมด้วย',
			'烘焙咖啡；速溶混合型另含糖和植脂末',
		],
		allergens: ['Milk (in mixes)', 'နို့ (အသင့်ဖျော်ထုပ်)', 'นม (ชนิดปรุงสำเร็จ)', '奶（速溶混合型）'],
	},
	rice: { list: ['Rice', 'ဆန်', 'ข้าวสาร', '大米'] },
	'rice-noodles': { list: ['Rice flour, water, salt', 'ဆန်မှုန့်၊ ရေ၊ ဆား', 'แป้งข้าวเจ้า น้ำ เกลือ', '大米粉、水、食盐'] },
	peanuts: {
		list: ['Nuts, vegetable oil, salt', 'အစေ့အဆန်၊ စားသုံးဆီ၊ ဆား', 'ถั่ว น้ำมันพืช เกลือ', '坚果、植物油、食盐'],
		allergens: ['Peanuts, other nuts', 'မြေပဲ၊ အခြားအခွံမာသီး', 'ถั่วลิสง ถั่วเปลือกแข็ง', '花生、其他坚果'],
	},
	honey: {
		list: [
			'Honey. Not for infants under 12 months',
			'ပျားရည်။ အသက် ၁၂ လအောက် ကလေးများ မစားသင့်ပါ',
			'น้ำผึ้ง ไม่ควรให้ทารกอายุต่ำกว่า 12 เดือน',
			'蜂蜜。12个月以下婴儿不宜食用',
		],
	},
	'cat-food': {
		list: [
			'Meat and fish meal, grain, poultry fat, minerals, vitamins, taurine',
			'အသားနှင့် ငါးမှုန့်၊ နှံစားစေ့၊ ကြက်ဆီ၊ ဓာတ်ဆား၊ ဗီတာမင်၊ တောရင်း',
			'เนื้อสัตว์และปลาป่น ธัญพืช ไขมันสัตว์ปีก แร่ธาตุ วิตามิน ทอรีน',
			'肉粉与鱼粉、谷物、禽脂、矿物质、维生素、牛磺酸',
		],
	},
	'dog-food': {
		list: [
			'Meat meal, grain, poultry fat, beet pulp, minerals, vitamins',
			'အသားမှုန့်၊ နှံစားစေ့၊ ကြက်ဆီ၊ မုန်လာအဖတ်၊ ဓာတ်ဆား၊ ဗီတာမင်',
			'เนื้อสัตว์ป่น ธัญพืช ไขมันสัตว์ปีก กากบีต แร่ธาตุ วิตามิน',
			'肉粉、谷物、禽脂、甜菜粕、矿物质、维生素',
		],
	},
	'soft-drink-can': {
		list: [
			'Carbonated water, sugar or sweetener, acidity regulator, flavouring',
			'ဂက်စ်ပါရေ၊ သကြား သို့မဟုတ် အချိုဓာတ်၊ အက်ဆစ်ထိန်းဆေး၊ အနံ့အရသာ',
			'น้ำอัดก๊าซ น้ำตาลหรือสารให้ความหวาน สารควบคุมความเป็นกรด กลิ่น',
			'碳酸水、白砂糖或甜味剂、酸度调节剂、食用香精',
		],
	},
	'energy-drink': {
		list: [
			'Water, sugar, taurine, caffeine, vitamins. Not for children, pregnant women and people sensitive to caffeine',
			'ရေ၊ သကြား၊ တောရင်း၊ ကဖိန်း၊ ဗီတာမင်။ ကလေး၊ ကိုယ်ဝန်ဆောင်နှင့် ကဖိန်းမတည့်သူများ မသောက်သင့်ပါ',
			'น้ำ น้ำตาล ทอรีน คาเฟอีน วิตามิน เด็ก สตรีมีครรภ์ และผู้ที่ไวต่อคาเฟอีนไม่ควรดื่ม',
			'水、白砂糖、牛磺酸、咖啡因、维生素。儿童、孕妇及咖啡因敏感者不宜饮用',
		],
	},
	'drinking-water': { list: ['Drinking water', 'သောက်ရေသန့်', 'น้ำดื่ม', '饮用水'] },
	juice: {
		list: ['Fruit juice, water, sugar', 'သစ်သီးဖျော်ရည်၊ ရေ၊ သကြား', 'น้ำผลไม้ น้ำ น้ำตาล', '果汁、水、白砂糖'],
	},
	'milk-carton': { list: MILK, allergens: MILK },
	'condensed-milk': { list: ['Milk, sugar', 'နို့၊ သကြား', 'นม น้ำตาล', '牛奶、白砂糖'], allergens: MILK },
	eggs: { list: ['Eggs', 'ဥ', 'ไข่', '蛋'], allergens: ['Eggs', 'ဥ', 'ไข่', '蛋'] },
	'instant-noodles': {
		list: [
			'Wheat flour, palm oil, salt; seasoning with sugar, spices and flavour enhancer',
			'ဂျုံမှုန့်၊ စားအုန်းဆီ၊ ဆား။ အနှစ်ထုပ်တွင် သကြား၊ ဟင်းခတ်အမွှေးအကြိုင်နှင့် အချိုမှုန့်',
			'แป้งสาลี น้ำมันปาล์ม เกลือ เครื่องปรุงมีน้ำตาล เครื่องเทศ และวัตถุปรุงแต่งรสอาหาร',
			'小麦粉、棕榈油、食盐；调味包含糖、香辛料、增味剂',
		],
		allergens: WHEAT_SOY,
	},
	'cooking-oil': {
		list: ['Vegetable oil, as the name says', 'အမည်တွင်ပါသည့် စားသုံးဆီ', 'น้ำมันพืชตามชื่อสินค้า', '植物油，种类见商品名'],
	},
	'fish-sauce': {
		list: [
			'Anchovies or shrimps, salt, sugar',
			'ငါးငယ် သို့မဟုတ် ပုစွန်၊ ဆား၊ သကြား',
			'ปลากะตักหรือกุ้ง เกลือ น้ำตาล',
			'鳀鱼或虾、食盐、白砂糖',
		],
		allergens: ['Fish, shrimps', 'ငါး၊ ပုစွန်', 'ปลา กุ้ง', '鱼、虾'],
	},
	'soy-sauce': {
		list: [
			'Water, soybeans, wheat, salt, sugar; oyster sauce with oyster extract',
			'ရေ၊ ပဲပိစပ်၊ ဂျုံ၊ ဆား၊ သကြား။ ခရုဆီတွင် ကမာအနှစ် ပါသည်',
			'น้ำ ถั่วเหลือง ข้าวสาลี เกลือ น้ำตาล ซอสหอยนางรมมีหอยนางรมสกัด',
			'水、大豆、小麦、食盐、白砂糖；蚝油含蚝汁',
		],
		allergens: ['Soybeans, wheat, oysters', 'ပဲပိစပ်၊ ဂျုံ၊ ကမာ', 'ถั่วเหลือง ข้าวสาลี หอยนางรม', '大豆、小麦、蚝'],
	},
	'chilli-sauce': {
		list: [
			'Chillies, sugar, vinegar, garlic, salt; balachaung with dried shrimps',
			'ငရုတ်သီး၊ သကြား၊ ရှာလကာရည်၊ ကြက်သွန်ဖြူ၊ ဆား။ ဘာလချောင်ကြော်တွင် ပုစွန်ခြောက် ပါသည်',
			'พริก น้ำตาล น้ำส้มสายชู กระเทียม เกลือ บาลาชองมีกุ้งแห้ง',
			'辣椒、白砂糖、醋、大蒜、食盐；缅式虾米酱含虾干',
		],
		allergens: ['Shrimps (balachaung)', 'ပုစွန် (ဘာလချောင်ကြော်)', 'กุ้ง (บาลาชอง)', '虾（缅式虾米酱）'],
	},
	'curry-paste': {
		list: [
			'Chillies, lemongrass, garlic, shallots, galangal, salt, shrimp paste',
			'ငရုတ်သီး၊ စပါးလင်၊ ကြက်သွန်ဖြူ၊ ကြက်သွန်နီ၊ ပတဲကော၊ ဆား၊ ငါးပိ',
			'พริก ตะไคร้ กระเทียม หอมแดง ข่า เกลือ กะปิ',
			'辣椒、香茅、大蒜、红葱头、南姜、食盐、虾酱',
		],
		allergens: SHRIMP,
	},
	'sugar-salt': {
		list: [
			'Sugar or salt, as the name says',
			'အမည်တွင်ပါသည့်အတိုင်း သကြား သို့မဟုတ် ဆား',
			'น้ำตาลหรือเกลือตามชื่อสินค้า',
			'糖或盐，见商品名',
		],
	},
	'palm-sugar': { list: ['Palm sugar', 'ထန်းလျက်', 'น้ำตาลโตนด', '棕榈糖'] },
	biscuits: {
		list: [
			'Wheat flour, sugar, palm oil, milk powder, salt, raising agent',
			'ဂျုံမှုန့်၊ သကြား၊ စားအုန်းဆီ၊ နို့မှုန့်၊ ဆား၊ ဖောင်းပွဆေး',
			'แป้งสาลี น้ำตาล น้ำมันปาล์ม นมผง เกลือ ผงฟู',
			'小麦粉、白砂糖、棕榈油、奶粉、食盐、膨松剂',
		],
		allergens: WHEAT_MILK_SOY,
	},
	'chips-bag': {
		list: [
			'Potatoes, palm oil, seasoning, salt',
			'အာလူး၊ စားအုန်းဆီ၊ အမွှေးအကြိုင်မှုန့်၊ ဆား',
			'มันฝรั่ง น้ำมันปาล์ม ผงปรุงรส เกลือ',
			'马铃薯、棕榈油、调味料、食盐',
		],
		allergens: MILK_SOY,
	},
	'seaweed-snack': {
		list: [
			'Seaweed, vegetable oil, seasoning',
			'ပင်လယ်ရေညှိ၊ စားသုံးဆီ၊ အမွှေးအကြိုင်မှုန့်',
			'สาหร่าย น้ำมันพืช ผงปรุงรส',
			'海苔、植物油、调味料',
		],
		allergens: ['Soybeans; may contain shrimps', 'ပဲပိစပ်။ ပုစွန် ပါနိုင်သည်', 'ถั่วเหลือง อาจมีกุ้ง', '大豆；可能含虾'],
	},
	chocolate: {
		list: [
			'Sugar, cocoa mass, cocoa butter, milk powder, soy lecithin',
			'သကြား၊ ကိုကိုးအနှစ်၊ ကိုကိုးထောပတ်၊ နို့မှုန့်၊ ပဲပိစပ်လက်စသင်း',
			'น้ำตาล โกโก้แมส เนยโกโก้ นมผง เลซิทินจากถั่วเหลือง',
			'白砂糖、可可液块、可可脂、奶粉、大豆磷脂',
		],
		allergens: MILK_SOY,
	},
	'canned-fish': {
		list: [
			'Fish, tomato sauce or oil, salt',
			'ငါး၊ ခရမ်းချဉ်သီးဆော့စ် သို့မဟုတ် ဆီ၊ ဆား',
			'ปลา ซอสมะเขือเทศหรือน้ำมัน เกลือ',
			'鱼、番茄酱或油、食盐',
		],
		allergens: FISH,
	},
	'dried-shrimp': {
		list: [
			'Shrimps, fish or squid, salt',
			'ပုစွန်၊ ငါး သို့မဟုတ် ပြည်ကြီးငါး၊ ဆား',
			'กุ้ง ปลา หรือปลาหมึก เกลือ',
			'虾、鱼或鱿鱼、食盐',
		],
		allergens: ['Shrimps, fish, squid', 'ပုစွန်၊ ငါး၊ ပြည်ကြီးငါး', 'กุ้ง ปลา ปลาหมึก', '虾、鱼、鱿鱼'],
	},
	'pickled-tea': {
		list: [
			'Fermented tea leaves, peanuts, sesame, fried beans, oil, salt',
			'လက်ဖက်၊ မြေပဲ၊ နှမ်း၊ ပဲကြော်၊ ဆီ၊ ဆား',
			'ใบเมี่ยงหมัก ถั่วลิสง งา ถั่วทอด น้ำมัน เกลือ',
			'发酵茶叶、花生、芝麻、炸豆、油、食盐',
		],
		allergens: ['Peanuts, sesame, soybeans', 'မြေပဲ၊ နှမ်း၊ ပဲပိစပ်', 'ถั่วลิสง งา ถั่วเหลือง', '花生、芝麻、大豆'],
	},
	'dried-beans': { list: ['Dried beans', 'ပဲခြောက်', 'ถั่วแห้ง', '干豆'] },
	'milk-powder-can': {
		list: [
			'Skimmed milk, lactose, vegetable oils, minerals, vitamins',
			'အဆီထုတ်နို့၊ လက်တို့စ်၊ စားသုံးဆီ၊ ဓာတ်ဆား၊ ဗီတာမင်',
			'นมผงขาดมันเนย แล็กโทส น้ำมันพืช แร่ธาตุ วิตามิน',
			'脱脂乳、乳糖、植物油、矿物质、维生素',
		],
		allergens: MILK_SOY,
	},
	'body-lotion': inci(
		'Aqua, Glycerin, Cocos Nucifera Oil, Cetearyl Alcohol, Butyrospermum Parkii Butter, Phenoxyethanol, Parfum',
	),
	'face-cream': inci(
		'Aqua, Glycerin, Caprylic/Capric Triglyceride, Cetearyl Alcohol, Tocopheryl Acetate, Phenoxyethanol, Parfum',
	),
	soap: inci('Sodium Palmate, Sodium Cocoate, Aqua, Glycerin, Parfum, Sodium Chloride'),
	thanaka: inci('Hesperethusa Crenulata Bark Powder'),
	sunscreen: inci(
		'Aqua, Zinc Oxide, Titanium Dioxide, Ethylhexyl Methoxycinnamate, Glycerin, Dimethicone, Phenoxyethanol',
	),
	'face-wash': inci(
		'Aqua, Glycerin, Sodium Laureth Sulfate, Cocamidopropyl Betaine, Citric Acid, Phenoxyethanol, Parfum',
	),
	serum: inci('Aqua, Glycerin, Niacinamide, Sodium Hyaluronate, Panthenol, Phenoxyethanol'),
	'sheet-mask': inci('Aqua, Glycerin, Butylene Glycol, Centella Asiatica Extract, Sodium Hyaluronate, Phenoxyethanol'),
	shampoo: inci('Aqua, Sodium Laureth Sulfate, Cocamidopropyl Betaine, Dimethiconol, Sodium Chloride, Parfum'),
	'hair-oil': inci('Cocos Nucifera Oil, Argania Spinosa Kernel Oil, Tocopherol, Parfum'),
	perfume: inci('Alcohol Denat., Parfum, Aqua, Limonene, Linalool'),
	deodorant: inci('Aqua, Aluminum Chlorohydrate, Steareth-2, Parfum'),
	toothpaste: inci(
		'Calcium Carbonate, Aqua, Sorbitol, Hydrated Silica, Sodium Lauryl Sulfate, Aroma, Sodium Monofluorophosphate',
	),
	'balm-jar': inci('Petrolatum, Paraffin, Menthol, Camphor, Eucalyptus Globulus Leaf Oil'),
	'baby-wipes': inci('Aqua, Glycerin, Aloe Barbadensis Leaf Juice, Citric Acid, Sodium Benzoate'),
	'baby-lotion': inci('Aqua, Glycerin, Paraffinum Liquidum, Cetearyl Alcohol, Panthenol, Phenoxyethanol'),
	lipstick: inci('Ricinus Communis Seed Oil, Candelilla Cera, Cera Alba, Tocopherol, CI 77491, CI 15850'),
	'nail-polish': inci('Butyl Acetate, Ethyl Acetate, Nitrocellulose, Acetyl Tributyl Citrate, CI 77891'),
	'face-powder': inci('Talc, Mica, Zinc Stearate, Dimethicone, CI 77491, CI 77492'),
	mascara: inci('Aqua, Cera Alba, Copernicia Cerifera Cera, Acacia Senegal Gum, CI 77499, Phenoxyethanol'),
};
