import type { Language } from '@zaylat/domain/languages';

/** What people write: a first remark, a second one, and a last one that is often left out. */
export interface ReviewWords {
	readonly good: readonly string[];
	readonly goodMore: readonly string[];
	readonly fair: readonly string[];
	readonly poor: readonly string[];
	/** The same of digital goods, which have no colour, size or parcel. */
	readonly digital: readonly string[];
	readonly digitalMore: readonly string[];
	readonly digitalFair: readonly string[];
	readonly digitalPoor: readonly string[];
	readonly names: readonly string[];
}

/** Remarks by language, each as it is written there, with its shorthand and its particles. */
export const REVIEW_WORDS: Readonly<Record<Language, ReviewWords>> = {
	en: {
		good: [
			'Exactly like the pictures.',
			'Better than I expected for the price.',
			'Arrived two days early, well wrapped.',
			'Bought a second one for my sister.',
			'Very happy with this.',
			'My mother loves it.',
		],
		goodMore: [
			'The seller answered within minutes.',
			'Would order again.',
			'Packing was excellent, nothing was bent.',
			'Thank you!',
		],
		fair: [
			'It is OK. The picture looks a bit nicer than the real thing.',
			'Good product, slow delivery. Took eight days to Taunggyi.',
			'Does what it should, but the box was torn when it came.',
		],
		poor: ['Something else was in the parcel. The shop is exchanging it, let us see.', 'Not worth the price, sorry.'],
		digital: ['In my account the moment I paid.', 'Good value.', 'Easy, even my father managed it.'],
		digitalMore: ['Will buy it again.', 'Thank you!', 'The shop answered my question within minutes.'],
		digitalFair: [
			'It is OK, but I waited an hour for an answer in the chat.',
			'Works, but read the terms before you pay.',
		],
		digitalPoor: ['Did not work with my account. Waiting for the refund.', 'Not worth the price, sorry.'],
		names: ['K*** T***', 'M*** A***', 'J*** L***', 'S*** P***', 'D*** W***', 'N*** H***'],
	},
	mm: {
		good: [
			'ပုံထဲကအတိုင်းပါပဲ၊ သဘောကျတယ်။',
			'ဈေးနဲ့ယှဉ်ရင် တန်ပါတယ်။',
			'ပစ္စည်းကောင်းတယ်၊ ထုပ်ပိုးတာလည်း သေသပ်တယ်ရှင့်။',
			'မြန်မြန်ရောက်လို့ ကျေးဇူးပါ။',
			'အမေက အရမ်းကြိုက်တယ်။',
			'အရည်အသွေး မျှော်လင့်ထားတာထက် ပိုကောင်းတယ်ဗျ။',
			'ဒုတိယအကြိမ် ဝယ်တာပါ၊ စိတ်ကျေနပ်ပါတယ်။',
		],
		goodMore: ['ဆိုင်ရှင်က စာပြန်မြန်တယ်။', 'နောက်လည်း ထပ်ဝယ်ဦးမယ်။', 'သူငယ်ချင်းတွေကိုလည်း ပြောပြထားတယ်။', 'ကျေးဇူးတင်ပါတယ်။'],
		fair: [
			'အသင့်အတင့်ပါပဲ၊ ပုံထဲမှာ ပိုလှတယ်။',
			'ပစ္စည်းကောင်းပေမယ့် ပို့တာ ကြာတယ်။ ရှစ်ရက်လောက် စောင့်ရတယ်။',
			'ဘူးက စုတ်ပြဲနေတယ်၊ အထဲကပစ္စည်းကတော့ အဆင်ပြေပါတယ်။',
		],
		poor: ['မှာထားတာနဲ့ မတူတာ ရောက်လာတယ်။ ပြန်လဲပေးမယ်ပြောတာ စောင့်နေတုန်း။', 'ဈေးနဲ့ မတန်ဘူးလို့ ထင်တယ်။'],
		digital: ['ငွေလွှဲပြီးတာနဲ့ အကောင့်ထဲ ချက်ချင်းရောက်တယ်။', 'ဈေးနဲ့ တန်ပါတယ်။', 'လွယ်လွယ်ကူကူပဲ၊ အဖေတောင် ကိုယ်တိုင်ဝယ်တတ်သွားပြီ။'],
		digitalMore: ['နောက်လည်း ထပ်ဝယ်ဦးမယ်။', 'ကျေးဇူးတင်ပါတယ်။', 'ဆိုင်ရှင်က စာပြန်မြန်တယ်။'],
		digitalFair: ['အဆင်ပြေပါတယ်၊ ဒါပေမယ့် ချက်မှာ စာပြန်တာ တစ်နာရီလောက် စောင့်ရတယ်။', 'သုံးလို့ရတယ်၊ ငွေမပေးခင် စည်းကမ်းချက်တွေ ဖတ်ပါ။'],
		digitalPoor: ['ကျွန်တော့်အကောင့်နဲ့ သုံးလို့မရဘူး။ ငွေပြန်အမ်းတာ စောင့်နေတယ်။', 'ဈေးနဲ့ မတန်ဘူးလို့ ထင်တယ်။'],
		names: ['ခ*** မ***', 'မ*** သ***', 'က*** အ***', 'န*** လ***', 'ဇ*** ဝ***', 'စ*** ဖ***'],
	},
	thai: {
		good: [
			'ตรงปกมาก ชอบค่ะ',
			'คุ้มราคามากครับ',
			'ของดี แพ็กมาแน่นหนามาก',
			'ส่งไวมาก สองวันถึง',
			'ซื้อให้แม่ แม่ชอบมากค่ะ',
			'คุณภาพดีกว่าที่คิด',
			'สั่งรอบที่สองแล้ว ไม่ผิดหวัง',
		],
		goodMore: ['ร้านตอบแชตไวมาก', 'ไว้จะมาอุดหนุนใหม่นะคะ', 'แนะนำเลยครับ', 'ขอบคุณค่ะ'],
		fair: ['โอเคตามราคา ในรูปดูสวยกว่านิดนึง', 'ของดี แต่ส่งช้าไปหน่อย รอเกือบอาทิตย์', 'กล่องบุบมา แต่ของข้างในไม่เป็นไร'],
		poor: ['ส่งของมาผิด ร้านบอกจะเปลี่ยนให้ รออยู่ค่ะ', 'ไม่คุ้มราคาเท่าไหร่'],
		digital: ['จ่ายปุ๊บเข้าบัญชีปั๊บ', 'คุ้มราคาครับ', 'ง่ายมาก พ่อยังทำเองได้'],
		digitalMore: ['ไว้จะมาอุดหนุนใหม่นะคะ', 'ขอบคุณค่ะ', 'ร้านตอบแชตไวมาก'],
		digitalFair: ['โอเคค่ะ แต่รอร้านตอบแชตเป็นชั่วโมง', 'ใช้ได้ แต่อ่านเงื่อนไขก่อนจ่ายนะครับ'],
		digitalPoor: ['ใช้กับบัญชีของเราไม่ได้ รอเงินคืนอยู่ค่ะ', 'ไม่คุ้มราคาเท่าไหร่'],
		names: ['ส*** ว***', 'น*** พ***', 'ก*** ช***', 'อ*** ม***', 'ธ*** ร***', 'ป*** ย***'],
	},
	china: {
		good: [
			'和图片一样，很满意。',
			'这个价位很值。',
			'包装很好，一点没磕碰。',
			'比预计早到两天。',
			'给妈妈买的，她很喜欢。',
			'质量比想象的好。',
			'第二次回购了。',
		],
		goodMore: ['店家回复很快。', '下次还来。', '推荐给朋友了。', '谢谢老板！'],
		fair: ['一般吧，图片更好看一些。', '东西不错，就是物流慢，等了八天。', '盒子压坏了，里面没事。'],
		poor: ['东西发错了，店家说给换，等着呢。', '感觉不值这个价。'],
		digital: ['付完款马上到账号。', '很值。', '很简单，我爸都会用。'],
		digitalMore: ['下次还来。', '谢谢老板！', '店家回复很快。'],
		digitalFair: ['还可以，就是客服等了一个小时才回。', '能用，付款前先看清楚使用条款。'],
		digitalPoor: ['我的账号用不了，等退款。', '感觉不值这个价。'],
		names: ['王**', '李**', '陈**', '杨**', '赵**', '林**'],
	},
};
