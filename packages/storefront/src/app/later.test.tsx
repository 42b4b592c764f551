import { createContext, startTransition, use, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { testBrowserShop } from '../testing/test-shop.ts';
import { Later, type LaterPart, laterPart, type PartProps } from './later.tsx';
import { type Shop, ShopContext } from './shop.ts';

const Place = createContext('here');

const heard: string[] = [];

function Choice() {
	const [size, setSize] = useState<string>();
	const [told, setTold] = useState('');
	const choose = (next: string) => {
		heard.push(next);
		setSize(next);
	};
	return (
		<>
			{['small', 'large'].map((each) => (
				<label key={each}>
					<input type="radio" checked={size === each} onChange={() => choose(each)} />
					{each === 'small' ? 'Small' : 'Large'}
				</label>
			))}
			<button type="button" onClick={() => heard.push('cancel')}>
				Cancel
			</button>
			<button
				type="button"
				onClick={() => {
					heard.push('take');
					setTold(`took ${size}`);
				}}
			>
				Take
			</button>
			<output>{told}</output>
		</>
	);
}

function Form({ className }: PartProps) {
	const [presses, setPresses] = useState(0);
	return (
		<form className={className}>
			<input aria-label="Search" defaultValue="" />
			<button type="button" onClick={() => setPresses(presses + 1)}>
				Pressed {presses}, {use(Place)}
			</button>
		</form>
	);
}

/** Goes elsewhere, once the browser has taken the page over. */
let go: (() => void) | undefined;

interface PageProps {
	readonly shop: Shop;
	readonly part: LaterPart;
	readonly isWhole?: boolean;
}

function Page({ shop, part, isWhole = true }: PageProps) {
	const [place, setPlace] = useState('here');
	useEffect(() => {
		go = () => startTransition(() => setPlace('there'));
	}, []);
	return (
		<ShopContext value={shop}>
			<Place value={place}>
				<h1>{place}</h1>
				<Later part={part} className="slim" isWhole={isWhole} />
			</Place>
		</ShopContext>
	);
}

let root: Root | undefined;
let stop = () => {};

/** The page as a server sends it, then taken over by a browser in which the part's code has not arrived. */
async function serve(
	fetchCode: () => Promise<typeof Form>,
	{ wanted, isWhole = true }: { wanted?: Parameters<typeof laterPart>[1]; isWhole?: boolean } = {},
) {
	const shop = testBrowserShop();
	const served = laterPart(async () => Form);
	await served.load();
	const container = document.createElement('div');
	container.innerHTML = renderToString(<Page shop={shop} part={served} isWhole={isWhole} />);
	document.body.append(container);
	root = hydrateRoot(container, <Page shop={shop} part={laterPart(fetchCode, wanted)} isWhole={isWhole} />);
	const ends = [shop.interest.start(), shop.presses.start(container)];
	stop = () => {
		for (const end of ends) end();
		container.remove();
	};
	await vi.waitFor(() => expect(go).toBeDefined());
	return { form: container.querySelector('form'), container };
}

const sign = () => window.dispatchEvent(new Event('wheel'));
const button = (name: string) => page.getByRole('button', { name });

afterEach(() => {
	root?.unmount();
	root = undefined;
	go = undefined;
	stop();
});

describe('Later', () => {
	test('leaves the server’s markup alone until the visitor shows interest, then takes over that very markup', async () => {
		const fetchCode = vi.fn(async () => Form);
		const { form, container } = await serve(fetchCode);
		const input = container.querySelector('input');
		if (input) input.value = 'tea';
		expect(form?.className).toBe('slim');
		expect(fetchCode).not.toHaveBeenCalled();
		sign();
		await vi.waitFor(() => expect(fetchCode).toHaveBeenCalledOnce());
		await expect
			.poll(() => {
				container.querySelector('button')?.click();
				return container.querySelector('button')?.textContent;
			})
			.not.toBe('Pressed 0, here');
		expect(container.querySelector('form')).toBe(form);
		expect(container.querySelector('input')?.value).toBe('tea');
	});

	test('answers a press that came before it, once, and sends no form for it', async () => {
		let arrive: (form: typeof Form) => void = () => {};
		const { form, container } = await serve(() => new Promise((resolve) => (arrive = resolve)));
		const pressed = container.querySelector('button');
		if (pressed) pressed.type = 'submit';
		const sent = vi.fn((event: Event) => event.preventDefault());
		form?.addEventListener('submit', sent);
		sign();
		await button('Pressed 0, here').click();
		await expect.element(button('Pressed 0, here')).toBeVisible();
		if (pressed) pressed.type = 'button';
		arrive(Form);
		await expect.element(button('Pressed 1, here')).toBeVisible();
		await button('Pressed 1, here').click();
		await expect.element(button('Pressed 2, here')).toBeVisible();
		expect(sent).not.toHaveBeenCalled();
	});

	test('answers a press that came before it where a menu has made React listen to the whole page', async () => {
		let arrive: (form: typeof Form) => void = () => {};
		await serve(() => new Promise((resolve) => (arrive = resolve)));
		await render(createPortal('A menu', document.body));
		sign();
		await button('Pressed 0, here').click();
		arrive(Form);
		await expect.element(button('Pressed 1, here')).toBeVisible();
	});

	test('comes when something else wants it', async () => {
		let want = () => {};
		const fetchCode = vi.fn(async () => Form);
		await serve(fetchCode, { wanted: () => new Promise((resolve) => (want = resolve)) });
		sign();
		expect(fetchCode).not.toHaveBeenCalled();
		want();
		await vi.waitFor(() => expect(fetchCode).toHaveBeenCalledOnce());
	});

	test('keeps the markup while the code does not arrive, and asks again with the next sign', async () => {
		const fetchCode = vi.fn<() => Promise<typeof Form>>().mockRejectedValueOnce(new TypeError('offline'));
		fetchCode.mockResolvedValue(Form);
		const { form, container } = await serve(fetchCode);
		sign();
		await vi.waitFor(() => expect(fetchCode).toHaveBeenCalledOnce());
		await expect.element(button('Pressed 0, here')).toBeVisible();
		await expect
			.poll(() => {
				sign();
				return fetchCode.mock.calls.length;
			})
			.toBe(2);
		await expect
			.poll(() => {
				container.querySelector('button')?.click();
				return container.querySelector('button')?.textContent;
			})
			.not.toBe('Pressed 0, here');
		expect(container.querySelector('form')).toBe(form);
	});

	test('arrives at once when the page goes on without a sign, and is never missing meanwhile', async () => {
		const { form, container } = await serve(async () => Form);
		const seen = new Set<boolean>();
		const watch = new MutationObserver(() => seen.add(container.querySelector('form') !== null));
		watch.observe(container, { childList: true, subtree: true });
		go?.();
		await expect.element(button('Pressed 0, there')).toBeVisible();
		await expect.element(page.getByRole('heading')).toHaveTextContent('there');
		watch.disconnect();
		expect([...seen]).not.toContain(false);
		expect(container.querySelector('form')).toBe(form);
	});

	test('arrives at once where something is missing in the server’s markup, and takes over what there is', async () => {
		const { form, container } = await serve(async () => Form, { isWhole: false });
		await button('Pressed 0, here').click();
		await expect.element(button('Pressed 1, here')).toBeVisible();
		expect(container.querySelector('form')).toBe(form);
	});

	test('reloads the page for code that does not arrive only where nothing stands meanwhile', async () => {
		const lost = vi.fn<() => Promise<typeof Form>>().mockRejectedValueOnce(new TypeError('gone'));
		lost.mockResolvedValue(Form);
		const shop = testBrowserShop();
		let reloads = 0;
		const orReload: Shop['orReload'] = (load) => {
			reloads += 1;
			return load();
		};
		stop = shop.interest.start();
		const screen = await render(<Page shop={{ ...shop, orReload }} part={laterPart(lost)} />);
		await vi.waitFor(() => expect(lost).toHaveBeenCalledOnce());
		expect(reloads).toBe(1);
		await vi.waitFor(() => {
			sign();
			expect(lost).toHaveBeenCalledTimes(2);
		});
		await expect.element(screen.getByRole('button', { name: 'Pressed 0, here' })).toBeVisible();
	});

	test('answers a choice and the button pressed after it, in this order, and of two buttons the last', async () => {
		let arrive: (component: typeof Choice) => void = () => {};
		const shop = testBrowserShop();
		const served = laterPart(async () => Choice);
		await served.load();
		const container = document.createElement('div');
		container.innerHTML = renderToString(<Page shop={shop} part={served} />);
		document.body.append(container);
		root = hydrateRoot(
			container,
			<Page shop={shop} part={laterPart(() => new Promise((resolve) => (arrive = resolve)))} />,
		);
		const ends = [shop.interest.start(), shop.presses.start(container)];
		stop = () => {
			for (const end of ends) end();
			container.remove();
		};
		await vi.waitFor(() => expect(go).toBeDefined());
		sign();
		await page.getByText('Small').click();
		await page.getByText('Large').click();
		await button('Cancel').click();
		await button('Take').click();
		expect(container.querySelector('output')?.textContent).toBe('');
		expect(container.querySelectorAll(':checked')).toHaveLength(0);
		arrive(Choice);
		await expect.element(page.getByRole('status')).toHaveTextContent('took large');
		expect(heard).toEqual(['small', 'large', 'take']);
	});

	test('arrives at once where no server has sent its markup', async () => {
		const screen = await render(<Page shop={testBrowserShop()} part={laterPart(async () => Form)} />);
		await expect.element(screen.getByRole('button', { name: 'Pressed 0, here' })).toBeVisible();
	});
});
