import type { Language } from '@zaylat/domain/languages';

/** Words of a statement; `{{page}}` and `{{pages}}` stand for numbers. */
export interface StatementTexts {
	readonly title: string;
	readonly number: string;
	readonly closed: string;
	readonly paid: string;
	readonly marketplace: string;
	readonly shop: string;
	readonly order: string;
	readonly sales: string;
	readonly commission: string;
	readonly amount: string;
	readonly sale: string;
	readonly correction: string;
	readonly carried: string;
	readonly total: string;
	readonly payout: string;
	readonly carriedOn: string;
	readonly page: string;
}

/** Words of statements in each language. */
export const STATEMENT_TEXTS: Readonly<Record<Language, StatementTexts>> = {
	en: {
		title: 'Statement',
		number: 'Number',
		closed: 'Closed on',
		paid: 'Paid out on',
		marketplace: 'Marketplace',
		shop: 'Shop',
		order: 'Order',
		sales: 'Sales excluding tax',
		commission: 'Commission',
		amount: 'Amount',
		sale: 'Sale',
		correction: 'Correction of an earlier statement',
		carried: 'Carried over',
		total: 'Total',
		payout: 'Payout',
		carriedOn: 'Carried to the next statement',
		page: 'Page {{page}} of {{pages}}',
	},
	mm: {
		title: 'ငွေစာရင်းရှင်းတမ်း',
		number: 'အမှတ်',
		closed: 'စာရင်းပိတ်သည့်ရက်',
		paid: 'ငွေလွှဲသည့်ရက်',
		marketplace: 'ဈေးကွက်',
		shop: 'ဆိုင်',
		order: 'အော်ဒါ',
		sales: 'အခွန်မပါ ရောင်းရငွေ',
		commission: 'ကော်မရှင်',
		amount: 'ပမာဏ',
		sale: 'ရောင်းချမှု',
		correction: 'ယခင်စာရင်းကို ပြင်ဆင်ချက်',
		carried: 'ယခင်စာရင်းမှ လက်ကျန်',
		total: 'စုစုပေါင်း',
		payout: 'ပေးချေငွေ',
		carriedOn: 'နောက်စာရင်းသို့ ယူသွားသည်',
		page: 'စာမျက်နှာ {{page}} / {{pages}}',
	},
	thai: {
		title: 'ใบสรุปยอดขาย',
		number: 'เลขที่',
		closed: 'วันที่ปิดยอด',
		paid: 'วันที่โอนเงิน',
		marketplace: 'มาร์เก็ตเพลส',
		shop: 'ร้านค้า',
		order: 'คำสั่งซื้อ',
		sales: 'ยอดขายไม่รวมภาษี',
		commission: 'ค่าคอมมิชชัน',
		amount: 'จำนวนเงิน',
		sale: 'การขาย',
		correction: 'ปรับปรุงใบสรุปก่อนหน้า',
		carried: 'ยอดยกมา',
		total: 'ยอดรวม',
		payout: 'ยอดโอน',
		carriedOn: 'ยอดยกไปใบถัดไป',
		page: 'หน้า {{page}} จาก {{pages}}',
	},
	china: {
		title: '结算单',
		number: '编号',
		closed: '结算日期',
		paid: '打款日期',
		marketplace: '平台',
		shop: '店铺',
		order: '订单',
		sales: '不含税销售额',
		commission: '佣金',
		amount: '金额',
		sale: '销售',
		correction: '更正以前的结算单',
		carried: '上期结转',
		total: '合计',
		payout: '打款金额',
		carriedOn: '结转下期',
		page: '第 {{page}} 页，共 {{pages}} 页',
	},
};
