import { Profiler, type ReactNode } from 'react';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router';
import { expect, onTestFinished, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { testBrowserShop } from '../../testing/test-shop.ts';
import { AppReactContext } from '../context/app-context.ts';
import { LinkNavigation } from './link-navigation.tsx';
import { ShopLink } from './shop-link.tsx';

/** Renders something on every path of a router. */
async function show(content: ReactNode, shop = testBrowserShop()) {
	const router = createMemoryRouter([{ path: '*', element: content }]);
	const screen = await render(
		<AppReactContext value={shop}>
			<RouterProvider router={router} />
		</AppReactContext>,
	);
	return { router, screen, link: screen.getByRole('link') };
}

/** Renders a link, and tells what it fetches ahead. */
async function showWatched(content: ReactNode, shop = testBrowserShop()) {
	const prefetch = vi.fn();
	const requestCode = vi.fn();
	const shown = await show(content, {
		...shop,
		payloads: { ...shop.payloads, prefetch },
		codeAhead: { request: requestCode },
	});
	return { ...shown, prefetch, requestCode };
}

function Where() {
	return <p>{useLocation().pathname}</p>;
}

/** Tells whether the browser would have followed a press; keeps it from leaving the test. */
function watchPresses() {
	const followed = vi.fn();
	const press = (event: MouseEvent) => {
		followed(!event.defaultPrevented);
		event.preventDefault();
	};
	window.addEventListener('click', press);
	onTestFinished(() => window.removeEventListener('click', press));
	return followed;
}

const TO_ABOUT = <ShopLink to="/about">About</ShopLink>;

test('a press opens the page in the shop', async () => {
	const followed = watchPresses();
	const { router, link } = await show(
		<LinkNavigation>
			<ShopLink to="/about?from=here">About</ShopLink>
		</LinkNavigation>,
	);
	await link.click();
	await expect.poll(() => router.state.location.pathname + router.state.location.search).toBe('/about?from=here');
	expect(followed).toHaveBeenCalledWith(false);
});

test.each([
	['that opens another tab', TO_ABOUT, { modifiers: ['Control' as const] }],
	[
		'of a link to another window',
		<ShopLink key="window" to="/about" target="_blank">
			About
		</ShopLink>,
		{},
	],
])('a press %s is the browser’s', async (_, link, options) => {
	const followed = watchPresses();
	const { router, link: shown } = await show(<LinkNavigation>{link}</LinkNavigation>);
	await shown.click(options);
	expect(followed).toHaveBeenCalledWith(true);
	expect(router.state.location.pathname).toBe('/');
});

test('outside of the app shell the browser follows links', async () => {
	const followed = watchPresses();
	const { link } = await show(TO_ABOUT);
	await link.click();
	expect(followed).toHaveBeenCalledWith(true);
});

test('a navigation does not render links again', async () => {
	const onRender = vi.fn();
	const { router, screen } = await show(
		<LinkNavigation>
			<Profiler id="link" onRender={onRender}>
				{TO_ABOUT}
			</Profiler>
			<Where />
		</LinkNavigation>,
	);
	expect(onRender).toHaveBeenCalled();
	const before = onRender.mock.calls.length;
	await router.navigate('/elsewhere');
	await expect.element(screen.getByText('/elsewhere')).toBeVisible();
	expect(onRender.mock.calls.length).toBe(before);
});

test.each([
	['a link brings the page', undefined, 'page'],
	['a link with a preview brings its payload alone', <p key="preview">About</p>, 'payload'],
])('a touch of %s ahead', async (_, preview, part) => {
	const { link, prefetch } = await showWatched(
		<ShopLink to="/about" preview={preview}>
			About
		</ShopLink>,
	);
	link.element().dispatchEvent(new TouchEvent('touchstart', { bubbles: true }));
	// The mouse of an earlier test may rest on the link.
	expect(prefetch).toHaveBeenLastCalledWith('/about', part);
});

const WITH_PREVIEW = (
	<ShopLink to="/about?from=here" preview={<p>About</p>}>
		About
	</ShopLink>
);

test.each([
	['a link with a preview', WITH_PREVIEW, false, [['/about']]],
	['a link without one', TO_ABOUT, false, []],
	['visitors who use less data', WITH_PREVIEW, true, []],
])('requests the code of the page of %s: %#', async (_, content, isLessData, requests) => {
	const { requestCode } = await showWatched(content, testBrowserShop({ preferences: { isLessData } }));
	expect(requestCode.mock.calls).toEqual(requests);
});

test('a mouse over a link with a preview brings the page ahead', async () => {
	const { link, prefetch } = await showWatched(
		<ShopLink to="/about" preview={<p>About</p>}>
			About
		</ShopLink>,
	);
	await link.hover();
	expect(prefetch).toHaveBeenCalledWith('/about', undefined);
});
