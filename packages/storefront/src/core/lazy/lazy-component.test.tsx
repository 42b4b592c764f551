import { Component, type ComponentType, type ReactNode, Suspense, useEffect, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ShopProviders } from '../../shop/shop-providers.tsx';
import { testBrowserShop } from '../../testing/test-shop.ts';
import { type AppContext, AppReactContext } from '../context/app-context.ts';
import { type LazyComponent, lazyComponent } from './lazy-component.tsx';
import { useLazyDialog } from './use-lazy-dialog.ts';

function Note({ name }: { readonly name: string }) {
	return (
		<label>
			{name}
			<input />
		</label>
	);
}

test('shows the fallback while it loads, then the component', async () => {
	const { promise, resolve } = Promise.withResolvers<typeof Note>();
	const Lazy = lazyComponent(() => promise, { fallback: <p>loading</p> });
	const screen = await render(
		<AppReactContext value={testBrowserShop()}>
			<Lazy name="note" />
		</AppReactContext>,
	);
	await expect.element(screen.getByText('loading')).toBeVisible();
	resolve(Note);
	await expect.element(screen.getByLabelText('note')).toBeVisible();
});

test('loads its texts with its code', async () => {
	const shop = testBrowserShop();
	const Lazy = lazyComponent(async () => Note, { namespaces: ['coupons'] });
	expect(shop.i18n.has('en', ['coupons'])).toBe(false);
	await Lazy.preload(shop);
	expect(shop.i18n.has('en', ['coupons'])).toBe(true);
});

test('keeps the markup of the server, and what was typed into it, until its code is there', async () => {
	const container = document.createElement('div');
	document.body.append(container);
	onTestFinished(() => container.remove());
	// What the server sends once the code has arrived there.
	container.innerHTML = renderToString(
		<Suspense>
			<Note name="note" />
		</Suspense>,
	);
	const field = container.querySelector('input');
	if (field === null) throw new Error('The server rendered no field');
	field.value = 'typed before';

	const onHydrated = vi.fn();
	const hydratedNote = (props: Parameters<typeof Note>[0]) => (
		<>
			<Note {...props} />
			<Mounted onMounted={onHydrated} />
		</>
	);
	const { promise, resolve } = Promise.withResolvers<typeof Note>();
	const Lazy = lazyComponent(() => promise);
	const onMounted = vi.fn();
	const root = hydrateRoot(
		container,
		<AppReactContext value={testBrowserShop()}>
			<Mounted onMounted={onMounted} />
			<Lazy name="note" />
		</AppReactContext>,
	);
	onTestFinished(() => root.unmount());
	await expect.poll(() => onMounted.mock.calls).toHaveLength(1);
	expect(container.querySelector('input')).toBe(field);
	resolve(hydratedNote);
	await expect.poll(() => onHydrated.mock.calls).toHaveLength(1);
	expect(container.querySelector('input')).toBe(field);
	expect(field.value).toBe('typed before');
});

interface AroundProps {
	readonly container: HTMLElement;
	readonly onMounted: () => void;
	readonly lazy: LazyComponent<{ readonly name: string }>;
}

/** Renders again, with new elements in it, at an event on the container. */
function Around({ container, onMounted, lazy: Lazy }: AroundProps) {
	const [renders, setRenders] = useState(1);
	useEffect(() => {
		container.dataset.renders = String(renders);
		const renderAgain = () => setRenders(renders + 1);
		container.addEventListener('render-again', renderAgain, { once: true });
	}, [container, renders]);
	return (
		<>
			<Mounted onMounted={onMounted} />
			<Lazy name="note" />
		</>
	);
}

/** A shop whose texts have been loaded. */
async function loadedShop(): Promise<AppContext> {
	const shop = testBrowserShop();
	await shop.i18n.load('en', []);
	return shop;
}

/** Hydrates a component whose markup the server rendered, far below the window. */
function hydrateBelow(
	lazy: LazyComponent<{ readonly name: string }>,
	app: AppContext,
	Content: ComponentType<{ readonly name: string }> = Note,
) {
	const container = document.createElement('div');
	container.style.paddingTop = '400vh';
	document.body.append(container);
	container.innerHTML = renderToString(
		<ShopProviders shop={app}>
			<div>
				<Suspense>
					<Content name="note" />
				</Suspense>
			</div>
		</ShopProviders>,
	);
	const onMounted = vi.fn();
	const root = hydrateRoot(
		container,
		<ShopProviders shop={app}>
			<Around container={container} onMounted={onMounted} lazy={lazy} />
		</ShopProviders>,
	);
	onTestFinished(() => {
		root.unmount();
		container.remove();
		window.scrollTo({ top: 0, behavior: 'instant' });
	});
	return { container, onMounted };
}

