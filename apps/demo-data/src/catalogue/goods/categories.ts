import type { Words } from '../../words.ts';

/** A category that the first catalogue does not have. */
export interface FurtherCategory {
	readonly id: number;
	/** Slug of the category that it belongs to. */
	readonly parent: string;
	readonly slug: string;
	readonly name: Words;
	/** Icon of its picture. */
	readonly icon: string;
}

const category = (id: number, parent: string, slug: string, icon: string, name: Words): FurtherCategory => ({
	id,
	parent,
	slug,
	icon,
	name,
});

/** Categories of the further goods, parents first. */
export const FURTHER_CATEGORIES: readonly FurtherCategory[] = [
	category(301, 'phone-accessories', 'cases-and-protectors', 'smartphone', [
		'Cases and screen protectors',
		'ဖုန်းကာဗာနှင့် မှန်ကပ်',
		'เคสและฟิล์มกันรอย',
		'手机壳与贴膜',
	]),
	category(302, 'phone-power', 'cables', 'charger', ['Cables', 'အားသွင်းကြိုး', 'สายชาร์จ', '数据线']),
	category(303, 'phones', 'tablets-and-wearables', 'watch', [
		'Tablets and smartwatches',
		'တက်ဘလက်နှင့် စမတ်နာရီ',
		'แท็บเล็ตและสมาร์ทวอทช์',
		'平板与智能手表',
	]),
	category(304, 'tablets-and-wearables', 'tablets', 'smartphone', ['Tablets', 'တက်ဘလက်', 'แท็บเล็ต', '平板电脑']),
	category(305, 'tablets-and-wearables', 'smartwatches', 'watch', ['Smartwatches', 'စမတ်နာရီ', 'สมาร์ทวอทช์', '智能手表']),
	category(306, 'computers', 'monitors-and-printers', 'monitor', [
		'Monitors and printers',
		'မော်နီတာနှင့် ပရင်တာ',
		'จอมอนิเตอร์และเครื่องพิมพ์',
		'显示器与打印机',
	]),
	category(307, 'computers', 'storage-and-networking', 'usb-drive', [
		'Storage and networking',
		'သိုလှောင်ပစ္စည်းနှင့် ကွန်ရက်',
		'อุปกรณ์จัดเก็บและเครือข่าย',
		'存储与网络',
	]),
	category(308, 'sound-and-vision', 'speakers-and-microphones', 'microphone', [
		'Speakers and microphones',
		'စပီကာနှင့် မိုက်ခရိုဖုန်း',
		'ลำโพงและไมโครโฟน',
		'音箱与麦克风',
	]),
	category(309, 'electronics', 'home-appliances', 'charger', [
		'Home appliances',
		'အိမ်သုံးလျှပ်စစ်ပစ္စည်း',
		'เครื่องใช้ไฟฟ้าในบ้าน',
		'家用电器',
	]),
	category(310, 'home-appliances', 'kitchen-appliances', 'rice-cooker', [
		'Kitchen appliances',
		'မီးဖိုချောင်သုံး လျှပ်စစ်ပစ္စည်း',
		'เครื่องใช้ไฟฟ้าในครัว',
		'厨房电器',
	]),
	category(311, 'home-appliances', 'fans-and-air', 'electric-fan', [
		'Fans and air conditioners',
		'ပန်ကာနှင့် အဲကွန်း',
		'พัดลมและแอร์',
		'风扇与空调',
	]),
	category(312, 'home-appliances', 'laundry-and-cleaning', 'laundry-detergent', [
		'Laundry and cleaning appliances',
		'အဝတ်လျှော်နှင့် သန့်ရှင်းရေးစက်',
		'เครื่องซักผ้าและเครื่องดูดฝุ่น',
		'洗衣与清洁电器',
	]),
	category(313, 'home-appliances', 'lighting-and-power', 'light-bulb', [
		'Lighting and power',
		'မီးသီးနှင့် လျှပ်စစ်',
		'หลอดไฟและปลั๊กไฟ',
		'照明与电源',
	]),
	category(315, 'clothing', 'underwear', 'underwear', ['Underwear', 'အတွင်းခံ', 'ชุดชั้นใน', '内衣']),
	category(316, 'accessories', 'wallets-belts-and-glasses', 'wallet', [
		'Wallets, belts and sunglasses',
		'ပိုက်ဆံအိတ်၊ ခါးပတ်နှင့် နေကာမျက်မှန်',
		'กระเป๋าสตางค์ เข็มขัด แว่นกันแดด',
		'钱包、皮带与太阳镜',
	]),
	category(318, 'skin-and-body', 'face-care', 'body-lotion', [
		'Face and sun care',
		'မျက်နှာနှင့် နေကာ',
		'ดูแลผิวหน้าและกันแดด',
		'面部护理与防晒',
	]),
	category(320, 'skin-and-body', 'hair-care', 'body-lotion', ['Hair care', 'ဆံပင်ထိန်းသိမ်းမှု', 'ดูแลเส้นผม', '护发']),
	category(321, 'make-up', 'face-make-up', 'lipstick', [
		'Face and eyes',
		'မျက်နှာနှင့် မျက်လုံး',
		'แต่งหน้าและดวงตา',
		'面部与眼部彩妆',
	]),
	category(322, 'health', 'vitamins-and-remedies', 'supplement-bottle', [
		'Vitamins and remedies',
		'ဗီတာမင်နှင့် ဆေးဝါး',
		'วิตามินและยาสามัญ',
		'维生素与常备药',
	]),
	category(323, 'health', 'hygiene', 'soap', ['Personal hygiene', 'တစ်ကိုယ်ရေသန့်ရှင်းရေး', 'สุขอนามัยส่วนตัว', '个人卫生']),
	category(324, 'skin-and-body', 'perfumes', 'body-lotion', [
		'Perfumes and deodorants',
		'ရေမွှေးနှင့် ချွေးနံ့ပျောက်',
		'น้ำหอมและโรลออน',
		'香水与止汗',
	]),
	category(325, 'household', 'bedding-and-bath', 'bedsheet-set', [
		'Bedding and bath',
		'အိပ်ရာခင်းနှင့် ရေချိုးခန်း',
		'เครื่องนอนและห้องน้ำ',
		'床品与卫浴',
	]),
	category(326, 'living', 'storage-and-decoration', 'storage-box', [
		'Storage and decoration',
		'သိမ်းဆည်းပစ္စည်းနှင့် အလှဆင်',
		'ของจัดเก็บและตกแต่ง',
		'收纳与装饰',
	]),
	category(327, 'kitchen', 'bottles-and-lunch-boxes', 'lunch-box', [
		'Bottles and lunch boxes',
		'ရေဘူးနှင့် ထမင်းဘူး',
		'ขวดน้ำและกล่องข้าว',
		'水杯与饭盒',
	]),
	category(328, 'home-and-kitchen', 'tools-and-vehicles', 'screwdriver-set', [
		'Tools and vehicles',
		'ကိရိယာနှင့် ယာဉ်သုံး',
		'เครื่องมือและยานยนต์',
		'工具与车品',
	]),
	category(329, 'tools-and-vehicles', 'tools', 'drill', ['Tools', 'လက်သုံးကိရိယာ', 'เครื่องมือช่าง', '工具']),
	category(330, 'tools-and-vehicles', 'motorcycle-and-car', 'motorcycle-helmet', [
		'Motorcycle and car',
		'ဆိုင်ကယ်နှင့် ကားသုံး',
		'มอเตอร์ไซค์และรถยนต์',
		'摩托与汽车',
	]),
	category(331, 'home-and-kitchen', 'pets', 'cat-food', ['Pets', 'အိမ်မွေးတိရစ္ဆာန်', 'สัตว์เลี้ยง', '宠物']),
	category(332, 'pets', 'pet-food', 'cat-food', [
		'Pet food and care',
		'အိမ်မွေးတိရစ္ဆာန်အစာ',
		'อาหารและของใช้สัตว์เลี้ยง',
		'宠物食品用品',
	]),
	category(333, 'drinks', 'soft-drinks', 'soft-drink-can', [
		'Soft drinks and water',
		'အချိုရည်နှင့် သောက်ရေသန့်',
		'น้ำอัดลมและน้ำดื่ม',
		'饮料与水',
	]),
	category(334, 'drinks', 'milk', 'milk-carton', ['Milk', 'နွားနို့', 'นม', '奶品']),
	category(335, 'pantry', 'sauces-and-oils', 'fish-sauce', ['Sauces and oils', 'ဆော့စ်နှင့် ဆီ', 'ซอสและน้ำมัน', '酱料与油']),
	category(336, 'pantry', 'cans-and-dried-food', 'canned-fish', [
		'Cans and dried food',
		'စည်သွပ်နှင့် အခြောက်',
		'อาหารกระป๋องและของแห้ง',
		'罐头与干货',
	]),
	category(337, 'fresh', 'eggs-and-staples', 'eggs', ['Eggs', 'ကြက်ဥ', 'ไข่', '蛋类']),
	category(338, 'baby-care', 'diapers-and-wipes', 'diapers', [
		'Diapers and wipes',
		'ကလေးသေးခံနှင့် တစ်ရှူးစို',
		'ผ้าอ้อมและทิชชูเปียก',
		'纸尿裤与湿巾',
	]),
	category(339, 'baby-care', 'strollers', 'stroller', ['Strollers', 'ကလေးတွန်းလှည်း', 'รถเข็นเด็ก', '婴儿车']),
	category(340, 'toys', 'blocks-dolls-and-cars', 'toy-car', [
		'Blocks, dolls and cars',
		'ဆက်တုံး၊ အရုပ်နှင့် ကားရုပ်',
		'ตัวต่อ ตุ๊กตา และรถของเล่น',
		'积木、娃娃与玩具车',
	]),
	category(341, 'team-sports', 'basketball-and-volleyball', 'basketball', [
		'Basketball, volleyball and chinlone',
		'ဘတ်စကက်ဘော၊ ဘော်လီဘောနှင့် ခြင်းလုံး',
		'บาสเกตบอล วอลเลย์บอล ตะกร้อ',
		'篮球、排球与藤球',
	]),
	category(342, 'fitness', 'training', 'dumbbell', ['Training', 'လေ့ကျင့်ခန်းသုံး', 'อุปกรณ์ออกกำลังกาย', '健身器材']),
	category(343, 'fitness', 'sportswear', 'jersey', ['Sportswear', 'အားကစားဝတ်စုံ', 'ชุดกีฬา', '运动服']),
	category(344, 'outdoors', 'swimming', 'swim-goggles', ['Swimming', 'ရေကူး', 'ว่ายน้ำ', '游泳']),
	category(345, 'stationery', 'school-and-office', 'scissors', [
		'School and office',
		'ကျောင်းနှင့် ရုံးသုံး',
		'อุปกรณ์โรงเรียนและสำนักงาน',
		'学习与办公',
	]),
	category(346, 'books', 'dictionaries', 'dictionary', ['Dictionaries', 'အဘိဓာန်', 'พจนานุกรม', '词典']),
];
