import type { DocumentTexts } from '../document-texts.ts';

/** Words of documents in English. */
export const WORDS: DocumentTexts = {
	invoice: {
		title: 'Invoice',
	},
	receipt: {
		title: 'Receipt',
	},
	number: 'Number',
	issued: 'Issued on',
	paidOn: 'Paid on',
	order: 'Order',
	ordered: 'Ordered on',
	seller: 'Seller',
	taxNumber: 'Tax number {{number}}',
	buyer: 'Buyer',
	method: 'Paid by',
	reference: 'Payment reference',
	table: {
		caption: 'Goods of the order',
		name: 'What',
		seller: 'Sold by {{shop}}',
		price: 'Price',
		quantity: 'Quantity',
		total: 'Amount',
	},
	tax: 'Tax of {{percent}}% is in the total.',
	taxAdded: 'Tax is {{percent}}%.',
	paid: 'Paid',
	refunded: 'Given back',
	unpaid: 'Not paid yet',
	page: 'Page {{page}} of {{pages}}',
	totals: {
		goods: 'Goods',
		discount: 'Discount',
		coupon: 'Discount, coupon {{code}}',
		delivery: 'Delivery',
		free: 'Free',
		tax: 'Tax',
		taxIncluded: 'Tax in the price',
		points: '{{points}} points',
		total: 'Total',
	},
	methods: {
		card: 'Card',
		mobile_banking: 'Mobile banking',
		qr: 'QR code',
		e_wallet: 'E-wallet',
		cash_on_delivery: 'Cash on delivery',
		points: 'Bonus points',
	},
};
