import type { Language } from '@zaylat/domain/languages';

/** Masked names of those who review and ask, by the language in which they write. */
export const WRITERS: Readonly<Record<Language, readonly string[]>> = {
	en: ['K*** T***', 'M*** A***', 'J*** L***', 'S*** P***', 'D*** W***', 'N*** H***'],
	mm: ['ခ*** မ***', 'မ*** သ***', 'က*** အ***', 'န*** လ***', 'ဇ*** ဝ***', 'စ*** ဖ***'],
	thai: ['ส*** ว***', 'น*** พ***', 'ก*** ช***', 'อ*** ม***', 'ธ*** ร***', 'ป*** ย***'],
	china: ['王**', '李**', '陈**', '杨**', '赵**', '林**'],
};
