import { checkSearchText } from '@zaylat/domain/search';
import { toUnicode } from '@zaylat/domain/zawgyi';

/**
 * Where an address with a search text leads before anything is asked for: an invalid text to the page that says so
 * (Specification §4), Burmese in Zawgyi to the same page with the text in Unicode, unless exactly this text is wanted.
 * @returns a path, or undefined where the address stays
 */
export async function searchRedirect(url: URL): Promise<string | undefined> {
	const check = checkSearchText(url.searchParams.get('search') ?? '');
	if (check.kind === 'invalid') return check.redirectTo;
	if (check.kind === 'empty' || url.searchParams.get('exact') === 'true') return undefined;
	const text = await toUnicode(check.text);
	if (text === check.text) return undefined;
	const query = new URLSearchParams(url.searchParams);
	query.set('search', text);
	return `${url.pathname}?${query}`;
}
