import { describe, expect, test } from 'vitest';
import { directoryPath, readDirectoryView } from './directory-address.ts';

describe('the address of the business directory', () => {
	test('carries text, trade, region and place in the list', () => {
		const view = { search: 'rice & oil', category: 'groceries', region: 'mm-yangon', cursor: 'abc' } as const;
		const url = new URL(directoryPath(view), 'https://shop.test');
		expect(url.pathname).toBe('/BusinessDirectory');
		expect(readDirectoryView(url.searchParams)).toEqual(view);
	});

	test('leaves out what is not narrowed', () => {
		expect(directoryPath({ search: '', category: undefined })).toBe('/BusinessDirectory');
	});

	test('takes unknown trades and impossible regions as left out', () => {
		const query = new URLSearchParams({ category: 'piracy', region: '../x', search: '  ' });
		expect(readDirectoryView(query)).toEqual({
			search: undefined,
			category: undefined,
			region: undefined,
			cursor: undefined,
		});
	});
});
