import type { ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { testConformance } from '../testing/conformance.tsx';
import { Tab, TabLink, TabLinks, TabList, TabPanel, Tabs, type TabsProps } from './index.ts';

const tabs = (props: Partial<TabsProps>) => (
	<Tabs defaultValue="about" {...props}>
		<TabList label="Product">
			<Tab value="about">About</Tab>
			<Tab value="sold" disabled>
				Sold out
			</Tab>
			<Tab value="user reviews" badge="12" badgeLabel="12 reviews">
				Reviews
			</Tab>
			<Tab value="questions">Questions</Tab>
		</TabList>
		<TabPanel value="about">Tea leaves</TabPanel>
		<TabPanel value="sold">Sold</TabPanel>
		<TabPanel value="user reviews">Rated 4.7</TabPanel>
		<TabPanel value="questions" isKept>
			<input aria-label="Question" />
		</TabPanel>
	</Tabs>
);

const inTabs = (children: ReactNode) => <Tabs defaultValue="a">{children}</Tabs>;

testConformance((props) => <Tabs {...props} />, { part: 'tabs' });
testConformance((props) => inTabs(<TabList label="Product" {...props} />), { part: 'tab-list' });
testConformance(
	(props) =>
		inTabs(
			<TabList label="Product">
				<Tab value="a" {...props} id="probe">
					About
				</Tab>
			</TabList>,
		),
	{ part: 'tab' },
);
testConformance((props) => inTabs(<TabPanel value="a" {...props} id="probe" />), { part: 'tab-panel' });
testConformance((props) => <TabLinks label="Account" {...props} />, { part: 'tab-links' });
testConformance((props) => <TabLink href="/" {...props} />, { part: 'tab-link' });

describe('Tabs', () => {
	it('ties each tab to its panel, and shows the selected one', async () => {
		const screen = await render(tabs({ defaultValue: 'user reviews' }));
		await expect.element(screen.getByRole('tablist', { name: 'Product' })).toBeVisible();
		const tab = screen.getByRole('tab', { name: 'Reviews 12 reviews' });
		await expect.element(tab).toHaveAttribute('aria-selected', 'true');
		const panel = screen.getByRole('tabpanel', { name: 'Reviews 12 reviews' });
		await expect.element(panel).toHaveTextContent('Rated 4.7');
		await expect.element(tab).toHaveAttribute('aria-controls', panel.element().id);
		expect(screen.getByRole('tabpanel').elements()).toHaveLength(1);
	});

	it('keeps the selection itself, and tells of it', async () => {
		const onValueChange = vi.fn();
		const screen = await render(tabs({ onValueChange }));
		await screen.getByRole('tab', { name: 'Questions' }).click();
		expect(onValueChange.mock.calls).toEqual([['questions']]);
		await expect.element(screen.getByRole('tabpanel', { name: 'Questions' })).toBeVisible();
		await screen.getByRole('tab', { name: 'Questions' }).click();
		expect(onValueChange).toHaveBeenCalledOnce();
	});

	it('stays where the caller holds it', async () => {
		const onValueChange = vi.fn();
		const screen = await render(tabs({ value: 'about', onValueChange }));
		await screen.getByRole('tab', { name: 'Questions' }).click();
		expect(onValueChange).toHaveBeenCalledWith('questions');
		await expect.element(screen.getByRole('tabpanel', { name: 'About' })).toBeVisible();
	});

	it('is one stop of the Tab key, then comes the panel', async () => {
		const screen = await render(tabs({ defaultValue: 'user reviews' }));
		await userEvent.tab();
		await expect.element(screen.getByRole('tab', { name: /Reviews/ })).toHaveFocus();
		await userEvent.tab();
		await expect.element(screen.getByRole('tabpanel')).toHaveFocus();
	});

	it('selects what the arrows reach, around the ends and past what is out of use', async () => {
		const screen = await render(tabs({}));
		await userEvent.tab();
		const selected = () => screen.getByRole('tab', { selected: true }).element().textContent;
		for (const [key, name] of [
			['{ArrowRight}', 'Reviews'],
			['{ArrowRight}', 'Questions'],
			['{ArrowRight}', 'About'],
			['{ArrowLeft}', 'Questions'],
			['{Home}', 'About'],
			['{End}', 'Questions'],
		] as const) {
			await userEvent.keyboard(key);
			expect(selected()).toContain(name);
			await expect.element(screen.getByRole('tab', { selected: true })).toHaveFocus();
		}
	});

	it('follows the direction of the text', async () => {
		const screen = await render(tabs({ dir: 'rtl' }));
		await userEvent.tab();
		await userEvent.keyboard('{ArrowLeft}');
		await expect.element(screen.getByRole('tab', { name: /Reviews/ })).toHaveFocus();
	});

	it('in manual activation waits for a press, and Tab leads on to the panel', async () => {
		const screen = await render(tabs({ activation: 'manual', defaultValue: 'questions' }));
		await userEvent.tab();
		await userEvent.keyboard('{Home}');
		await expect.element(screen.getByRole('tab', { name: 'About' })).toHaveFocus();
		await expect.element(screen.getByRole('tabpanel', { name: 'Questions' })).toBeVisible();
		await userEvent.tab();
		await expect.element(screen.getByRole('tabpanel', { name: 'Questions' })).toHaveFocus();
		await userEvent.tab({ shift: true });
		await userEvent.keyboard('{Home}{Enter}');
		await expect.element(screen.getByRole('tabpanel', { name: 'About' })).toBeVisible();
	});

	it('leaves the content of other panels out unless it is kept', async () => {
		const screen = await render(tabs({ defaultValue: 'questions' }));
		await screen.getByRole('textbox').fill('How old?');
		await screen.getByRole('tab', { name: 'About' }).click();
		expect(screen.container.textContent).not.toContain('Rated 4.7');
		await screen.getByRole('tab', { name: 'Questions' }).click();
		await expect.element(screen.getByRole('textbox')).toHaveValue('How old?');
	});

	it('scrolls the selected tab into a narrow strip, and marks that there is more', async () => {
		const screen = await render(<div style={{ width: 200 }}>{tabs({ defaultValue: 'questions' })}</div>);
		const strip = screen.getByRole('tablist').element();
		const tab = screen.getByRole('tab', { name: 'Questions' }).element();
		expect(tab.getBoundingClientRect().right).toBeLessThanOrEqual(strip.getBoundingClientRect().right + 1);
		await expect.poll(() => strip.hasAttribute('data-more-left')).toBe(true);
		expect(strip.hasAttribute('data-more-right')).toBe(false);
	});

	it('refuses parts that stand alone', async () => {
		const { renderToString } = await import('react-dom/server');
		expect(() => renderToString(<Tab value="a">A</Tab>)).toThrow('must be used within `Tabs`');
	});
});

describe('TabLinks', () => {
	it('are links of a landmark, with the shown page marked', async () => {
		const screen = await render(
			<TabLinks label="Account">
				<TabLink href="/orders">Orders</TabLink>
				<TabLink asChild isCurrent badge="3" badgeLabel="3 coupons">
					<a href="/coupons">Coupons</a>
				</TabLink>
			</TabLinks>,
		);
		await expect.element(screen.getByRole('navigation', { name: 'Account' })).toBeVisible();
		const current = screen.getByRole('link', { name: 'Coupons 3 coupons' });
		await expect.element(current).toHaveAttribute('aria-current', 'page');
		await expect.element(current).toHaveAttribute('href', '/coupons');
		await expect.element(screen.getByRole('link', { name: 'Orders' })).not.toHaveAttribute('aria-current');
		expect(screen.getByRole('listitem').elements()).toHaveLength(2);
	});
});