/** Waits until observers of the browser have told that an element is far from the window. */
function tellsFar(element: Element): Promise<void> {
	return new Promise((resolve) => {
		const observer = new IntersectionObserver(([entry]) => {
			if (entry?.isIntersecting) return;
			observer.disconnect();
			resolve();
		});
		observer.observe(element);
	});
}

test('loads code for markup of the server when it comes near the window, and keeps the markup', async () => {
	const load = vi.fn(async () => Note);
	const { container, onMounted } = hydrateBelow(lazyComponent(load, { whenVisible: {} }), await loadedShop());
	await expect.poll(() => onMounted.mock.calls).toHaveLength(1);
	const field = container.querySelector('input');
	if (field === null) throw new Error('The server rendered no field');
	field.value = 'typed before';
	await tellsFar(field);
	expect(load).not.toHaveBeenCalled();
	field.scrollIntoView({ behavior: 'instant' });
	await expect.poll(() => load.mock.calls.length).toBe(1);
	expect(container.querySelector('input')).toBe(field);
	expect(field.value).toBe('typed before');
});

test('keeps the markup of the server when its code cannot be loaded, and tries again when it comes near', async () => {
	let hasConnection = false;
	const load = vi.fn(async () => {
		if (!hasConnection) throw new TypeError('Failed to fetch');
		return Note;
	});
	const { container } = hydrateBelow(lazyComponent(load, { whenVisible: {} }), await loadedShop());
	const field = container.querySelector('input');
	if (field === null) throw new Error('The server rendered no field');
	field.scrollIntoView({ behavior: 'instant' });
	await expect.poll(() => load.mock.calls.length).toBe(1);
	expect(container.querySelector('input')).toBe(field);
	window.scrollTo({ top: 0, behavior: 'instant' });
	await tellsFar(field);
	hasConnection = true;
	field.scrollIntoView({ behavior: 'instant' });
	await expect.poll(() => load.mock.calls.length).toBe(2);
	expect(container.querySelector('input')).toBe(field);
});

function Counter({ name }: { readonly name: string }) {
	const [presses, setPresses] = useState(0);
	return (
		<button type="button" onClick={() => setPresses(presses + 1)}>
			{name} {String(presses)}
		</button>
	);
}

test('says of a press without a connection that it did nothing, and loads the code when the connection is back', async () => {
	const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
	onTestFinished(() => online.mockRestore());
	const onHydrated = vi.fn();
	const load = async () => {
		if (!navigator.onLine) throw new TypeError('Failed to fetch');
		return (props: Parameters<typeof Counter>[0]) => (
			<>
				<Counter {...props} />
				<Mounted onMounted={onHydrated} />
			</>
		);
	};
	const lazy = lazyComponent(load, { whenVisible: {} });
	const { container, onMounted } = hydrateBelow(lazy, await loadedShop(), Counter);
	await expect.poll(() => onMounted.mock.calls).toHaveLength(1);
	const button = page.elementLocator(container).getByRole('button');
	await button.click();
	await expect
		.element(page.getByText('This page couldn’t be opened. Check your connection and try again.'))
		.toBeVisible();
	online.mockReturnValue(true);
	window.dispatchEvent(new Event('online'));
	await expect.poll(() => onHydrated.mock.calls).toHaveLength(1);
	await expect.element(button).toHaveTextContent('note 0');
	await button.click();
	await expect.element(button).toHaveTextContent('note 1');
});

test('keeps the markup of the server while what is around it renders again', async () => {
	const load = vi.fn(async () => Note);
	const { container, onMounted } = hydrateBelow(lazyComponent(load, { whenVisible: {} }), await loadedShop());
	await expect.poll(() => onMounted.mock.calls).toHaveLength(1);
	const field = container.querySelector('input');
	if (field === null) throw new Error('The server rendered no field');
	field.value = 'typed before';
	container.dispatchEvent(new Event('render-again'));
	await expect.poll(() => container.dataset.renders).toBe('2');
	await tellsFar(field);
	expect(load).not.toHaveBeenCalled();
	expect(container.querySelector('input')).toBe(field);
});

