import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { testConformance } from '../testing/conformance.tsx';
import { NavMenu, type NavMenuEntry, type NavMenuProps } from './index.ts';

const ENTRIES: readonly NavMenuEntry[] = [
	{
		href: '#food',
		label: 'Food',
		children: [
			{ href: '#tea', label: 'Tea', children: [{ href: '#green', label: 'Green tea', isCurrent: true }] },
			{ href: '#rice', label: 'Rice' },
		],
	},
	{ href: '#clothes', label: 'Clothes', children: [{ href: '#longyi', label: 'Longyi' }] },
	{ href: '#home', label: 'Home' },
];

const menu = (props: Partial<NavMenuProps>) => (
	<NavMenu label="Categories" trigger="All categories" entries={ENTRIES} {...props} />
);

testConformance((props) => menu(props), { part: 'nav-menu' });

type Screen = Awaited<ReturnType<typeof render>>;
const triggerOf = (screen: Screen) => screen.getByText('All categories', { exact: true });
const isOpen = (screen: Screen) =>
	screen.container.querySelector('[data-part="nav-menu-trigger"]')?.getAttribute('aria-expanded') === 'true';

describe('NavMenu', () => {
	it('has the first level as links for visitors without script', async () => {
		const { renderToString } = await import('react-dom/server');
		const page = new DOMParser().parseFromString(renderToString(menu({})), 'text/html');
		const links = [...page.querySelectorAll('noscript a')].map((link) => link.getAttribute('href'));
		expect(links).toEqual(['#food', '#clothes', '#home']);
	});

	it('has the links of three levels while it is open, the current one marked', async () => {
		const screen = await render(menu({ defaultOpen: true }));
		const links = screen.getByRole('link').elements();
		expect(links.map((link) => link.getAttribute('href'))).toEqual(['#food', '#tea', '#green', '#rice', '#home']);
		await expect.element(screen.getByRole('link', { name: 'Green tea' })).toHaveAttribute('aria-current', 'page');
	});

	it('opens and closes by press, and tells of it', async () => {
		const onOpenChange = vi.fn();
		const screen = await render(menu({ onOpenChange, hoverDelayMs: undefined }));
		await triggerOf(screen).click();
		expect(isOpen(screen)).toBe(true);
		await expect.element(screen.getByRole('link', { name: 'Tea', exact: true })).toBeVisible();
		await triggerOf(screen).click();
		expect(isOpen(screen)).toBe(false);
		expect(onOpenChange.mock.calls).toEqual([[true], [false]]);
	});

	it('stays as the caller holds it', async () => {
		const onOpenChange = vi.fn();
		const screen = await render(menu({ isOpen: false, onOpenChange, hoverDelayMs: undefined }));
		await triggerOf(screen).click();
		expect(onOpenChange).toHaveBeenCalledWith(true);
		expect(isOpen(screen)).toBe(false);
	});

	it('shows the first area beside the rows, and one at a time', async () => {
		const screen = await render(menu({ defaultOpen: true }));
		await expect.element(screen.getByRole('link', { name: 'All in Food' })).toBeVisible();
		await screen.getByText('Clothes', { exact: true }).click();
		await expect.element(screen.getByRole('link', { name: 'Longyi' })).toBeVisible();
		expect(screen.getByRole('link', { name: 'All in Food' }).elements()).toHaveLength(0);
		// A second press leaves no empty place.
		await screen.getByText('Clothes', { exact: true }).click();
		await expect.element(screen.getByRole('link', { name: 'Longyi' })).toBeVisible();
	});

	it('unfolds areas below their rows in a narrow place, and folds them up again', async () => {
		const screen = await render(<div style={{ width: 320 }}>{menu({ defaultOpen: true })}</div>);
		expect(screen.getByRole('link', { name: 'All in Food' }).elements()).toHaveLength(0);
		await screen.getByText('Food', { exact: true }).click();
		await expect.element(screen.getByRole('link', { name: 'Green tea' })).toBeVisible();
		await screen.getByText('Food', { exact: true }).click();
		expect(screen.getByRole('link', { name: 'Green tea' }).elements()).toHaveLength(0);
	});

	it('leads through the rows by arrows, and back to the button by Escape', async () => {
		const screen = await render(menu({ hoverDelayMs: undefined }));
		await userEvent.tab();
		await userEvent.keyboard('{Enter}');
		expect(isOpen(screen)).toBe(true);
		const focused = () => document.activeElement?.textContent;
		for (const [key, name] of [
			['{ArrowDown}', 'Food'],
			['{ArrowDown}', 'Clothes'],
			['{End}', 'Home'],
			['{ArrowDown}', 'Home'],
			['{ArrowUp}', 'Clothes'],
			['{Home}', 'Food'],
		] as const) {
			await userEvent.keyboard(key);
			expect(focused()).toBe(name);
		}
		await userEvent.keyboard('{Escape}');
		expect(isOpen(screen)).toBe(false);
		expect(focused()).toBe('All categories');
	});

	it('closes when the focus or a press goes elsewhere, and when a link is followed', async () => {
		const screen = await render(
			<>
				{menu({ defaultOpen: true })}
				<button type="button" style={{ marginTop: 560 }}>
					Elsewhere
				</button>
			</>,
		);
		await screen.getByRole('button', { name: 'Elsewhere' }).click();
		expect(isOpen(screen)).toBe(false);
		await triggerOf(screen).click();
		await screen.getByRole('link', { name: 'Rice' }).click();
		expect(isOpen(screen)).toBe(false);
		history.replaceState(null, '', location.pathname + location.search);
	});

	it('opens under a resting mouse, stays after a press, else closes behind it', async () => {
		const screen = await render(
			<>
				{menu({ hoverDelayMs: 20 })}
				<p style={{ marginTop: 500 }}>Elsewhere</p>
			</>,
		);
		await userEvent.hover(triggerOf(screen));
		await expect.poll(() => isOpen(screen)).toBe(true);
		await userEvent.hover(screen.getByText('Elsewhere'));
		await expect.poll(() => isOpen(screen)).toBe(false);
		await userEvent.hover(triggerOf(screen));
		await expect.poll(() => isOpen(screen)).toBe(true);
		await triggerOf(screen).click();
		expect(isOpen(screen)).toBe(true);
		await triggerOf(screen).click();
		expect(isOpen(screen)).toBe(false);
	});

	it('shows the area that the mouse rests on', async () => {
		const screen = await render(menu({ defaultOpen: true }));
		await userEvent.hover(screen.getByText('Clothes', { exact: true }));
		await expect.element(screen.getByRole('link', { name: 'Longyi' })).toBeVisible();
	});

	it('shows the first area when what lies below comes after the menu was opened', async () => {
		const firstLevel = ENTRIES.map(({ href, label }) => ({ href, label }));
		const screen = await render(menu({ defaultOpen: true, entries: firstLevel }));
		await expect.element(screen.getByRole('link', { name: 'Food' })).toBeVisible();
		await screen.rerender(menu({ defaultOpen: true }));
		await expect.element(screen.getByRole('link', { name: 'Rice' })).toBeVisible();
	});

	it('draws the caller’s links', async () => {
		const screen = await render(
			menu({ defaultOpen: true, renderLink: ({ href, ...props }) => <a {...props} href={`/shop${href}`} /> }),
		);
		await expect.element(screen.getByRole('link', { name: 'Rice' })).toHaveAttribute('href', '/shop#rice');
	});
});
