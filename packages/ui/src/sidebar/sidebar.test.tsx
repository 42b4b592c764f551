import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { testConformance } from '../testing/conformance.tsx';
import { Sidebar, type SidebarGroup, type SidebarProps } from './index.ts';

const icon = <svg aria-hidden="true" viewBox="0 0 1 1" />;
const GROUPS: readonly SidebarGroup[] = [
	{
		heading: 'Sales',
		items: [
			{ href: '#orders', label: 'Orders', icon, isCurrent: true },
			{ href: '#products', label: 'Products', icon, suffix: '3' },
		],
	},
	{ items: [{ href: '#settings', label: 'Settings', icon }] },
];

testConformance((props) => <Sidebar groups={GROUPS} {...props} />, { part: 'sidebar' });

beforeEach(() => page.viewport(1280, 800));

async function setUp(props: Partial<SidebarProps> = {}) {
	const onCollapsedChange = vi.fn();
	const onOpenChange = vi.fn();
	const screen = await render(
		<Sidebar groups={GROUPS} onCollapsedChange={onCollapsedChange} onOpenChange={onOpenChange} {...props} />,
	);
	return { screen, onCollapsedChange, onOpenChange };
}

describe('Sidebar', () => {
	it('is a named navigation of named lists that marks the current page', async () => {
		const { screen } = await setUp();
		await expect.element(screen.getByRole('navigation', { name: 'Main' })).toBeVisible();
		await expect.element(screen.getByRole('list', { name: 'Sales' })).toBeVisible();
		await expect.element(screen.getByRole('link', { name: 'Orders' })).toHaveAttribute('aria-current', 'page');
		await expect.element(screen.getByRole('link', { name: 'Settings' })).not.toHaveAttribute('aria-current');
	});

	it('collapses to pictures that keep their names', async () => {
		const { screen, onCollapsedChange } = await setUp();
		const nav = screen.getByRole('navigation');
		const before = nav.element().clientWidth;
		const toggle = screen.getByRole('button', { name: 'Collapse' });
		await expect.element(toggle).toHaveAttribute('aria-expanded', 'true');
		await toggle.click();
		expect(nav.element().clientWidth).toBeLessThan(before / 2);
		await expect.element(screen.getByRole('button', { name: 'Expand' })).toHaveFocus();
		await expect.element(screen.getByRole('link', { name: 'Orders' })).toHaveAttribute('title', 'Orders');
		expect(onCollapsedChange.mock.calls).toEqual([[true]]);
	});

	it('is hidden on phones, and a drawer where it is open', async () => {
		await page.viewport(375, 700);
		const { screen, onOpenChange } = await setUp({ isOpen: true });
		const dialog = screen.getByRole('dialog', { name: 'Main' });
		await expect.element(dialog).toBeVisible();
		expect(screen.getByRole('link', { name: 'Orders' }).elements()).toHaveLength(1);
		await screen.getByRole('link', { name: 'Settings' }).click();
		expect(onOpenChange.mock.calls).toEqual([[false]]);
		await userEvent.keyboard('{Escape}');
		expect(onOpenChange.mock.calls).toEqual([[false], [false]]);
	});

	it('draws links as its caller wants', async () => {
		const { screen } = await setUp({ renderLink: (props) => <a {...props} data-router="yes" /> });
		await expect.element(screen.getByRole('link', { name: 'Products 3' })).toHaveAttribute('data-router', 'yes');
	});
});
