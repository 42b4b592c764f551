import type { DocumentTexts } from '../document-texts.ts';

/** Words of documents in Chinese. */
export const WORDS: DocumentTexts = {
	invoice: {
		title: '发票',
	},
	receipt: {
		title: '收据',
	},
	number: '编号',
	issued: '开具日期',
	paidOn: '付款日期',
	order: '订单',
	ordered: '下单日期',
	seller: '销售方',
	taxNumber: '税号 {{number}}',
	buyer: '买方',
	method: '付款方式',
	reference: '付款参考号',
	table: {
		caption: '商品明细',
		name: '商品',
		seller: '卖家：{{shop}}',
		price: '单价',
		quantity: '数量',
		total: '金额',
	},
	tax: '合计含 {{percent}}% 税。',
	taxAdded: '税率 {{percent}}%。',
	paid: '已付',
	refunded: '已退款',
	unpaid: '未付款',
	page: '第 {{page}} 页，共 {{pages}} 页',
	totals: {
		goods: '商品',
		discount: '优惠',
		coupon: '优惠（优惠码 {{code}}）',
		delivery: '运费',
		free: '免费',
		tax: '税',
		taxIncluded: '价内税',
		points: '{{points}} 积分',
		total: '合计',
	},
	methods: {
		card: '银行卡',
		mobile_banking: '手机银行',
		qr: '二维码',
		e_wallet: '电子钱包',
		cash_on_delivery: '货到付款',
		points: '积分',
	},
};
