import type { Language } from '@zaylat/domain/languages';

/** A question with the answer of its shop. */
export type QuestionWords = readonly [question: string, answer: string];

/** What people ask about goods and about digital goods, by language, with the shop's answers. */
export const QUESTION_WORDS: Readonly<
	Record<Language, { readonly goods: readonly QuestionWords[]; readonly digital: readonly QuestionWords[] }>
> = {
	en: {
		goods: [
			[
				'Is it original or a copy?',
				'It’s original and comes in the manufacturer’s box. If it isn’t as described, send it back for a refund.',
			],
			[
				'How do you pack it? The last one I bought elsewhere arrived broken.',
				'In a strong box with padding on all sides.',
			],
			[
				'Do you deliver outside the big cities?',
				'Yes. Select your township on this page to see the delivery time and fee.',
			],
			['Can you send it to my sister as a gift?', 'Yes. Enter her address at checkout. The parcel shows no price.'],
			[
				'Can I get an invoice for my company?',
				'Yes. Once you have paid, you can download it as a PDF from the order page.',
			],
			[
				'What if it arrives damaged?',
				'Keep it as it is and send us a photo in the chat. We’ll replace it or refund you.',
			],
		],
		digital: [
			['How quickly will I get it?', 'Immediately. It’s in your account as soon as your payment has arrived.'],
			['Can I give it to a friend?', 'Yes, as long as you haven’t used it yourself.'],
			['Can I get an invoice for my company?', 'Yes. You can download it as a PDF from the order page.'],
		],
	},
	mm: {
		goods: [
			['အစစ်လားရှင့်၊ ကော်ပီလား။', 'အစစ်ပါ။ ထုတ်လုပ်သူရဲ့ ဘူးနဲ့ လာပါတယ်။ ပြောထားတာနဲ့ မကိုက်ရင် ပြန်ပို့ပါ၊ ငွေပြန်အမ်းပေးပါမယ်။'],
			['ဘယ်လို ထုပ်ပေးလဲ။ အရင်တစ်ခါ တခြားဆိုင်က ကျိုးပြီး ရောက်လာလို့ပါ။', 'ဘူးခိုင်ခိုင်နဲ့ ဘေးပတ်လည် အခုအခံ ထည့်ပြီး ထုပ်ပေးပါတယ်။'],
			['နယ်ကိုရော ပို့လား။', 'ပို့ပါတယ်။ ဒီစာမျက်နှာမှာ မြို့နယ် ရွေးလိုက်ရင် ကြာချိန်နဲ့ ပို့ခ တွေ့ရပါမယ်။'],
			['ညီမဆီ လက်ဆောင်အဖြစ် ပို့ပေးလို့ ရမလား။', 'ရပါတယ်။ ငွေရှင်းတဲ့အခါ သူ့လိပ်စာ ထည့်ပေးပါ။ ပါဆယ်ပေါ်မှာ ဈေးနှုန်း မပါပါဘူး။'],
			['ကုမ္ပဏီအတွက် ပြေစာ ရနိုင်မလား။', 'ရပါတယ်။ ငွေပေးပြီးရင် အော်ဒါစာမျက်နှာမှာ PDF နဲ့ ရယူနိုင်ပါတယ်။'],
			['ပျက်စီးပြီး ရောက်လာရင် ဘယ်လိုလုပ်ရမလဲ။', 'ဒီအတိုင်းထားပြီး ဓာတ်ပုံနဲ့ ဆိုင်ကို စာရေးပါ။ အသစ်လဲပေးပါမယ်၊ ဒါမှမဟုတ် ငွေပြန်အမ်းပေးပါမယ်။'],
		],
		digital: [
			['ဘယ်လောက်ကြာရင် ရမလဲ။', 'ငွေရောက်တာနဲ့ အကောင့်ထဲမှာ ချက်ချင်း ရပါတယ်။'],
			['သူငယ်ချင်းကို ပေးလို့ ရလား။', 'ကိုယ်တိုင် မသုံးရသေးရင် ပေးလို့ ရပါတယ်။'],
			['ကုမ္ပဏီအတွက် ပြေစာ ရနိုင်မလား။', 'ရပါတယ်။ အော်ဒါစာမျက်နှာမှာ PDF နဲ့ ရယူနိုင်ပါတယ်။'],
		],
	},
	thai: {
		goods: [
			['ของแท้ไหมคะ', 'แท้ค่ะ มาในกล่องของผู้ผลิต ถ้าไม่ตรงตามที่แจ้ง ส่งคืนและรับเงินคืนได้ค่ะ'],
			['แพ็กของยังไงคะ เคยซื้อร้านอื่นแล้วแตก', 'แพ็กในกล่องแข็งและกันกระแทกทุกด้านค่ะ'],
			['ต่างจังหวัดส่งไหมคะ', 'ส่งค่ะ เลือกอำเภอในหน้านี้เพื่อดูจำนวนวันและค่าส่งได้เลยค่ะ'],
			['ส่งเป็นของขวัญให้น้องสาวได้ไหมคะ', 'ได้ค่ะ ใส่ที่อยู่ของน้องตอนชำระเงิน บนพัสดุไม่มีราคาค่ะ'],
			['ออกใบกำกับภาษีให้บริษัทได้ไหมครับ', 'ได้ค่ะ ชำระเงินแล้วดาวน์โหลดเป็น PDF ได้ที่หน้าคำสั่งซื้อค่ะ'],
			['ถ้าของเสียหายตอนส่งทำยังไงคะ', 'เก็บไว้ตามสภาพแล้วส่งรูปมาค่ะ ทางร้านเปลี่ยนชิ้นใหม่หรือคืนเงินให้ค่ะ'],
		],
		digital: [
			['ได้รับเมื่อไหร่คะ', 'ทันทีค่ะ อยู่ในบัญชีของคุณเมื่อชำระเงินสำเร็จค่ะ'],
			['ให้เพื่อนได้ไหมครับ', 'ได้ค่ะ ถ้ายังไม่ได้ใช้เองค่ะ'],
			['ออกใบกำกับภาษีให้บริษัทได้ไหมครับ', 'ได้ค่ะ ดาวน์โหลดเป็น PDF ได้ที่หน้าคำสั่งซื้อค่ะ'],
		],
	},
	china: {
		goods: [
			['是正品吗？', '是正品，带原厂包装。如与描述不符，可以退货退款。'],
			['怎么包装？上次在别家买的到货就碎了。', '用硬纸箱包装，四周都有缓冲材料。'],
			['偏远地区送货吗？', '送的。在本页选择镇区，就能看到天数和运费。'],
			['可以当礼物直接寄给我妹妹吗？', '可以，结账时填写她的地址就行，包裹上不显示价格。'],
			['可以开公司发票吗？', '可以，付款后在订单页面下载 PDF 发票。'],
			['收到时坏了怎么办？', '请保持原样，拍照联系我们，给您换新或退款。'],
		],
		digital: [
			['多久能收到？', '付款到账后立即出现在您的账号里。'],
			['可以送给朋友吗？', '自己没有使用过就可以送。'],
			['可以开公司发票吗？', '可以，在订单页面下载 PDF 发票。'],
		],
	},
};
