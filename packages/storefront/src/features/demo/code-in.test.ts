import { expect, test } from 'vitest';
import { codeIn } from './code-in.ts';

test.each([
	['Zaylat: 204816 is your code. Good for 5 minutes.', '204816'],
	['အကောင့်ဝင်ရန် ကုဒ် 731905။ ၅ မိနစ်အတွင်း အသုံးပြုပါ။', '731905'],
	['验证码：100000，请勿告诉任何人', '100000'],
	['Your order ZL31000003 is paid: 1234567 K', undefined],
	['https://mm.zaylat.example/Orders/310000', undefined],
	['', undefined],
])('the code in %j is %s', (text, code) => {
	expect(codeIn(text)).toBe(code);
});
