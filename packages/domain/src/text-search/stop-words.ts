import { atomsOf, runsOf } from './runs.ts';
import { keyOf } from './synonyms.ts';

/** Words that say nothing of a product where others do: a product without them is as good a match. */
const WORDS = {
	en: 'a an and at by for from in of on or set the to with',
	thai: 'และ กับ ของ ที่ ใน สำหรับ แบบ จาก หรือ ใช้ ให้ มี เป็น ฟอง อัน คู่',
	mm: 'နှင့် နှင့် သော သည့် များ အတွက် မှ ၏ ရန် တွင် ပါ တဲ့ နဲ့ ကောင်အား လုံး',
	china: '的 和 与 及 用 款 在 给',
} as const;

export const STOP_WORDS: ReadonlySet<string> = new Set(
	Object.values(WORDS).flatMap((words) => words.split(' ').map((word) => keyOf(runsOf(word).flatMap(atomsOf)))),
);
