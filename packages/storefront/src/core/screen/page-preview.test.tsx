import { useLayoutEffect } from 'react';
import { createMemoryRouter, Outlet, RouterProvider, useNavigate } from 'react-router';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { ShopProviders } from '../../shop/shop-providers.tsx';
import { testBrowserShop } from '../../testing/test-shop.ts';
import { lazyComponent } from '../lazy/lazy-component.tsx';
import { beginArrival } from '../page/arriving-page.ts';
import { PagePreviewArea, useOpenWithPreview } from './page-preview.tsx';

const Late = lazyComponent(async () => () => <p>late part</p>, { whenVisible: {} });

function First() {
	const open = useOpenWithPreview();
	const navigate = useNavigate();
	return (
		<button type="button" onClick={() => open(<p>preview</p>, '/next', () => navigate('/next'))}>
			Open
		</button>
	);
}

/** @param onShown called with whether the first frame of the page has its late part */
function Next({ onShown }: { readonly onShown: (hasLatePart: boolean) => void }) {
	useLayoutEffect(() => onShown(document.body.textContent.includes('late part')), [onShown]);
	return (
		<>
			<h1>next page</h1>
			<Late />
		</>
	);
}

/** A page with a button that opens another page with a preview. */
async function showFirst(load: () => Promise<unknown> = async () => null) {
	const shop = testBrowserShop();
	await shop.i18n.load('en', []);
	await Late.preload(shop);
	const onShown = vi.fn();
	const router = createMemoryRouter(
		[
			{
				element: (
					<PagePreviewArea>
						<Outlet />
					</PagePreviewArea>
				),
				children: [
					{ path: '/', element: <First /> },
					{
						path: '/next',
						element: <Next onShown={onShown} />,
						loader({ request }) {
							// As the loader of each page of the shop does.
							beginArrival(shop, new URL(request.url));
							return load();
						},
					},
				],
			},
		],
		// Another key than that of the first page of the browser, whose entry stays the current one.
		{ initialEntries: [{ pathname: '/', key: 'first' }] },
	);
	const screen = await render(
		<ShopProviders shop={shop}>
			<RouterProvider router={router} />
		</ShopProviders>,
	);
	return { screen, router, onShown };
}

test('the preview is shown until the page has arrived', async () => {
	const { promise, resolve } = Promise.withResolvers<null>();
	const { screen } = await showFirst(() => promise);
	await screen.getByRole('button').click();
	await expect.element(screen.getByText('preview')).toBeVisible();
	resolve(null);
	await expect.element(screen.getByRole('heading', { name: 'next page' })).toBeVisible();
	await expect.element(screen.getByText('preview')).not.toBeInTheDocument();
});

test('a page that takes the place of a preview is shown before its late parts', async () => {
	const { screen, onShown } = await showFirst();
	await screen.getByRole('button').click();
	await expect.element(screen.getByText('late part')).toBeVisible();
	expect(onShown.mock.calls).toEqual([[false]]);
});

test('a page without a preview is shown with them, so that Back finds its scroll position', async () => {
	const { screen, router, onShown } = await showFirst();
	await router.navigate('/next');
	await expect.element(screen.getByText('late part')).toBeVisible();
	expect(onShown.mock.calls).toEqual([[true]]);
});
