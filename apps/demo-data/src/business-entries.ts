import type { BusinessCategory } from '@zaylat/api-client/contract';
import type { Words } from './words.ts';

/** A business of the demo directory; all are invented. */
export interface BusinessEntry {
	readonly category: BusinessCategory;
	/** Id of a township or district. */
	readonly township: string;
	readonly name: Words;
	/** Slug of its shop, when it has one here. */
	readonly shopSlug?: string;
}

const entry = (category: BusinessCategory, township: string, name: Words, shopSlug?: string): BusinessEntry => ({
	category,
	township,
	name,
	...(shopSlug !== undefined && { shopSlug }),
});

/** What businesses of a category tell about themselves. */
export const CATEGORY_TEXTS: Readonly<Record<BusinessCategory, Words>> = {
	groceries: [
		'Rice, oil, dry goods and snacks, by the bag or by the box; deliveries every morning.',
		'ဆန်၊ ဆီ၊ ကုန်ခြောက်နှင့် မုန့်များကို အိတ်လိုက်၊ ဘူးလိုက် ရောင်းချပြီး နံနက်တိုင်း ပို့ပေးသည်။',
		'ข้าวสาร น้ำมัน ของแห้งและขนม ขายเป็นถุงหรือยกลัง ส่งทุกเช้า',
		'大米、食用油、干货与零食，论袋或整箱出售，每天早上送货。',
	],
	fashion: [
		'Clothes for every day and for feasts, ready to wear or made to measure.',
		'နေ့စဉ်ဝတ်နှင့် ပွဲဝတ် အဝတ်အထည်များ၊ အသင့်ဝတ် သို့မဟုတ် အတိုင်းချုပ်။',
		'เสื้อผ้าสำหรับทุกวันและงานพิธี มีทั้งสำเร็จรูปและตัดตามสั่ง',
		'日常与节庆服饰，成衣或量身定制。',
	],
	electronics: [
		'Telephones, chargers and household electronics, with repairs in the shop.',
		'ဖုန်း၊ အားသွင်းကြိုးနှင့် အိမ်သုံးလျှပ်စစ်ပစ္စည်းများ ရောင်းချပြီး ဆိုင်တွင်ပင် ပြုပြင်ပေးသည်။',
		'โทรศัพท์ ที่ชาร์จ และเครื่องใช้ไฟฟ้า พร้อมบริการซ่อมในร้าน',
		'手机、充电器与家用电器，店内提供维修。',
	],
	home: [
		'Furniture, pots and everything for the kitchen, new and restored.',
		'ပရိဘောဂ၊ အိုးခွက်နှင့် မီးဖိုချောင်သုံး ပစ္စည်းအစုံ၊ အသစ်နှင့် ပြန်ပြင်ထားသော ပစ္စည်းများ။',
		'เฟอร์นิเจอร์ หม้อ และเครื่องครัวครบครัน ทั้งของใหม่และของซ่อมแซม',
		'家具、锅具与各类厨房用品，全新与翻新皆有。',
	],
	beauty: [
		'Thanakha, herbal soap and cosmetics from small makers.',
		'သနပ်ခါး၊ ဆေးဖက်ဝင်ဆပ်ပြာနှင့် လုပ်ငန်းငယ်များမှ အလှကုန်များ။',
		'ทานาคา สบู่สมุนไพร และเครื่องสำอางจากผู้ผลิตรายย่อย',
		'檀娜卡、草本皂与小作坊化妆品。',
	],
	crafts: [
		'Made by hand in our own workshop; larger orders on request.',
		'ကိုယ်ပိုင်အလုပ်ရုံတွင် လက်ဖြင့်ပြုလုပ်သည်။ အများအပြား မှာယူလိုပါက ဆက်သွယ်နိုင်သည်။',
		'ทำด้วยมือในโรงงานของเราเอง รับสั่งทำจำนวนมาก',
		'自家作坊手工制作，可接大宗订单。',
	],
	agriculture: [
		'Seeds, tools and advice for growers; we buy the harvest too.',
		'တောင်သူများအတွက် မျိုးစေ့၊ ကိရိယာနှင့် အကြံဉာဏ်များ ပေးပြီး သီးနှံလည်း ဝယ်ယူသည်။',
		'เมล็ดพันธุ์ เครื่องมือ และคำแนะนำสำหรับเกษตรกร รับซื้อผลผลิตด้วย',
		'为种植户提供种子、农具与咨询，并收购农产品。',
	],
	logistics: [
		'Storage and lorries for shops that send many parcels.',
		'ပါဆယ်အများအပြားပို့သော ဆိုင်များအတွက် သိုလှောင်ရုံနှင့် ကုန်တင်ယာဉ်များ။',
		'คลังสินค้าและรถขนส่งสำหรับร้านที่ส่งพัสดุจำนวนมาก',
		'为发货量大的商店提供仓储与货运。',
	],
	printing: [
		'Labels, boxes, leaflets and shop signs; small runs welcome.',
		'တံဆိပ်၊ ဘူး၊ လက်ကမ်းစာစောင်နှင့် ဆိုင်းဘုတ်များ၊ အရေအတွက်နည်းလည်း လက်ခံသည်။',
		'ฉลาก กล่อง ใบปลิว และป้ายร้าน รับงานจำนวนน้อย',
		'标签、纸盒、传单与店招，小批量亦可。',
	],
	services: [
		'Bookkeeping, photographs and translations for people who sell online.',
		'အွန်လိုင်းရောင်းသူများအတွက် စာရင်းကိုင်၊ ဓာတ်ပုံရိုက်နှင့် ဘာသာပြန် ဝန်ဆောင်မှုများ။',
		'บริการบัญชี ถ่ายภาพ และแปลภาษาสำหรับผู้ขายออนไลน์',
		'为网店提供记账、摄影与翻译服务。',
	],
};

