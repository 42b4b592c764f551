import { expect, test } from 'vitest';
import { BRAND, brandIn } from './brand.ts';
import { otpMessage } from './otp/messages.ts';

test('settings name the brand', () => {
	expect(brandIn({ BRAND_SLUG: 'rimnam', BRAND_NAME: 'Rim Nam' })).toEqual({ slug: 'rimnam', name: 'Rim Nam' });
	expect(brandIn({ BRAND_SLUG: 'rimnam' })).toEqual({ slug: 'rimnam', name: 'Rimnam' });
	expect(brandIn({ BRAND_SLUG: '', BRAND_NAME: '' })).toEqual({ slug: 'zaylat', name: 'Zaylat' });
	expect(() => brandIn({ BRAND_SLUG: 'Rim Nam' })).toThrow('Not a brand slug: Rim Nam');
});

test('a message begins with its name', () => {
	expect(otpMessage('register', '407913', 'en').text.split(' · ')[0]).toBe(BRAND.name);
});
