import type { DocumentTexts } from '../document-texts.ts';

/** Words of documents in Burmese. */
export const WORDS: DocumentTexts = {
	invoice: {
		title: 'ငွေတောင်းခံလွှာ',
	},
	receipt: {
		title: 'ငွေလက်ခံဖြတ်ပိုင်း',
	},
	number: 'အမှတ်',
	issued: 'ထုတ်ပေးသည့်ရက်',
	paidOn: 'ပေးချေသည့်ရက်',
	order: 'အော်ဒါ',
	ordered: 'မှာယူသည့်ရက်',
	seller: 'ရောင်းသူ',
	taxNumber: 'အခွန်အမှတ် {{number}}',
	buyer: 'ဝယ်သူ',
	method: 'ပေးချေနည်း',
	reference: 'ပေးချေမှု ကိုးကားနံပါတ်',
	table: {
		caption: 'အော်ဒါပါ ပစ္စည်းများ',
		name: 'ပစ္စည်း',
		seller: 'ရောင်းသူ {{shop}}',
		price: 'ဈေးနှုန်း',
		quantity: 'အရေအတွက်',
		total: 'ကျသင့်ငွေ',
	},
	tax: 'စုစုပေါင်းတွင် အခွန် {{percent}}% ပါဝင်သည်။',
	taxAdded: 'အခွန် {{percent}}% ဖြစ်သည်။',
	paid: 'ပေးချေပြီး',
	refunded: 'ပြန်အမ်းပြီး',
	unpaid: 'မပေးချေရသေးပါ',
	page: 'စာမျက်နှာ {{page}} / {{pages}}',
	totals: {
		goods: 'ပစ္စည်းတန်ဖိုး',
		discount: 'လျှော့ဈေး',
		coupon: 'လျှော့ဈေး၊ ကူပွန် {{code}}',
		delivery: 'ပို့ဆောင်ခ',
		free: 'အခမဲ့',
		tax: 'အခွန်',
		taxIncluded: 'ဈေးထဲပါသော အခွန်',
		points: 'ပွိုင့် {{points}}',
		total: 'စုစုပေါင်း',
	},
	methods: {
		card: 'ကတ်',
		mobile_banking: 'မိုဘိုင်းဘဏ်',
		qr: 'QR ကုဒ်',
		e_wallet: 'အီးဝေါလက်',
		cash_on_delivery: 'အိမ်ရောက်ငွေချေ',
		points: 'ဆုပွိုင့်',
	},
};