/** Businesses by edition, three of each category. */
export const BUSINESS_ENTRIES: Readonly<Record<'mm' | 'th', readonly BusinessEntry[]>> = {
	mm: [
		entry('groceries', 'mm-yangon-bahan', ['Shwe Gone Daing Rice', 'ရွှေဂုံတိုင် ဆန်ဆိုင်', 'ร้านข้าวชเวโกนดายง์', '瑞贡岱米行']),
		entry('groceries', 'mm-mandalay-chanayethazan', ['Zay Cho Dry Goods', 'ဈေးချို ကုန်ခြောက်', 'ของแห้งเซโช', '泽秋干货']),
		entry('groceries', 'mm-ayeyarwady-pathein', [
			'Pathein Delta Foods',
			'ပုသိမ် မြစ်ဝကျွန်းပေါ် စားသောက်ကုန်',
			'อาหารลุ่มน้ำพะสิม',
			'勃生三角洲食品',
		]),
		entry(
			'fashion',
			'mm-mandalay-amarapura',
			['Amarapura Silk House', 'အမရပူရ ပိုးထည်အိမ်', 'บ้านผ้าไหมอมรปุระ', '阿马拉布拉丝绸之家'],
			'amarapura-silk',
		),
		entry('fashion', 'mm-yangon-pabedan', [
			'Twenty-Sixth Street Tailors',
			'၂၆ လမ်း အပ်ချုပ်ဆိုင်',
			'ช่างตัดเสื้อถนน 26',
			'二十六街裁缝店',
		]),
		entry('fashion', 'mm-rakhine-sittwe', ['Sittwe Longyi Market', 'စစ်တွေ လုံချည်ဈေး', 'ตลาดโสร่งซิตเว', '实兑笼基市场']),
		entry('electronics', 'mm-yangon-kyauktada', [
			'Thirty-Seventh Street Radio',
			'၃၇ လမ်း ရေဒီယို',
			'วิทยุถนน 37',
			'三十七街电器',
		]),
		entry('electronics', 'mm-naypyidaw-zabuthiri', [
			'Thapyaygone Electric',
			'သပြေကုန်း လျှပ်စစ်',
			'ไฟฟ้าตะปแยโกน',
			'达别贡电器',
		]),
		entry('electronics', 'mm-sagaing-monywa', ['Chindwin Mobile', 'ချင်းတွင်း မိုဘိုင်း', 'ชินด์วินโมบาย', '亲敦手机行']),
		entry('home', 'mm-yangon-insein', [
			'Insein Teak Furniture',
			'အင်းစိန် ကျွန်းပရိဘောဂ',
			'เฟอร์นิเจอร์ไม้สักอินเส่ง',
			'永盛柚木家具',
		]),
		entry('home', 'mm-mon-mawlamyine', [
			'Mawlamyine Housewares',
			'မော်လမြိုင် အိမ်သုံးပစ္စည်း',
			'เครื่องใช้ในบ้านเมาะลำเลิง',
			'毛淡棉家居',
		]),
		entry('home', 'mm-magway-pakokku', ['Pakokku Blankets', 'ပခုက္ကူ စောင်များ', 'ผ้าห่มปะโคะกู', '木各具毛毯']),
		entry('beauty', 'mm-sagaing-shwebo', ['Shwebo Thanakha', 'ရွှေဘို သနပ်ခါး', 'ทานาคาชเวโบ', '瑞波檀娜卡']),
		entry('beauty', 'mm-yangon-sanchaung', [
			'Sanchaung Soap Makers',
			'စမ်းချောင်း ဆပ်ပြာလုပ်ငန်း',
			'สบู่ซานชอง',
			'三羌手工皂坊',
		]),
		entry('beauty', 'mm-kayin-hpa-an', ['Zwegabin Herbs', 'ဇွဲကပင် ဆေးဖက်ဝင်', 'สมุนไพรซเวกะบิน', '兹瓦加宾草本']),
		entry(
			'crafts',
			'mm-shan-nyaungshwe',
			['Inle Weavers', 'အင်းလေး ယက်ကန်းရှင်များ', 'ช่างทอแห่งอินเล', '茵莱织坊'],
			'inle-weavers',
		),
		entry('crafts', 'mm-ayeyarwady-pathein', ['Pathein Parasols', 'ပုသိမ်ထီးဆိုင်', 'ร่มพะสิม', '勃生阳伞'], 'pathein-parasols'),
		entry('crafts', 'mm-mandalay-nyaung-u', [
			'Bagan Lacquer Workshop',
			'ပုဂံ ယွန်းထည်အလုပ်ရုံ',
			'โรงงานเครื่องเขินพุกาม',
			'蒲甘漆器工坊',
		]),
		entry('agriculture', 'mm-shan-kalaw', ['Kalaw Seed Store', 'ကလော မျိုးစေ့ဆိုင်', 'ร้านเมล็ดพันธุ์กะลอ', '格劳种子店']),
		entry('agriculture', 'mm-bago-taungoo', ['Taungoo Growers', 'တောင်ငူ စိုက်ပျိုးသူများ', 'เกษตรกรตองอู', '东吁种植合作社']),
		entry('agriculture', 'mm-tanintharyi-dawei', ['Dawei Cashew', 'ထားဝယ် သီဟိုဠ်စေ့', 'มะม่วงหิมพานต์ทวาย', '土瓦腰果']),
		entry('logistics', 'mm-yangon-hlaingthaya-east', [
			'Hlaingthaya Storage',
			'လှိုင်သာယာ သိုလှောင်ရုံ',
			'คลังสินค้าไลง์ตายา',
			'莱达雅仓储',
		]),
		entry('logistics', 'mm-shan-muse', ['Muse Border Lorries', 'မူဆယ် နယ်စပ်ကုန်ကား', 'รถบรรทุกชายแดนหมู่แจ้', '木姐边境货运']),
		entry('logistics', 'mm-kayin-myawaddy', ['Myawaddy Forwarding', 'မြဝတီ ကုန်စည်ပို့ဆောင်ရေး', 'เมียวดีขนส่ง', '妙瓦底货代']),
		entry('printing', 'mm-yangon-botahtaung', ['Botahtaung Press', 'ဗိုလ်တထောင် ပုံနှိပ်တိုက်', 'โรงพิมพ์โบตะทอง', '波德通印刷']),
		entry('printing', 'mm-mandalay-maha-aungmyay', [
			'Maha Aungmyay Print',
			'မဟာအောင်မြေ ပုံနှိပ်',
			'โรงพิมพ์มหาอองเม',
			'马哈昂美印务',
		]),
		entry('printing', 'mm-shan-taunggyi', ['Taunggyi Boxes', 'တောင်ကြီး စက္ကူဘူး', 'กล่องกระดาษตองจี', '东枝纸盒厂']),
		entry('services', 'mm-yangon-kamayut', ['Hledan Photo Studio', 'လှည်းတန်း ဓာတ်ပုံတိုက်', 'สตูดิโอถ่ายภาพเลดาน', '莱丹摄影']),
		entry('services', 'mm-mandalay-pyin-oo-lwin', [
			'Pyin Oo Lwin Bookkeeping',
			'ပြင်ဦးလွင် စာရင်းကိုင်',
			'บัญชีปยีนอู้ลวีน',
			'彬乌伦记账',
		]),
		entry('services', 'mm-yangon-latha', ['Latha Translations', 'လသာ ဘာသာပြန်', 'แปลภาษาละตา', '拉塔翻译社']),
	],
	th: [
		entry('groceries', 'th-bangkok-phra-nakhon', ['Pak Khlong Rice', 'ပတ်ခလောင်း ဆန်ဆိုင်', 'ข้าวสารปากคลอง', '拍空米行']),
		entry('groceries', 'th-roi-et-mueang', ['Thung Kula Jasmine Rice', 'ထုံကူလာ မွှေးဆန်', 'ข้าวหอมทุ่งกุลา', '通古拉香米']),
		entry('groceries', 'th-samut-sakhon-mueang', [
			'Mahachai Sea Food',
			'မဟာချိုင် ပင်လယ်စာ',
			'อาหารทะเลมหาชัย',
			'玛哈猜海鲜',
		]),
		entry(
			'fashion',
			'th-chiang-mai-mueang',
			['Chiang Mai Cotton', 'ချင်းမိုင်ချည်ထည်', 'ผ้าฝ้ายเชียงใหม่', '清迈棉布坊'],
			'chiang-mai-cotton',
		),
		entry('fashion', 'th-bangkok-ratchathewi', [
			'Pratunam Wholesale Clothes',
			'ပရာတူနမ် လက်ကားအထည်',
			'เสื้อผ้าส่งประตูน้ำ',
			'水门服装批发',
		]),
		entry('fashion', 'th-khon-kaen-chonnabot', ['Chonnabot Silk', 'ချွန်နဘွတ် ပိုးထည်', 'ไหมชนบท', '冲那博丝绸']),
		entry('electronics', 'th-bangkok-phra-nakhon', [
			'Ban Mo Electronics',
			'ဘန်မော် အီလက်ထရောနစ်',
			'บ้านหม้ออิเล็กทรอนิกส์',
			'班莫电子',
		]),
		entry('electronics', 'th-songkhla-hat-yai', ['Hat Yai Mobile', 'ဟတ်ယိုင် မိုဘိုင်း', 'หาดใหญ่โมบาย', '合艾手机行']),
		entry('electronics', 'th-nakhon-ratchasima-mueang', [
			'Korat Repair Centre',
			'ကိုရတ် ပြုပြင်ရေးစင်တာ',
			'ศูนย์ซ่อมโคราช',
			'呵叻维修中心',
		]),
		entry('home', 'th-nonthaburi-pak-kret', ['Ko Kret Pottery', 'ကော့ခရက် မြေထည်', 'เครื่องปั้นดินเผาเกาะเกร็ด', '阁骨岛陶坊']),
		entry('home', 'th-lampang-mueang', ['Lampang Chicken Bowls', 'လမ်ပန်း ကြက်ပုံပန်းကန်', 'ชามไก่ลำปาง', '南邦公鸡碗']),
		entry('home', 'th-phrae-mueang', ['Phrae Teak', 'ဖရဲ ကျွန်းသစ်', 'ไม้สักแพร่', '帕府柚木']),
		entry('beauty', 'th-chiang-rai-mae-chan', [
			'Mae Chan Herbal Soap',
			'မယ်ချန် ဆေးဖက်ဝင်ဆပ်ပြာ',
			'สบู่สมุนไพรแม่จัน',
			'湄占草本皂',
		]),
		entry('beauty', 'th-bangkok-bang-rak', [
			'Charoen Krung Cosmetics',
			'ချရွန်ခရုံ အလှကုန်',
			'เครื่องสำอางเจริญกรุง',
			'石龙军化妆品',
		]),
		entry('beauty', 'th-surat-thani-ko-samui', ['Samui Coconut Oil', 'စမွေ အုန်းဆီ', 'น้ำมันมะพร้าวสมุย', '苏梅椰子油']),
		entry('crafts', 'th-chiang-mai-san-kamphaeng', ['Bo Sang Umbrellas', 'ဘော်ဆန်း ထီး', 'ร่มบ่อสร้าง', '博桑伞']),
		entry('crafts', 'th-ang-thong-pho-thong', ['Ang Thong Basketry', 'အန်ထောင် ခြင်းတောင်း', 'จักสานอ่างทอง', '红统竹编']),
		entry('crafts', 'th-surin-khwao-sinarin', [
			'Khwao Sinarin Silver',
			'ခဝေါင်စီနရင် ငွေထည်',
			'เครื่องเงินเขวาสินรินทร์',
			'考西那琳银器',
		]),
		entry('agriculture', 'th-rayong-klaeng', [
			'Klaeng Durian Growers',
			'ကလဲန် ဒူးရင်းစိုက်သူများ',
			'ชาวสวนทุเรียนแกลง',
			'格莲榴莲种植户',
		]),
		entry('agriculture', 'th-chiang-rai-mae-fa-luang', [
			'Doi Mae Salong Tea',
			'ဒွိုင်မယ်စလောင် လက်ဖက်',
			'ชาดอยแม่สลอง',
			'美斯乐茶园',
		]),
		entry('agriculture', 'th-suphan-buri-mueang', [
			'Suphan Seed House',
			'စုဖန် မျိုးစေ့အိမ်',
			'บ้านเมล็ดพันธุ์สุพรรณ',
			'素攀种子行',
		]),
		entry('logistics', 'th-tak-mae-sot', ['Mae Sot Freight', 'မဲဆောက် ကုန်တင်ယာဉ်', 'แม่สอดขนส่ง', '湄索货运']),
		entry('logistics', 'th-samut-prakan-bang-phli', [
			'Bang Phli Warehouses',
			'ဘန်ဖလီ ကုန်လှောင်ရုံ',
			'คลังสินค้าบางพลี',
			'邦皮仓储',
		]),
		entry('logistics', 'th-ranong-mueang', ['Ranong Ferry Cargo', 'ရနောင်း ကူးတို့ကုန်စည်', 'เรือสินค้าระนอง', '拉廊渡轮货运']),
		entry('printing', 'th-bangkok-bang-khun-thian', [
			'Rama Two Printing',
			'ရာမနှစ် ပုံနှိပ်တိုက်',
			'โรงพิมพ์พระรามสอง',
			'拉玛二印刷厂',
		]),
		entry('printing', 'th-chon-buri-si-racha', ['Si Racha Labels', 'စီရာချာ တံဆိပ်', 'ฉลากศรีราชา', '是拉差标签']),
		entry('printing', 'th-udon-thani-mueang', ['Udon Boxes', 'အူဒွန် စက္ကူဘူး', 'กล่องอุดร', '乌隆纸盒厂']),
		entry('services', 'th-bangkok-chatuchak', ['Chatuchak Photo Studio', 'ချတူချတ် ဓာတ်ပုံတိုက်', 'สตูดิโอจตุจักร', '乍都乍摄影']),
		entry('services', 'th-phuket-mueang', ['Phuket Bookkeeping', 'ဖူးခက် စာရင်းကိုင်', 'บัญชีภูเก็ต', '普吉记账']),
		entry('services', 'th-samut-sakhon-mueang', [
			'Mahachai Translations',
			'မဟာချိုင် ဘာသာပြန်',
			'แปลภาษามหาชัย',
			'玛哈猜翻译社',
		]),
	],
};
