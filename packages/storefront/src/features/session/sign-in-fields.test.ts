import { describe, expect, test } from 'vitest';
import { checkSignIn } from './sign-in-fields.ts';

const identifierProblem = (identifier: string) => checkSignIn({ identifier, password: 'x' }).identifier;

describe('the fields of the sign-in form [§5.1]', () => {
	test.each(['shopper@example.com', 'a.b+c@sub.example.mm', ' shopper@example.co '])(
		'%j is an email address',
		(text) => {
			expect(identifierProblem(text)).toBeUndefined();
		},
	);

	test.each([
		'shopper@example',
		'shopper@example.c',
		'@example.com',
		'shopper',
		'a@b@example.com',
		'sho pper@example.com',
	])('%j is asked to be typed correctly', (text) => {
		expect(identifierProblem(text)).toBe('email_malformed');
	});

	test.each(['09 7712 34567', '+95-9-7712-34567', '၀၉၇၇၁၂၃၄၅၆၇', '(081) 234 5678'])('%j is a phone number', (text) => {
		expect(identifierProblem(text)).toBeUndefined();
	});

	test.each(['12345', '+', '1234567890123456', '09-77#12'])('%j is no phone number', (text) => {
		expect(identifierProblem(text)).toBe('phone_malformed');
	});

	test('nothing is missing silently', () => {
		expect(checkSignIn({ identifier: '  ', password: '' })).toEqual({
			identifier: 'identifier_missing',
			password: 'password_missing',
		});
	});
});
