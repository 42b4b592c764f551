import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { type ListingAddress, useListingAddress } from './listing-context.ts';

const SETTING = { scope: { search: 'shirt' }, categoryPath: undefined };

function Probe({ onRender }: { readonly onRender: (address: ListingAddress) => void }) {
	onRender(useListingAddress(SETTING));
	return null;
}

/** A listing whose router loads other pages until the gate opens. */
async function openListing() {
	const gate = Promise.withResolvers<null>();
	const seen: ListingAddress[] = [];
	const routes = [
		{
			path: '/search-results',
			element: <Probe onRender={(address) => seen.push(address)} />,
			loader: ({ request }: { readonly request: Request }) => (request.url.includes('sort') ? gate.promise : null),
		},
		{ path: '/Products/1', loader: () => gate.promise, element: null },
	];
	const router = createMemoryRouter(routes, { initialEntries: ['/search-results?search=shirt'] });
	await render(<RouterProvider router={router} />);
	await expect.poll(() => seen.length).toBeGreaterThan(0);
	return { gate, router, seen, last: () => seen.at(-1) };
}

test('a listing stays the same object while another page is on its way', async () => {
	const { gate, router, seen, last } = await openListing();
	const [first] = seen;
	const renders = seen.length;
	void router.navigate('/Products/1');
	await expect.poll(() => seen.length).toBeGreaterThan(renders);
	expect(router.state.navigation.state).toBe('loading');
	expect(last()).toBe(first);
	gate.resolve(null);
});

test('another view of a listing shows what was asked for at once', async () => {
	const { gate, router, last } = await openListing();
	const arrived = router.navigate('/search-results?search=shirt&sort=price_low_to_high');
	await expect.poll(() => last()?.isBusy).toBe(true);
	expect(last()?.coming.sort).toBe('price_low_to_high');
	expect(last()?.view.sort).toBe('recommended');
	gate.resolve(null);
	await arrived;
	await expect.poll(() => last()?.view.sort).toBe('price_low_to_high');
	expect(last()?.isBusy).toBe(false);
});
