import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { testConformance } from '../testing/conformance.tsx';
import {
	Toolbar,
	ToolbarButton,
	ToolbarLink,
	ToolbarSeparator,
	ToolbarToggleGroup,
	ToolbarToggleItem,
} from './index.ts';

testConformance((props) => <Toolbar label="Orders" {...props} />, { part: 'toolbar' });
testConformance(
	(props) => (
		<Toolbar label="Orders">
			<ToolbarButton {...props}>Print</ToolbarButton>
		</Toolbar>
	),
	{ part: 'toolbar-button' },
);

describe('Toolbar', () => {
	it('is one stop of the Tab key, and arrow keys move through tools of every kind', async () => {
		const onPrint = vi.fn();
		const onView = vi.fn();
		const screen = await render(
			<>
				<Toolbar label="Orders">
					<ToolbarButton onClick={onPrint}>Print</ToolbarButton>
					<ToolbarSeparator />
					<ToolbarToggleGroup label="View" isMultiple onValueChange={onView}>
						<ToolbarToggleItem value="list">List</ToolbarToggleItem>
					</ToolbarToggleGroup>
					<ToolbarLink href="#invoice">Invoice</ToolbarLink>
				</Toolbar>
				<button type="button">After</button>
			</>,
		);
		await expect.element(screen.getByRole('toolbar', { name: 'Orders' })).toBeVisible();
		await expect.element(screen.getByRole('separator')).toHaveAttribute('aria-orientation', 'vertical');
		await userEvent.tab();
		await userEvent.keyboard('{Enter}{ArrowRight}');
		await expect.element(screen.getByRole('button', { name: 'List' })).toHaveFocus();
		await userEvent.keyboard('{Enter}');
		expect(onPrint).toHaveBeenCalledOnce();
		expect(onView.mock.calls).toEqual([[['list']]]);
		await userEvent.keyboard('{ArrowRight}');
		await expect.element(screen.getByRole('link', { name: 'Invoice' })).toHaveFocus();
		await userEvent.keyboard('{ArrowRight}');
		await expect.element(screen.getByRole('button', { name: 'Print' })).toHaveFocus();
		await userEvent.tab();
		await expect.element(screen.getByRole('button', { name: 'After' })).toHaveFocus();
	});

	it('does not submit the form around it', async () => {
		const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
		const screen = await render(
			<form onSubmit={onSubmit}>
				<Toolbar label="Orders">
					<ToolbarButton>Print</ToolbarButton>
				</Toolbar>
			</form>,
		);
		await screen.getByRole('button').click();
		expect(onSubmit).not.toHaveBeenCalled();
	});
});
