import { expect, test } from 'vitest';
import { brandAndName } from './brand-and-name.ts';

test.each([
	['Nuvo A36 5G 8/256 GB', 'Nuvo', { brand: 'Nuvo', name: 'A36 5G 8/256 GB' }],
	['ทุ่งเกษม ข้าวหอมมะลิ 5 กก.', 'ทุ่งเกษม', { brand: 'ทุ่งเกษม', name: 'ข้าวหอมมะลิ 5 กก.' }],
	['Nuvolari watch', 'Nuvo', { name: 'Nuvolari watch' }],
	['เสื้อยืด Maliwan', 'Maliwan', { name: 'เสื้อยืด Maliwan' }],
	['Nuvo', 'Nuvo', { name: 'Nuvo' }],
	['Longyi', undefined, { name: 'Longyi' }],
])('"%s" of the brand %s', (name, brand, expected) => {
	expect(brandAndName({ name, brand })).toEqual(expected);
});
