import type { Language } from '@zaylat/domain/languages';

/** Sentences of the reports of mock imports. */
export interface MockImportTexts {
	readonly not_a_number: string;
	readonly unknown_category: string;
	/** That a column is not imported. */
	readonly column: string;
	readonly unknownFormat: string;
}

/** As the API writes them. */
export const MOCK_IMPORT_TEXTS: Readonly<Record<Language, MockImportTexts>> = {
	en: {
		not_a_number: '“cheap”: This isn’t a number we can read. Write it like 18000.00.',
		unknown_category: '“Hats”: We don’t have this category. Use one of ours, or map it with a category file.',
		column: 'These columns aren’t imported: Tags.',
		unknownFormat: 'We couldn’t read this file. Send lines of JSON, Shopify’s product table or a Google Merchant feed.',
	},
	mm: {
		not_a_number: '“cheap” — ဤကိန်းကို ဖတ်၍မရပါ။ 18000.00 ကဲ့သို့ ရေးပါ။',
		unknown_category: '“Hats” — ဤအမျိုးအစား မရှိပါ။ ကျွန်ုပ်တို့၏ အမျိုးအစားကို သုံးပါ၊ သို့မဟုတ် အမျိုးအစားဖိုင်ဖြင့် တွဲပေးပါ။',
		column: 'ဤကော်လံများကို မသွင်းပါ — Tags။',
		unknownFormat: 'ဤဖိုင်ကို ဖတ်၍မရပါ။ JSON စာကြောင်းများ၊ Shopify ကုန်ပစ္စည်းဇယား သို့မဟုတ် Google Merchant ဖိဒ်ဖိုင် ပို့ပါ။',
	},
	thai: {
		not_a_number: '“cheap”: อ่านตัวเลขนี้ไม่ได้ เขียนในรูปแบบ 18000.00',
		unknown_category: '“Hats”: ไม่มีหมวดหมู่นี้ ใช้หมวดหมู่ของเรา หรือจับคู่ด้วยไฟล์หมวดหมู่',
		column: 'คอลัมน์ที่ไม่นำเข้า: Tags',
		unknownFormat: 'อ่านไฟล์นี้ไม่ได้ ส่งไฟล์ JSON แบบบรรทัด ตารางสินค้าของ Shopify หรือฟีด Google Merchant',
	},
	china: {
		not_a_number: '“cheap”：无法识别这个数字。请按 18000.00 的格式填写。',
		unknown_category: '“Hats”：没有这个分类。请使用我们的分类，或用分类文件对应。',
		column: '以下列不会导入：Tags。',
		unknownFormat: '无法读取此文件。请提供 JSON 行文件、Shopify 商品表或 Google Merchant 商品源。',
	},
};
