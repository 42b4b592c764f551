import { describe, expect, test } from 'vitest';
import { bookPath, bookView } from './book-path.ts';

const viewOf = (path: string) => bookView(new URL(path, 'http://shop.test').searchParams);

describe('the views of the address book', () => {
	test.each([
		['/AddressBook', { kind: 'list' }],
		['/AddressBook?edit=', { kind: 'list' }],
		['/AddressBook?edit=new', { kind: 'new' }],
		['/AddressBook?edit=address-1', { kind: 'change', id: 'address-1' }],
	])('%s', (path, view) => {
		expect(viewOf(path)).toEqual(view);
	});

	test('a path leads to the view it was made for, whatever the id', () => {
		expect(viewOf(bookPath('a b&c'))).toEqual({ kind: 'change', id: 'a b&c' });
		expect(viewOf(bookPath())).toEqual({ kind: 'list' });
	});
});
