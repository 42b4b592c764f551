import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { cartCount, createClient, currencies } from '../index.ts';
import { ApiProvider, cacheKey, useQuery } from './index.ts';

const fetch = vi.fn(async () => new Response());
const client = createClient({ baseUrl: '', edition: 'th', language: 'thai', now: () => 0, fetch });

function Page() {
	const known = useQuery(cartCount());
	const unknown = useQuery(currencies());
	return createElement('p', null, `${known.data?.data.count} ${unknown.isLoading} ${unknown.data}`);
}

test('a server renders what it has fetched, without asking', () => {
	const fallback = { [cacheKey(cartCount(), client)]: { data: { count: 42 } } };
	const page = createElement(ApiProvider, { client, fallback }, createElement(Page));
	expect(renderToString(page)).toBe('<p>42 true undefined</p>');
	expect(fetch).not.toHaveBeenCalled();
});

test('one visitor never sees what another one fetched', () => {
	const page = createElement(ApiProvider, { client }, createElement(Page));
	expect(renderToString(page)).toBe('<p>undefined true undefined</p>');
});
