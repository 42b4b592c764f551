import type { Language } from '@zaylat/domain/languages';

/** The words of the label of a parcel. */
export interface LabelTexts {
	readonly title: string;
	readonly from: string;
	readonly to: string;
	/** What the carrier takes from the recipient. */
	readonly cash: string;
	readonly order: (code: string) => string;
	readonly pieces: (count: string, isOne: boolean) => string;
}

export const LABEL_TEXTS: Readonly<Record<Language, LabelTexts>> = {
	en: {
		title: 'Parcel label',
		from: 'From',
		to: 'To',
		cash: 'Collect on delivery',
		order: (code) => `Order ${code}`,
		pieces: (count, isOne) => (isOne ? `${count} piece` : `${count} pieces`),
	},
	mm: {
		title: 'ပါဆယ်လိပ်စာကတ်',
		from: 'ပေးပို့သူ',
		to: 'လက်ခံသူ',
		cash: 'ငွေကောက်ခံရန်',
		order: (code) => `အော်ဒါ ${code}`,
		pieces: (count) => `${count} ခု`,
	},
	thai: {
		title: 'ใบปะหน้าพัสดุ',
		from: 'ผู้ส่ง',
		to: 'ผู้รับ',
		cash: 'เก็บเงินปลายทาง',
		order: (code) => `คำสั่งซื้อ ${code}`,
		pieces: (count) => `${count} ชิ้น`,
	},
	china: {
		title: '包裹面单',
		from: '寄件人',
		to: '收件人',
		cash: '货到付款',
		order: (code) => `订单 ${code}`,
		pieces: (count) => `共 ${count} 件`,
	},
};
