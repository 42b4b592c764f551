import { expect, it } from 'vitest';
import { QUESTION_WORDS } from './question-words.ts';
import { REVIEW_WORDS } from './review-words.ts';
import { remarksOf } from './reviews.ts';

/** Words about parcels, colours and sizes. */
const ABOUT_GOODS =
	/colour|parcel|pack|wrapped|deliver|arrived|box|smaller|bent|အရောင်|ထုပ်|ဘူးက|ပို့တာ|သေးတယ်|ဆိုဒ်|สี|แพ็ก|ส่งช้า|ส่งไว|กล่อง|ไซซ์|颜色|包装|物流|盒子|尺寸/i;

it.each(['en', 'mm', 'thai', 'china'] as const)(
	'%s: reviews and questions of digital goods name no parcel, colour or size',
	(language) => {
		const remarks = Object.values(remarksOf(REVIEW_WORDS[language], true)).flat();
		expect(remarks.length).toBeGreaterThan(8);
		const asked = QUESTION_WORDS[language].digital.map(([question]) => question);
		expect([...remarks, ...asked].filter((text) => ABOUT_GOODS.test(text))).toEqual([]);
		expect(
			Object.values(remarksOf(REVIEW_WORDS[language], false))
				.flat()
				.some((text) => ABOUT_GOODS.test(text)),
		).toBe(true);
	},
);
