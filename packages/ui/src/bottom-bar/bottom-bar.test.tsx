import { describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { testConformance } from '../testing/conformance.tsx';
import { BottomBar, BottomBarItem } from './index.ts';

const icon = <svg aria-hidden="true" data-testid="icon" />;

testConformance(
	(props) => (
		<BottomBar label="Main" {...props}>
			<BottomBarItem icon={icon} href="/">
				Home
			</BottomBarItem>
		</BottomBar>
	),
	{ part: 'bottom-bar' },
);
testConformance(
	(props) => (
		<BottomBarItem icon={icon} href="/" {...props}>
			Home
		</BottomBarItem>
	),
	{ part: 'bottom-bar-item' },
);

describe('BottomBar', () => {
	it('is a named landmark of links, with the current place marked', async () => {
		const screen = await render(
			<BottomBar label="Main">
				<BottomBarItem icon={icon} href="/" isCurrent>
					Home
				</BottomBarItem>
				<BottomBarItem icon={icon} href="/chat">
					Chat
				</BottomBarItem>
			</BottomBar>,
		);
		await expect.element(screen.getByRole('navigation', { name: 'Main' })).toBeVisible();
		await expect.element(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page');
		await expect.element(screen.getByRole('link', { name: 'Chat' })).not.toHaveAttribute('aria-current');
	});

	it('reads the count after the name, in words where there are some', async () => {
		const screen = await render(
			<BottomBar label="Main">
				<BottomBarItem icon={icon} href="/cart" badge="99+" badgeLabel="more than 99 things">
					Cart
				</BottomBarItem>
				<BottomBarItem icon={icon} href="/chat" badge={0}>
					Chat
				</BottomBarItem>
			</BottomBar>,
		);
		await expect.element(screen.getByRole('link', { name: 'Cart more than 99 things', exact: true })).toBeVisible();
		await expect.element(screen.getByRole('link', { name: 'Chat 0', exact: true })).toBeVisible();
	});

	it.each([undefined, null, false, ''])('shows no count for %j', async (badge) => {
		const screen = await render(
			<BottomBarItem icon={icon} href="/cart" badge={badge}>
				Cart
			</BottomBarItem>,
		);
		expect(screen.container.querySelector('[data-part="bottom-bar-badge"]')).toBeNull();
	});

	it('lends its look to a router’s link', async () => {
		const screen = await render(
			<BottomBar label="Main">
				<BottomBarItem asChild icon={icon} badge="2">
					<a href="/cart">Cart</a>
				</BottomBarItem>
			</BottomBar>,
		);
		const link = screen.getByRole('link', { name: 'Cart 2' });
		await expect.element(link).toHaveAttribute('href', '/cart');
		expect(link.element().contains(screen.getByTestId('icon').element())).toBe(true);
	});

	it('grows with long Burmese names instead of cutting them, at 320 px', async () => {
		const screen = await render(
			<div lang="my" style={{ width: 320 }}>
				<BottomBar label="ပင်မ">
					{['ပင်မ', 'အမျိုးအစားများ', 'ဈေးခြင်း', 'စကားပြောရန်', 'ကိုယ်ရေးအချက်အလက်'].map((name) => (
						<BottomBarItem key={name} icon={icon} href="/">
							{name}
						</BottomBarItem>
					))}
				</BottomBar>
			</div>,
		);
		const bar = screen.getByRole('navigation').element();
		expect(bar.scrollWidth).toBeLessThanOrEqual(320);
		for (const text of bar.querySelectorAll('[data-part="bottom-bar-text"]')) {
			const { top, bottom, left, right } = text.getBoundingClientRect();
			const box = text.closest('li')?.getBoundingClientRect();
			expect(top >= (box?.top ?? 0) && bottom <= (box?.bottom ?? 0)).toBe(true);
			expect(left >= (box?.left ?? 0) && right <= (box?.right ?? 0)).toBe(true);
		}
	});
});
