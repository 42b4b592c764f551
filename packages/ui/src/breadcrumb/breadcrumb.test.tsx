import { afterEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { testConformance } from '../testing/conformance.tsx';
import { Breadcrumb, BreadcrumbItem } from './index.ts';

const trail = (...names: readonly string[]) =>
	names.map((name, index) => (
		<BreadcrumbItem key={name} href={`#${index}`} isCurrent={index === names.length - 1}>
			{name}
		</BreadcrumbItem>
	));

testConformance((props) => <Breadcrumb {...props}>{trail('Home', 'Tea')}</Breadcrumb>, { part: 'breadcrumb' });

testConformance(
	(props) => (
		<BreadcrumbItem href="/" {...props}>
			Home
		</BreadcrumbItem>
	),
	{ part: 'breadcrumb-item' },
);

describe('Breadcrumb', () => {
	it('is a named landmark with an ordered list that marks the page itself', async () => {
		const screen = await render(
			<Breadcrumb labels={{ trail: 'You are here' }}>{trail('Home', 'Food', 'Tea')}</Breadcrumb>,
		);
		await expect.element(screen.getByRole('navigation', { name: 'You are here' })).toBeVisible();
		expect(screen.getByRole('listitem').elements()).toHaveLength(3);
		await expect.element(screen.getByRole('link', { name: 'Tea' })).toHaveAttribute('aria-current', 'page');
		await expect.element(screen.getByRole('link', { name: 'Food' })).not.toHaveAttribute('aria-current');
	});

	it('draws a icon before every step but the first', async () => {
		const screen = await render(<Breadcrumb>{trail('Home', 'Food', 'Tea')}</Breadcrumb>);
		const icons = [...screen.container.querySelectorAll('[data-part="breadcrumb-separator"]')];
		expect(icons.map((icon) => getComputedStyle(icon).display === 'none')).toEqual([true, false, false]);
	});

	it('lends its look to a router’s link', async () => {
		const screen = await render(
			<Breadcrumb>
				<BreadcrumbItem asChild isCurrent>
					<a href="/tea" className="mt-2">
						Tea
					</a>
				</BreadcrumbItem>
			</Breadcrumb>,
		);
		await expect.element(screen.getByRole('link', { name: 'Tea' })).toHaveClass('mt-2', 'min-h-target');
		await expect.element(screen.getByRole('link', { name: 'Tea' })).toHaveAttribute('aria-current', 'page');
	});

	it('without an address is text', async () => {
		const screen = await render(
			<Breadcrumb>
				<BreadcrumbItem>Tea</BreadcrumbItem>
			</Breadcrumb>,
		);
		await expect.element(screen.getByText('Tea')).toBeVisible();
		expect(screen.getByRole('link').elements()).toHaveLength(0);
	});
});

describe('a long Breadcrumb on a phone', () => {
	const long = <Breadcrumb>{trail('Home', 'Food', 'Drinks', 'Tea', 'Green tea')}</Breadcrumb>;

	afterEach(() => page.viewport(768, 720));

	it('shows the first and the last two steps until the button is pressed, and takes the focus on', async () => {
		await page.viewport(375, 720);
		const screen = await render(long);
		const names = () =>
			screen
				.getByRole('link')
				.elements()
				.map((link) => link.textContent);
		expect(names()).toEqual(['Home', 'Tea', 'Green tea']);
		// Crawlers read the rest.
		expect(screen.container.querySelectorAll('a')).toHaveLength(5);
		await screen.getByRole('button', { name: 'Show all steps' }).click();
		expect(names()).toEqual(['Home', 'Food', 'Drinks', 'Tea', 'Green tea']);
		await expect.element(screen.getByRole('link', { name: 'Food' })).toHaveFocus();
		expect(screen.getByRole('button').elements()).toHaveLength(0);
	});

	it('is whole from tablets on, and a short one everywhere', async () => {
		const screen = await render(long);
		expect(screen.getByRole('link').elements()).toHaveLength(5);
		expect(screen.getByRole('button').elements()).toHaveLength(0);
		await page.viewport(320, 720);
		await screen.rerender(<Breadcrumb>{trail('Home', 'Food', 'Tea')}</Breadcrumb>);
		expect(screen.getByRole('link').elements()).toHaveLength(3);
	});
});
