import type { Localized } from '@zaylat/api-client/contract';
import type { Language } from '@zaylat/domain/languages';
import { languageIn } from '../account/language.ts';

/** What a question is about, the more special first: a text about several things is answered for the first of these. */
const TOPICS = [
	{
		topic: 'returns',
		words:
			/\breturn|refund|exchange|warrant|guarantee|broken|damage|ပြန်(လဲ|ပေး|အမ်း|ပို့)|လဲ(လို့|ပေး)|အာမခံ|ပျက်|คืน|เปลี่ยน(สินค้า|ได้|ไซ)|ประกัน|ชำรุด|เสียหาย|退|换货|保修|质保|坏/iu,
	},
	{
		topic: 'delivery',
		words:
			/deliver|ship|arriv|courier|how long|when (will|can|do)|ပို့|ရောက်|ဘယ်တော့|ကြာ|ส่ง|ถึงเมื่อ|กี่วัน|เมื่อไ|送|发货|快递|物流|几天|多久/iu,
	},
	{
		topic: 'price',
		words:
			/price|cost|cheap|discount|how much|\bdeal|wholesale|ဈေး|စျေး|ဘယ်လောက်|လျှော့|လျော့|ราคา|ลด|เท่าไ|ถูกกว่า|ส่วนลด|价|多少钱|便宜|优惠|折扣|批发/iu,
	},
	{
		topic: 'stock',
		words:
			/stock|availab|colou?r|size|left|still have|in red|ရှိ(လား|သေး|ပါ)|ကျန်|အရောင်|ဆိုဒ်|အရွယ်|လက်ကျန်|มี(ของ|สี|ไซ|สินค้า)|สี|ไซ[สซ]|ขนาด|เหลือ|พร้อมส่ง|有货|现货|库存|颜色|尺码|尺寸|还有/iu,
	},
	{ topic: 'thanks', words: /thank|ကျေးဇူး|ขอบคุณ|ขอบใจ|谢/iu },
	{ topic: 'hello', words: /^\W*(hello|hi|hey|good (morning|afternoon|evening))\b|မင်္ဂလာ|สวัสดี|หวัดดี|你好|您好/iu },
] as const;

type Topic = (typeof TOPICS)[number]['topic'] | 'picture' | 'other';

