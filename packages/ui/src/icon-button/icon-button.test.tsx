import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { testConformance } from '../testing/conformance.tsx';
import { IconButton } from './index.ts';

const icon = <svg data-testid="icon" aria-hidden="true" />;

testConformance((props) => <IconButton {...props} label="Share" icon={icon} />, { part: 'icon-button' });

describe('IconButton', () => {
	it.each([
		['md', 44],
		['lg', 52],
	] as const)('in size %s is %d px square', async (size, side) => {
		const screen = await render(<IconButton size={size} label="Share" icon={icon} />);
		expect(screen.getByRole('button').element().getBoundingClientRect()).toMatchObject({ width: side, height: side });
	});

	it('keeps its target on small pictures, whatever its disc covers', async () => {
		const screen = await render(<IconButton variant="quiet" label="Share" icon={icon} />);
		const button = screen.getByRole('button').element();
		expect(button.getBoundingClientRect()).toMatchObject({ width: 44, height: 44 });
		const { backgroundClip, paddingInlineStart, borderInlineStartWidth } = getComputedStyle(button);
		expect(backgroundClip).toBe('content-box');
		expect(44 - 2 * (Number.parseFloat(paddingInlineStart) + Number.parseFloat(borderInlineStartWidth))).toBe(30);
	});

	it('is named by its label and pressed by keyboard', async () => {
		const onClick = vi.fn();
		const screen = await render(<IconButton label="Add to wishlist" icon={icon} onClick={onClick} />);
		await userEvent.tab();
		await expect.element(screen.getByRole('button', { name: 'Add to wishlist', exact: true })).toHaveFocus();
		await userEvent.keyboard('{Enter}');
		await userEvent.keyboard(' ');
		expect(onClick).toHaveBeenCalledTimes(2);
	});

	it('says the count in words and shows it in figures', async () => {
		const screen = await render(<IconButton label="Cart" icon={icon} badge="99+" badgeLabel="more than 99 things" />);
		await expect.element(screen.getByRole('button', { name: 'Cart, more than 99 things', exact: true })).toBeVisible();
		await expect.element(screen.getByText('99+')).toHaveAttribute('aria-hidden', 'true');
	});

	it.each([undefined, null, false, ''])('shows no count for %j', async (badge) => {
		const screen = await render(<IconButton label="Cart" icon={icon} badge={badge} />);
		expect(screen.container.querySelector('[data-part="icon-button-badge"]')).toBeNull();
	});

	it('shows a count of 0 when given one', async () => {
		const screen = await render(<IconButton label="Cart" icon={icon} badge={0} />);
		await expect.element(screen.getByText('0')).toBeVisible();
	});

	it('keeps the widest count off its neighbours', async () => {
		const screen = await render(<IconButton label="Cart" icon={icon} badge="၉၉+" />);
		const { right } = screen.getByText('၉၉+').element().getBoundingClientRect();
		expect(right - screen.getByRole('button').element().getBoundingClientRect().right).toBeLessThanOrEqual(8);
	});

	it('lends its look to a link', async () => {
		const screen = await render(
			<IconButton asChild label="Cart" icon={icon} badge="2" badgeLabel="2 things">
				<a href="/Checkout">ignored</a>
			</IconButton>,
		);
		const link = screen.getByRole('link', { name: 'Cart, 2 things' });
		await expect.element(link).toHaveAttribute('href', '/Checkout');
		await expect.element(link).toHaveTextContent('2');
	});
});
