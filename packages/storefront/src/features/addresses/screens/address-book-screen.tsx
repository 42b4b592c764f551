import { defineScreen, type ScreenContext } from '../../../core/screen/screen.ts';
import { BOOK_PATH } from '../book-path.ts';
import { addressBookQueries } from '../queries.ts';
import { AddressBookFailure } from './address-book-failure.tsx';
import { AddressBookPage } from './address-book-page.tsx';

const screen = defineScreen({
	Component: AddressBookPage,
	Failure: AddressBookFailure,
	queries: addressBookQueries,
	head: ({ t, brand }: ScreenContext) => ({
		title: t('addresses:book.title'),
		description: t('addresses:book.description', { brand: brand.name }),
		canonicalPath: BOOK_PATH,
		robots: 'noindex',
	}),
	states: ['ready', 'empty', 'kept-address', 'new-address', 'field-errors', 'change-address', 'gone', 'server-down'],
	namespaces: ['addresses', 'catalog', 'failures'],
});

/** The address book (Specification §2, §3; Decision 22). */
export const { Component, Failure, queries, head, states, namespaces } = screen;
