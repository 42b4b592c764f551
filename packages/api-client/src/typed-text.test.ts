import { describe, expect, it } from 'vitest';
import {
	addAddress,
	answerQuestion,
	answerQuotation,
	askQuestion,
	changeProfile,
	confirmRegistration,
	getPostcode,
	listPostOffices,
	placeOrder,
	requestQuotation,
	requestReturn,
	sendChatMessage,
	startRegistration,
	trackOrder,
	writeReview,
} from './contract.ts';

/** Shows nothing: a space of no width, isolates, a soft hyphen, a filler. */
const BLANK = '\u200b\u2068\u2069\u00ad\u3164';

const ADDRESS = {
	...{ label: BLANK, recipient: BLANK, phoneCountry: '95', phone: BLANK, country: 'mm', region: 'mm-yangon' },
	...{
		township: 'mm-yangon-kamayut',
		subdistrict: null,
		postcode: BLANK,
		homeNo: BLANK,
		street: BLANK,
		landmark: BLANK,
	},
};

describe('text of invisible characters alone', () => {
	it.each([
		['a name', changeProfile.body, { name: BLANK }],
		['the name of a new account', startRegistration.body, { identifier: 'a@example.com', name: BLANK }],
		[
			'a confirmed name',
			confirmRegistration.body,
			{ identifier: 'a@example.com', name: BLANK, code: '123456', password: 'x' },
		],
		['a question', askQuestion.body, { text: BLANK.repeat(9) }],
		['an answer', answerQuestion.body, { text: BLANK }],
		['a search', listPostOffices.query, { search: BLANK }],
	])('is no %s', (_, schema, sent) => {
		expect(schema.safeParse(sent).success).toBe(false);
	});

	it('is empty where a text may be left out', () => {
		expect(addAddress.body.parse(ADDRESS)).toMatchObject({
			recipient: '',
			phone: '',
			postcode: '',
			street: '',
			landmark: '',
		});
		expect(sendChatMessage.body.parse({ clientId: 'clientid', text: BLANK }).text).toBe('');
		expect(requestQuotation.body.parse({ variantId: 'v', quantity: 1, note: BLANK }).note).toBe('');
		expect(answerQuotation.body.parse({ unitPrice: 1, reply: BLANK }).reply).toBe('');
		expect(writeReview.body.shape.text.parse(BLANK)).toBe('');
		const wish = {
			trackCode: 'EX1',
			lines: [{ lineId: 'l', quantity: 1 }],
			reason: 'damaged',
			note: BLANK,
			payTo: BLANK,
		};
		expect(requestReturn.body.parse(wish)).toMatchObject({ note: '', payTo: '' });
	});
});

describe('typed signs', () => {
	it('are read in the digits of any script', () => {
		expect(getPostcode.params.parse({ postcode: '๑๐๑๑๐' }).postcode).toBe('10110');
		expect(trackOrder.body.parse({ code: 'ZL၁၂၃၄၅၆၇၈', phone: '\u202a၀၉ ၉၅၁\u202c' })).toEqual({
			code: 'ZL12345678',
			phone: '09 951',
		});
	});

	it('an email address is that of its plain form', () => {
		const { email } = placeOrder.body.shape;
		expect(email.parse('ｍｙａ＠ｅｘａｍｐｌｅ．ｃｏｍ\u200b')).toBe('mya@example.com');
		expect(email.safeParse('mya@').success).toBe(false);
	});

	it('words stay as they were typed, in any language', () => {
		for (const name of ['ၸၢႆးသႅင် တႆး', 'ကညီကျိာ်', 'ျမန္မာ', 'မဥ္ဇူ']) {
			expect(changeProfile.body.parse({ name: ` ${name}\u200e` }).name).toBe(name);
		}
	});
});
