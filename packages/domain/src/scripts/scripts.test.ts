import { describe, expect, it } from 'vitest';
import { langOfText } from './scripts.ts';

describe('langOfText', () => {
	it.each([
		['ဒေါ်ခင်', 'my'],
		['บ้านน้องสาว', 'th'],
		['老城区', 'zh-Hans'],
		['24/B ဗိုလ်ချုပ်လမ်း, Yangon', 'my'],
		['ซอย 老街', 'th'],
	])('tells what %s is written in', (text, lang) => {
		expect(langOfText(text)).toBe(lang);
	});

	it.each(['', '12 Inya Road', '09 951 234 567', 'Café · 45,000 K'])('leaves %j to the page', (text) => {
		expect(langOfText(text)).toBeUndefined();
	});
});
