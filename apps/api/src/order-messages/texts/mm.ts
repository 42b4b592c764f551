import type { OrderMessageTexts, OrderMessageValues } from './text.ts';

/** What of a refund is not money. */
const beside = ({ discount, points }: OrderMessageValues) =>
	[discount && ` ဈေးနှုန်း၏ ${discount} ကို ကူပွန်က ပေးချေခဲ့သဖြင့် ပြန်မအမ်းပါ။`, points && ` ပွိုင့် ${points} မှတ်လည်း ပြန်ရပါပြီ။`].join(
		'',
	);

/** The order messages in Burmese. */
export const mm: OrderMessageTexts = {
	kinds: {
		order_placed: ({ code, amount, isCash }) => ({
			subject: `အော်ဒါ ${code} တင်ပြီးပါပြီ`,
			text: `အော်ဒါ ${code} ကို လက်ခံရရှိပါပြီ။ စုစုပေါင်း ${amount} ဖြစ်ပါသည်။${isCash ? ' အိမ်ရောက်ငွေချေ ဖြစ်ပါသည်။' : ''}`,
		}),
		payment_received: ({ code, amount }) => ({
			subject: `အော်ဒါ ${code} အတွက် ငွေလက်ခံရရှိပါပြီ`,
			text: `အော်ဒါ ${code} အတွက် ${amount} လက်ခံရရှိပါပြီ။`,
		}),
		payment_failed: ({ code, amount }) => ({
			subject: `အော်ဒါ ${code} ငွေပေးချေမှု မအောင်မြင်ပါ`,
			text: `အော်ဒါ ${code} အတွက် ${amount} ပေးချေမှု မအောင်မြင်ပါ။ ထပ်မံ ပေးချေပါ။ ငွေမပေးချေသော အော်ဒါကို ပယ်ဖျက်ပါမည်။`,
		}),
		parcel_shipped: ({ code, amount, parcels, shop, isCash }) => ({
			subject: `ပါဆယ် ${parcels} ပို့ဆောင်နေပါပြီ`,
			text: `${shop} မှ ပါဆယ် ${parcels} (အော်ဒါ ${code}) ကို ပို့ဆောင်နေပါပြီ။ ${
				isCash ? `ငွေသား ${amount} အသင့်ပြင်ထားပါ။` : `တန်ဖိုး ${amount}။`
			}`,
		}),
		parcel_delivered: ({ code, amount, parcels, shop }) => ({
			subject: `ပါဆယ် ${parcels} ရောက်ရှိပါပြီ`,
			text: `${shop} မှ ပါဆယ် ${parcels} (အော်ဒါ ${code}) ရောက်ရှိပါပြီ။ တန်ဖိုး ${amount}။`,
		}),
		parcels_cancelled: ({ code, amount, parcels, reason }) => ({
			subject: `အော်ဒါ ${code} မှ ပစ္စည်းများ ပယ်ဖျက်ပြီး`,
			text: `အော်ဒါ ${code} မှ ${parcels} (${amount}) ကို ပယ်ဖျက်လိုက်ပါပြီ။ အကြောင်းရင်း - ${reason}။`,
		}),
		payment_refunded: (values) => ({
			subject: `အော်ဒါ ${values.code} အတွက် ငွေပြန်အမ်းခြင်း`,
			text: `အော်ဒါ ${values.code} အတွက် ${values.amount} ကို ${values.transfer ? `ဘဏ်မှ ငွေလွှဲ၍ ပြန်အမ်းပြီးပါပြီ (ငွေလွှဲအမှတ် ${values.transfer})` : 'ပေးချေခဲ့သည့် အကောင့်သို့ ပြန်အမ်းပြီးပါပြီ'}။${beside(values)}`,
		}),
		return_requested: ({ code, amount, parcels, shop }) => ({
			subject: `အော်ဒါ ${code} ၏ ပစ္စည်းပြန်ပေးရန် တောင်းဆိုမှု ${parcels}`,
			text: `အော်ဒါ ${code} မှ ပစ္စည်း ပြန်ပေးလိုကြောင်း ${shop} သို့ အကြောင်းကြားပြီးပါပြီ (${parcels}၊ ${amount})။ ဆိုင်က ပြန်ကြားသည်အထိ ပစ္စည်းကို သိမ်းထားပါ။`,
		}),
		return_accepted: ({ code, amount, parcels, shop, words }) => ({
			subject: `ပစ္စည်းပြန်ပေးခြင်း ${parcels} ကို လက်ခံသည်`,
			text: `${shop} က အော်ဒါ ${code} ၏ ပစ္စည်းကို ပြန်လက်ခံပါမည်။ ပါဆယ်ပေါ်တွင် ${parcels} ကို ရေးပြီး လာပို့ခဲ့သည့် ပို့ဆောင်ရေးကုမ္ပဏီထံ အပ်ပါ။ ဆိုင်က လက်ခံရရှိလျှင် ${amount} ပြန်အမ်းပါမည်။${words && ` ဆိုင်၏ စာ - ${words}။`}`,
		}),
		return_declined: ({ code, amount, parcels, shop, words }) => ({
			subject: `ပစ္စည်းပြန်ပေးခြင်း ${parcels} ကို လက်မခံပါ`,
			text: `${shop} က အော်ဒါ ${code} ၏ ပစ္စည်းပြန်ပေးခြင်း ${parcels} (${amount}) ကို လက်မခံပါ။ အကြောင်းရင်း - ${words}။ ဆိုင်နှင့် စကားပြောခန်းတွင် ဆက်လက် ဆွေးနွေးနိုင်ပါသည်။`,
		}),
		return_refunded: (values) => ({
			subject: `ပစ္စည်းပြန်ပေးခြင်း ${values.parcels} ပြီးပါပြီ`,
			text: `${values.shop} က အော်ဒါ ${values.code} ၏ ${values.parcels} ကို ရရှိပြီးပါပြီ။${values.hasMoney ? ` သင်ဖော်ပြထားသည့် အကောင့်သို့ ${values.amount} ပြန်အမ်းပါသည်။` : ''}${beside(values)}`,
		}),
		digital_goods: ({ code, amount }) => ({
			subject: `အော်ဒါ ${code} ၏ ဒစ်ဂျစ်တယ်ပစ္စည်းများ`,
			text: `အော်ဒါ ${code} (${amount}) ၏ ဒစ်ဂျစ်တယ်ပစ္စည်းများ အသင့်ဖြစ်ပါပြီ။`,
		}),
		plan_ending: ({ code, amount, plan, date }) => ({
			subject: `${plan} သည် ${date} တွင် ကုန်ဆုံးမည်`,
			text: `${plan} (အော်ဒါ ${code}၊ ${amount}) သည် ${date} တွင် ကုန်ဆုံးပါမည်။ ဆက်သုံးလိုပါက သက်တမ်းတိုးပါ။`,
		}),
		plan_renewing: ({ code, amount, plan, date }) => ({
			subject: `${plan} ကို ${date} တွင် သက်တမ်းတိုးမည်`,
			text: `${plan} (အော်ဒါ ${code}၊ ${amount}) သည် ${date} တွင် ကုန်ဆုံးပြီး အလိုအလျောက် သက်တမ်းတိုးပါမည်။ မလိုပါက သင့်ဒစ်ဂျစ်တယ်ပစ္စည်းများတွင် ပိတ်နိုင်ပါသည်။`,
		}),
		plan_renewed: ({ code, amount, plan, date }) => ({
			subject: `${plan} သက်တမ်းတိုးပြီးပါပြီ`,
			text: `${plan} ကို ${date} အထိ သက်တမ်းတိုးပြီးပါပြီ (အော်ဒါ ${code}၊ ${amount})။`,
		}),
		renewal_to_pay: ({ code, amount, plan, date }) => ({
			subject: `${plan} သက်တမ်းတိုးရန် ငွေပေးချေပါ`,
			text: `${plan} သက်တမ်းတိုးရန် ${amount} ပေးချေပါ (အော်ဒါ ${code})။ ${date} တွင် ကုန်ဆုံးပါမည်။`,
		}),
		renewal_failed: ({ code, amount, plan }) => ({
			subject: `${plan} သက်တမ်း မတိုးဖြစ်ပါ`,
			text: `${plan} (အော်ဒါ ${code}၊ ${amount}) ကို သက်တမ်း မတိုးဖြစ်ပါ။ အချိန်မရွေး ထပ်မံ ဝယ်ယူနိုင်ပါသည်။`,
		}),
		shop_order: ({ code, amount, parcels, shop, isCash }) => ({
			subject: `${shop} အတွက် အော်ဒါအသစ် ${code}`,
			text: `${shop} တွင် အော်ဒါအသစ် ရရှိပါသည်။ အော်ဒါ ${code}၊ ${amount}၊ ${parcels}။${isCash ? ' ဝယ်သူသည် အိမ်ရောက်ငွေချေမည် ဖြစ်ပါသည်။' : ''}`,
		}),
	},
	reasons: {
		changed_mind: 'စိတ်ပြောင်းသွား၍',
		wrong_address: 'လိပ်စာ သို့မဟုတ် ဖုန်း မှား၍',
		other_choice: 'အရောင်၊ အရွယ် သို့မဟုတ် အရေအတွက် ပြောင်းလို၍',
		cheaper: 'ပိုသက်သာသည်ကို တွေ့၍',
		too_slow: 'ကြာလွန်း၍',
		other: 'အခြားအကြောင်း',
		not_paid: 'အချိန်မီ ငွေမပေးချေ၍',
		none: 'ဆိုင်က မဖော်ပြပါ',
	},
};