/** What a seller answers; of several, one is chosen by chance. */
const ANSWERS: Readonly<Record<Topic, readonly Localized[]>> = {
	returns: [
		{
			en: 'You can send it back within 7 days if it is unused. If something is broken, send us a photo here and we will replace it.',
			mm: 'မသုံးရသေးရင် ၇ ရက်အတွင်း ပြန်ပို့လို့ ရပါတယ်။ ပျက်စီးနေတာ ရှိရင် ဒီမှာ ဓာတ်ပုံ ပို့ပေးပါ၊ အသစ် လဲပေးပါမယ်။',
			thai: 'ถ้ายังไม่ได้ใช้ ส่งคืนได้ภายใน 7 วันค่ะ หากชำรุด ส่งรูปมาในแชตนี้ ทางร้านจะเปลี่ยนชิ้นใหม่ให้ค่ะ',
			china: '未使用的商品 7 天内可以退货。如有破损，请在这里发照片，我们会给您换新的。',
		},
	],
	delivery: [
		{
			en: 'We hand it to the courier within a day. It usually arrives 3 to 7 days later, and you can follow it on the order page.',
			mm: 'တစ်ရက်အတွင်း ပို့ဆောင်ရေးကို အပ်ပေးပါတယ်။ ၃ ရက်ကနေ ၇ ရက်အတွင်း ရောက်တတ်ပြီး အော်ဒါစာမျက်နှာမှာ ကြည့်လို့ ရပါတယ်။',
			thai: 'ทางร้านส่งให้ขนส่งภายใน 1 วันค่ะ ปกติถึงใน 3 ถึง 7 วัน และติดตามได้ที่หน้าคำสั่งซื้อค่ะ',
			china: '我们一天内交给快递，通常 3 到 7 天送达，您可以在订单页面查看进度。',
		},
	],
	price: [
		{
			en: 'The price on the page is our best for single pieces. For larger amounts, ask for a price in the wholesale area; we answer within a minute.',
			mm: 'စာမျက်နှာပေါ်က ဈေးက တစ်ခုချင်းအတွက် အကောင်းဆုံး ဈေးပါ။ အများကြီး ဆိုရင် လက်ကားကဏ္ဍမှာ ဈေးမေးပါ၊ တစ်မိနစ်အတွင်း ဖြေပေးပါမယ်။',
			thai: 'ราคาในหน้าสินค้าเป็นราคาดีที่สุดสำหรับซื้อปลีกค่ะ ถ้าสั่งจำนวนมาก กดขอราคาได้ในหน้าขายส่ง ทางร้านตอบภายในหนึ่งนาทีค่ะ',
			china: '页面上的价格已经是零售最优惠价。大量购买请在批发区询价，我们一分钟内回复。',
		},
	],
	stock: [
		{
			en: 'Yes, what you can choose on the product page is in stock and leaves today or tomorrow.',
			mm: 'ဟုတ်ကဲ့၊ ပစ္စည်းစာမျက်နှာမှာ ရွေးလို့ရတာတွေ အားလုံး လက်ကျန် ရှိပါတယ်။ ဒီနေ့ ဒါမှမဟုတ် မနက်ဖြန် ပို့ပေးပါမယ်။',
			thai: 'มีค่ะ ทุกแบบที่เลือกได้ในหน้าสินค้ามีของพร้อมส่งวันนี้หรือพรุ่งนี้ค่ะ',
			china: '有的，商品页能选的款式都有现货，今天或明天发出。',
		},
	],
	thanks: [
		{
			en: 'You are welcome. Write to us any time.',
			mm: 'ရပါတယ်ရှင်။ လိုအပ်တာ ရှိရင် အချိန်မရွေး ရေးနိုင်ပါတယ်။',
			thai: 'ยินดีค่ะ มีอะไรสอบถามได้ตลอดเลยนะคะ',
			china: '不客气，有问题随时联系我们。',
		},
	],
	hello: [
		{
			en: 'Hello, and welcome to our shop. What would you like to know?',
			mm: 'မင်္ဂလာပါရှင်။ ဆိုင်ကနေ ကြိုဆိုပါတယ်။ ဘာများ သိချင်ပါသလဲ။',
			thai: 'สวัสดีค่ะ ยินดีต้อนรับสู่ร้านของเรา สอบถามเรื่องอะไรได้เลยค่ะ',
			china: '您好，欢迎光临本店。请问想了解什么？',
		},
	],
	picture: [
		{
			en: 'Thank you for the picture. We have something that matches it; look at our shop page, or tell us the size and colour.',
			mm: 'ပုံအတွက် ကျေးဇူးပါ။ ဒီပုံနဲ့ ကိုက်တာ ရှိပါတယ်။ ဆိုင်စာမျက်နှာမှာ ကြည့်ပါ၊ ဒါမှမဟုတ် အရွယ်နဲ့ အရောင် ပြောပေးပါ။',
			thai: 'ขอบคุณสำหรับรูปค่ะ ทางร้านมีแบบที่ใกล้เคียง ดูได้ในหน้าร้าน หรือแจ้งไซซ์และสีที่ต้องการได้เลยค่ะ',
			china: '谢谢您的图片。我们有相近的款式，可以看看店铺页面，或告诉我们尺寸和颜色。',
		},
	],
	other: [
		{
			en: 'Thank you for your message. In this demo the shop answers by itself: ask about price, stock, delivery or returns.',
			mm: 'မေးမြန်းတဲ့အတွက် ကျေးဇူးပါ။ ဒီ စမ်းသပ်ဆိုင်မှာ အလိုအလျောက် ဖြေပေးတာပါ။ ဈေးနှုန်း၊ လက်ကျန်၊ ပို့ဆောင်ရေး၊ ပြန်ပို့ခြင်း အကြောင်း မေးကြည့်ပါ။',
			thai: 'ขอบคุณสำหรับข้อความค่ะ ร้านในเดโมนี้ตอบอัตโนมัติ ลองถามเรื่องราคา สินค้าคงเหลือ การจัดส่ง หรือการคืนสินค้าได้เลยค่ะ',
			china: '感谢您的留言。演示店铺会自动回复，可以试着询问价格、库存、配送或退货。',
		},
		{
			en: 'Thank you for writing. What we know of our goods is on their pages; for sizes, delivery and returns, just ask here.',
			mm: 'ရေးသားတဲ့အတွက် ကျေးဇူးပါ။ ပစ္စည်းအကြောင်း သိသမျှ သူ့စာမျက်နှာမှာ ရှိပါတယ်။ အရွယ်အစား၊ ပို့ဆောင်ရေး၊ ပြန်ပို့ခြင်းတို့ကို ဒီမှာ မေးနိုင်ပါတယ်။',
			thai: 'ขอบคุณที่ทักมาค่ะ รายละเอียดสินค้าอยู่ในหน้าสินค้า ส่วนเรื่องขนาด การจัดส่ง และการคืนสินค้า ถามที่นี่ได้เลยค่ะ',
			china: '感谢您的来信。商品信息都在商品页上；尺寸、配送和退货问题请直接在这里询问。',
		},
	],
};

