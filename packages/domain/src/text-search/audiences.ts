import { atomsOf, runsOf } from './runs.ts';
import { keyOf } from './synonyms.ts';

/** Words that say for whom something is. They never say what it is, although types such as "Men's shirts" contain them. */
const WORDS = {
	en: 'women,womens,woman,ladies,lady,female,girl,girls,men,mens,man,gents,male,boy,boys,kid,kids,child,children,baby,babies,unisex',
	thai: 'ผู้หญิง,หญิง,สตรี,สาว,ผู้ชาย,ชาย,บุรุษ,หนุ่ม,เด็ก,เด็กผู้หญิง,เด็กหญิง,เด็กผู้ชาย,เด็กชาย,ทารก',
	mm: 'အမျိုးသမီး,မိန်းကလေး,မိန်းမ,အမျိုးသား,ယောက်ျား,ယောက်ျားလေး,ကလေး,ကလေးငယ်',
	china: '女,女士,女式,女生,女童,男,男士,男式,男生,男童,童,儿童,小孩,宝宝,婴儿',
} as const;

const AUDIENCES: ReadonlySet<string> = new Set(
	Object.values(WORDS)
		.flatMap((words) => words.split(','))
		.map((word) => keyOf(runsOf(word).flatMap(atomsOf))),
);

/** Whether a text says for whom something is. */
export const isAudience = (text: string): boolean => AUDIENCES.has(keyOf(runsOf(text).flatMap(atomsOf)));
