import { describe, expect, it } from 'vitest';
import { placesText } from './index.ts';

const SILOM = { subdistrict: 'สีลม', township: 'บางรัก', region: 'กรุงเทพมหานคร', postcode: '10500' };
const SUTHEP = { subdistrict: 'สุเทพ', township: 'เมืองเชียงใหม่', region: 'เชียงใหม่', postcode: '50200' };
const KAMAYUT = { subdistrict: '', township: 'Kamayut', region: 'Yangon', postcode: '' };

describe('placesText', () => {
	it.each([
		['th-bangkok', SILOM, 'แขวงสีลม เขตบางรัก กรุงเทพมหานคร 10500'],
		['th-chiang-mai', SUTHEP, 'ตำบลสุเทพ อำเภอเมืองเชียงใหม่ จังหวัดเชียงใหม่ 50200'],
		['th-bangkok', { ...SILOM, postcode: '' }, 'แขวงสีลม เขตบางรัก กรุงเทพมหานคร'],
	])('names the kinds of places of %s in Thai', (region, names, text) => {
		expect(placesText(names, region, 'thai')).toBe(text);
	});

	it('writes a township of Myanmar in Thai without a term of Thailand', () => {
		expect(placesText({ ...KAMAYUT, township: 'กามายุต', region: 'ย่างกุ้ง' }, 'mm-yangon', 'thai')).toBe('กามายุต, ย่างกุ้ง');
	});

	it.each([
		['en', 'Kamayut, Yangon'],
		['china', 'Kamayut，Yangon'],
	] as const)('joins the places in %s', (language, text) => {
		expect(placesText(KAMAYUT, 'mm-yangon', language)).toBe(text);
	});

	it('writes a name once that a sub-district shares with its district', () => {
		const names = { subdistrict: 'Phra Khanong', township: 'Phra Khanong', region: 'Bangkok', postcode: '10260' };
		expect(placesText(names, 'th-bangkok', 'en')).toBe('Phra Khanong, Bangkok, 10260');
	});
});
