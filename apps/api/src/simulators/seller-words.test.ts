import { describe, expect, it } from 'vitest';
import { languageIn } from '../account/language.ts';
import { answerTo, replyTo } from './seller-words.ts';

const first = () => 0;
const asked = (text: string, more = {}) =>
	answerTo({ text, hasPicture: false, language: 'thai' as const, ...more }, first);

describe('a simulated seller', () => {
	it.each([
		['How much is it?', /best for single pieces/],
		['ဈေး ဘယ်လောက်လဲ။', /အကောင်းဆုံး ဈေး/],
		['ลดราคาได้ไหมคะ', /ขอราคา/],
		['多少钱？', /零售最优惠价/],
		['When will it arrive?', /3 to 7 days/],
		['ဘယ်တော့ ရောက်မလဲ', /အော်ဒါစာမျက်နှာ/],
		['ส่งกี่วันคะ', /3 ถึง 7 วัน/],
		['几天能到？', /3 到 7 天/],
		['Do you have it in red?', /in stock/],
		['Which colours are there?', /in stock/],
		['မီးခိုးရောင် ရှိသေးလား။ အရောင်', /လက်ကျန်/],
		['มีสีดำไหมครับ', /พร้อมส่ง/],
		['还有现货吗', /都有现货/],
		['Can I return it?', /within 7 days/],
		['ပြန်လဲလို့ ရမလား', /၇ ရက်အတွင်း/],
		['เปลี่ยนไซซ์ได้ไหม', /ภายใน 7 วัน/],
		['可以退货吗', /7 天内/],
		['Hello', /welcome to our shop/],
		['Thank you very much', /You are welcome/],
		['ขอบคุณค่ะ', /ยินดี/],
		['谢谢', /不客气/],
	])('answers %j for what it asks, in its language', (text, answer) => {
		expect(asked(text)).toMatch(answer);
	});

	it('answers a picture, and what has no words, in the language of the shopper', () => {
		expect(asked('', { hasPicture: true })).toMatch(/ขอบคุณสำหรับรูป/);
		expect(asked('👍', { language: 'mm' })).toMatch(/စမ်းသပ်ဆိုင်/);
	});

	it('varies its text by chance', () => {
		const text = 'Tell me more about yourself';
		const answers = new Set(
			[0, 0.99].map((value) => answerTo({ text, hasPicture: false, language: 'en' }, () => value)),
		);
		expect(answers.size).toBe(2);
	});

	it('replies to a price in the language of the note, else of the buyer', () => {
		expect(replyTo('ใช้ในงานโรงเรียน', 'mm', false)).toMatch(/ราคานี้ดีที่สุด/);
		expect(replyTo('', 'mm', true)).toMatch(/သဘောတူ/);
	});
});

it.each([
	['ok 👍', 'en'],
	['12', 'china'],
	['ဟုတ်ကဲ့ ok', 'mm'],
])('the language of %j is %s', (text, language) => {
	expect(languageIn(text, 'china')).toBe(language);
});
