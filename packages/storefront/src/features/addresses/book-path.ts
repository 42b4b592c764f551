/** Path of the address book (Decision 22). */
export const BOOK_PATH = '/AddressBook';

/** What the address book shows: the list, an empty form, or the form of one address. */
export type BookView =
	| { readonly kind: 'list' }
	| { readonly kind: 'new' }
	| { readonly kind: 'change'; readonly id: string };

/** The view that an address asks for: `?edit=new`, or `?edit=` and the id of an address. */
export function bookView(query: URLSearchParams): BookView {
	const edit = query.get('edit') ?? '';
	if (edit === '') return { kind: 'list' };
	return edit === 'new' ? { kind: 'new' } : { kind: 'change', id: edit };
}

/** Path of a view of the address book. @param edit `new` or the id of an address; the list without one */
export function bookPath(edit?: string): string {
	return edit === undefined ? BOOK_PATH : `${BOOK_PATH}?${new URLSearchParams({ edit })}`;
}