test('loads at once what comes with a navigation', async () => {
	const Lazy = lazyComponent(async () => Note, { whenVisible: {} });
	const screen = await render(
		<ShopProviders shop={await loadedShop()}>
			<div style={{ paddingTop: '400vh' }}>
				<Lazy name="note" />
			</div>
		</ShopProviders>,
	);
	await expect.element(screen.getByLabelText('note')).toBeInTheDocument();
});

test('neither loads nor renders what a narrow window hides, until the window is wide enough', async () => {
	await page.viewport(375, 700);
	const load = vi.fn(async () => Note);
	const Lazy = lazyComponent(load, { whenVisible: { minWidth: 768 } });
	const onMounted = vi.fn();
	const screen = await render(
		<ShopProviders shop={await loadedShop()}>
			<Mounted onMounted={onMounted} />
			<Lazy name="note" />
		</ShopProviders>,
	);
	await expect.poll(() => onMounted.mock.calls).toHaveLength(1);
	expect(load).not.toHaveBeenCalled();
	await expect.element(screen.getByLabelText('note')).not.toBeInTheDocument();
	await page.viewport(1024, 700);
	await expect.element(screen.getByLabelText('note')).toBeInTheDocument();
});

function Mounted({ onMounted }: { readonly onMounted: () => void }) {
	useEffect(onMounted, [onMounted]);
	return null;
}

test('asks for the code through the reload guard when it is rendered [§8.3]', async () => {
	let calls = 0;
	const orReload: AppContext['orReload'] = (load) => {
		calls += 1;
		return load();
	};
	const Lazy = lazyComponent(async () => Note);
	const screen = await render(
		<AppReactContext value={{ ...testBrowserShop(), orReload }}>
			<Lazy name="note" />
		</AppReactContext>,
	);
	await expect.element(screen.getByLabelText('note')).toBeVisible();
	expect(calls).toBe(1);
});

class Failure extends Component<{ readonly children: ReactNode }> {
	override state = { hasFailed: false };

	static getDerivedStateFromError() {
		return { hasFailed: true };
	}

	override render() {
		return this.state.hasFailed ? <p>failed</p> : this.props.children;
	}
}

test('reaches the error boundary when its code cannot be loaded', async () => {
	const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
	const load = vi.fn(async () => {
		throw new TypeError('Failed to fetch');
	});
	const Lazy = lazyComponent(load);
	const screen = await render(
		<AppReactContext value={{ ...testBrowserShop(), orReload: (again) => again() }}>
			<Failure>
				<Lazy />
			</Failure>
		</AppReactContext>,
	);
	await expect.element(screen.getByText('failed')).toBeVisible();
	expect(load).toHaveBeenCalledTimes(1);
	expect(logged).toHaveBeenCalledTimes(1);
	logged.mockClear();
});

interface PageProps {
	readonly dialog: LazyComponent<{ readonly name: string }>;
}

function PageWithDialog({ dialog: Dialog }: PageProps) {
	const { isLoaded, isOpen, open } = useLazyDialog(Dialog);
	return (
		<>
			<button type="button" onClick={() => void open()}>
				open
			</button>
			{isLoaded && isOpen && <Dialog name="note" />}
		</>
	);
}

test('a dialog that cannot be loaded does not open and says so; the next press tries again', async () => {
	let hasConnection = false;
	const load = vi.fn(async () => {
		if (!hasConnection) throw new TypeError('Failed to fetch');
		return Note;
	});
	const shop = await loadedShop();
	const screen = await render(
		<ShopProviders shop={shop}>
			<PageWithDialog dialog={lazyComponent(load)} />
		</ShopProviders>,
	);
	const button = screen.getByRole('button', { name: 'open' });
	await button.click();
	await expect.poll(() => load.mock.calls.length).toBe(1);
	await expect
		.element(screen.getByText('This page couldn’t be opened. Check your connection and try again.'))
		.toBeVisible();
	expect(screen.getByLabelText('note').elements()).toHaveLength(0);
	hasConnection = true;
	await button.click();
	await expect.element(screen.getByLabelText('note')).toBeVisible();
});
