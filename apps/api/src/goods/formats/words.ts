import { textInLanguage } from './file-texts.ts';

/** A text in all languages. */
interface Words {
	readonly en: string;
	readonly mm: string;
	readonly thai: string;
	readonly china: string;
}

/** Names of facts and options that feeds have columns of. The English name of the brand is what brands are known by. */
export const BRAND: Words = { en: 'Brand', mm: 'အမှတ်တံဆိပ်', thai: 'แบรนด์', china: '品牌' };
export const BARCODE: Words = { en: 'Barcode', mm: 'ဘားကုဒ်', thai: 'บาร์โค้ด', china: '条形码' };
export const COLOUR: Words = { en: 'Colour', mm: 'အရောင်', thai: 'สี', china: '颜色' };
export const SIZE: Words = { en: 'Size', mm: 'အရွယ်အစား', thai: 'ขนาด', china: '尺寸' };
export const MATERIAL: Words = { en: 'Material', mm: 'ပစ္စည်းအမျိုးအစား', thai: 'วัสดุ', china: '材质' };
export const PATTERN: Words = { en: 'Pattern', mm: 'ပုံစံ', thai: 'ลวดลาย', china: '图案' };

/** A fact with a value that is written in one language. */
export const factOf = (name: Words, value: string) => ({ name: { ...name }, value: textInLanguage(value) });

/** A text under its language; nothing for an empty one. */
export const textsOf = (text: string): Partial<Words> => (text === '' ? {} : textInLanguage(text));
