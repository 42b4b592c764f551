import { type DigitalForm, isDigitalForm } from '@zaylat/domain/digital';
import { normalizeSearchText } from '@zaylat/domain/search';
import type { ListingScope } from '../catalog/listing/listing-address.ts';

const FORM = 'form';

/** The form that a list of digital goods is narrowed to, as its address says; undefined for all. */
export function readForm(query: URLSearchParams): DigitalForm | undefined {
	const form = query.get(FORM);
	return isDigitalForm(form) ? form : undefined;
}

/** Address of the same list, from its start, narrowed to another form or to none. */
export function formPath(pathname: string, query: URLSearchParams, form: DigitalForm | undefined): string {
	const changed = new URLSearchParams(query);
	changed.delete('cursor');
	if (form === undefined) changed.delete(FORM);
	else changed.set(FORM, form);
	const text = changed.toString();
	return text === '' ? pathname : `${pathname}?${text}`;
}

/**
 * What a list of digital goods shows.
 * @param category slug or id of the category it is of; none for all
 */
export function digitalScope(query: URLSearchParams, category?: string): ListingScope {
	const search = normalizeSearchText(query.get('search') ?? '');
	const form = readForm(query);
	return {
		kind: 'digital',
		...(category === undefined ? search !== '' && { search } : { category }),
		...(form !== undefined && { form }),
	};
}

/**
 * Slug or id of the category that a route's parameters name (Specification §2). The last parameter wins: the ones before
 * it say where the category lies.
 */
export function digitalCategoryOf(params: Readonly<Record<string, string | undefined>>): string {
	return params.id ?? params.category_slug ?? params.slug ?? '';
}
