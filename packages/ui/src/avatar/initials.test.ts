import { describe, expect, it } from 'vitest';
import { initialsOf } from './initials.ts';

describe('initialsOf', () => {
	it.each([
		['Golden Tea', 'GT'],
		['golden', 'G'],
		['  The  Old   Lacquer House ', 'TH'],
		['émile', 'É'],
		['e\u0301mile', 'E\u0301'],
		['7 Stars', '7'],
		['ရွှေလက်ဖက်', 'ရွှေ'],
		['ကျွန်းသား', 'ကျွ'],
		['ဒေါ်ခင်', 'ဒေါ်'],
		['ဥက္ကဋ္ဌ', 'ဥ'],
		['က္ကမြ', 'က္က'],
		['สมชาย', 'ส'],
		['เชียงใหม่', 'เชี'],
		['น้ำ', 'น้'],
		['金茶', '金'],
		['Golden ရွှေ', 'G'],
		['@tea', 'T'],
		['—', ''],
		['', ''],
		['🫖', ''],
	])('of %j are %j', (name, initials) => {
		expect(initialsOf(name)).toBe(initials);
	});
});