/** What a seller writes with a price. */
const REPLIES: Readonly<Record<'wished' | 'offered', Localized>> = {
	wished: {
		en: 'Agreed: we can do it at your price. We pack by the dozen and send within five days.',
		mm: 'သဘောတူပါတယ်၊ သင်ပြောတဲ့ ဈေးနဲ့ ရပါတယ်။ တစ်ဒါဇင်စီ ထုပ်ပြီး ငါးရက်အတွင်း ပို့ပေးပါမယ်။',
		thai: 'ตกลงค่ะ ได้ตามราคาที่ขอ แพ็กเป็นโหลและส่งภายในห้าวันค่ะ',
		china: '可以，按您的价格成交。按打包装，五天内发货。',
	},
	offered: {
		en: 'This is our best price for so many. We pack by the dozen and send within five days.',
		mm: 'ဒီအရေအတွက်အတွက် အကောင်းဆုံး ဈေးပါ။ တစ်ဒါဇင်စီ ထုပ်ပြီး ငါးရက်အတွင်း ပို့ပေးပါမယ်။',
		thai: 'ราคานี้ดีที่สุดสำหรับจำนวนนี้แล้วค่ะ แพ็กเป็นโหลและส่งภายในห้าวันค่ะ',
		china: '这是该数量的最低价。按打包装，五天内发货。',
	},
};

/** A message to a shop, as far as its answer depends on it. */
export interface Question {
	readonly text: string;
	readonly hasPicture: boolean;
	/** Language that the shopper is written to in, for messages without words. */
	readonly language: Language;
}

/**
 * Answers a message in its language.
 * @param random a number from 0 (included) to 1 (excluded)
 */
export function answerTo({ text, hasPicture, language }: Question, random: () => number): string {
	const topic: Topic =
		TOPICS.find(({ words }) => words.test(text))?.topic ?? (hasPicture && text === '' ? 'picture' : 'other');
	const answers = ANSWERS[topic];
	const answer = answers[Math.floor(random() * answers.length)] ?? answers[0];
	return answer?.[languageIn(text, language)] ?? '';
}

/** What a seller writes to a price. @param isWished whether it is the price that the buyer named */
export const replyTo = (note: string, language: Language, isWished: boolean): string =>
	REPLIES[isWished ? 'wished' : 'offered'][languageIn(note, language)];
