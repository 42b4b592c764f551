import type { DocumentTexts } from '../document-texts.ts';

/** Words of documents in Thai. */
export const WORDS: DocumentTexts = {
	invoice: {
		title: 'ใบแจ้งหนี้',
	},
	receipt: {
		title: 'ใบเสร็จรับเงิน',
	},
	number: 'เลขที่',
	issued: 'วันที่ออก',
	paidOn: 'วันที่ชำระ',
	order: 'คำสั่งซื้อ',
	ordered: 'วันที่สั่ง',
	seller: 'ผู้ขาย',
	taxNumber: 'เลขประจำตัวผู้เสียภาษี {{number}}',
	buyer: 'ผู้ซื้อ',
	method: 'ชำระด้วย',
	reference: 'เลขอ้างอิงการชำระ',
	table: {
		caption: 'รายการสินค้า',
		name: 'รายการ',
		seller: 'ขายโดย {{shop}}',
		price: 'ราคา',
		quantity: 'จำนวน',
		total: 'จำนวนเงิน',
	},
	tax: 'ยอดรวมมีภาษี {{percent}}% แล้ว',
	taxAdded: 'ภาษี {{percent}}%',
	paid: 'ชำระแล้ว',
	refunded: 'คืนเงินแล้ว',
	unpaid: 'ยังไม่ได้ชำระ',
	page: 'หน้า {{page}} จาก {{pages}}',
	totals: {
		goods: 'ค่าสินค้า',
		discount: 'ส่วนลด',
		coupon: 'ส่วนลด คูปอง {{code}}',
		delivery: 'ค่าจัดส่ง',
		free: 'ฟรี',
		tax: 'ภาษี',
		taxIncluded: 'ภาษีที่รวมในราคา',
		points: '{{points}} คะแนน',
		total: 'ยอดรวม',
	},
	methods: {
		card: 'บัตร',
		mobile_banking: 'โมบายแบงกิ้ง',
		qr: 'คิวอาร์โค้ด',
		e_wallet: 'วอลเล็ต',
		cash_on_delivery: 'เก็บเงินปลายทาง',
		points: 'คะแนนสะสม',
	},
};
