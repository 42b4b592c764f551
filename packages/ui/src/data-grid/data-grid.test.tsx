import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { testConformance } from '../testing/conformance.tsx';
import { DataGrid, type DataGridProps, type TableColumn } from './index.ts';

// Links of the cells change the address; other test files use the same page.
afterEach(() => history.replaceState(null, '', location.pathname + location.search));

interface Order {
	readonly id: string;
	readonly town: string;
}

const ROWS: readonly Order[] = ['1', '2', '3', '4'].map((id) => ({ id, town: `Town ${id}` }));
const COLUMNS: readonly TableColumn<Order>[] = [
	{ key: 'id', header: 'Order', cell: ({ id }) => `No. ${id}`, isRowHeader: true, isSortable: true },
	{ key: 'town', header: 'Township', cell: ({ town }) => town },
	{ key: 'open', header: 'Details', cell: ({ id }) => <a href={`#${id}`}>Open {id}</a> },
];
const required = {
	caption: 'Orders',
	columns: COLUMNS,
	rows: ROWS,
	getRowKey: ({ id }: Order) => id,
	getRowName: ({ id }: Order) => `order ${id}`,
};

testConformance((props) => <DataGrid {...required} {...props} />, { part: 'data-grid' });

async function setUp(props: Partial<DataGridProps<Order>> = {}, dir?: 'rtl') {
	const onValueChange = vi.fn();
	const screen = await render(
		<div dir={dir}>
			<button type="button">Before</button>
			<DataGrid {...required} onValueChange={onValueChange} {...props} />
			<button type="button">After</button>
		</div>,
	);
	screen.getByRole('button', { name: 'Before' }).element().focus();
	const box = (id: string) => screen.getByRole('checkbox', { name: `Select order ${id}` });
	return { screen, onValueChange, box };
}

const focused = () => (document.activeElement?.closest('label') ?? document.activeElement)?.textContent;

describe('DataGrid', () => {
	it('is a named grid with headings of columns and rows', async () => {
		const { screen } = await setUp({ sort: { column: 'id', direction: 'ascending' } });
		await expect.element(screen.getByRole('grid', { name: 'Orders' })).toHaveAttribute('aria-multiselectable', 'true');
		await expect.element(screen.getByRole('columnheader', { name: 'Order' })).toHaveAttribute('aria-sort', 'ascending');
		await expect.element(screen.getByRole('rowheader', { name: 'No. 2' })).toBeVisible();
	});

	it('is one stop for Tab', async () => {
		await setUp();
		await userEvent.tab();
		expect(focused()).toBe('Select all');
		expect(document.querySelectorAll('table [tabindex="0"]')).toHaveLength(1);
		await userEvent.tab();
		expect(focused()).toBe('After');
	});

	it.each([
		['{ArrowDown}', 'Select order 1'],
		['{ArrowRight}', 'Order'],
		['{ArrowDown}{ArrowRight}{ArrowRight}', 'Town 1'],
		['{ArrowDown}{End}', 'Open 1'],
		['{ArrowDown}{End}{Home}', 'Select order 1'],
		['{Control>}{End}{/Control}', 'Open 4'],
		['{Control>}{End}{Home}{/Control}', 'Select all'],
		['{PageDown}', 'Select order 4'],
		['{PageDown}{PageUp}', 'Select all'],
		['{ArrowUp}{ArrowLeft}', 'Select all'],
	])('moves the focus by %s to %s', async (keys, name) => {
		await setUp();
		await userEvent.tab();
		await userEvent.keyboard(keys);
		await expect.poll(focused).toBe(name);
	});

	it('mirrors the arrows where it is read from right to left', async () => {
		await setUp({}, 'rtl');
		await userEvent.tab();
		await userEvent.keyboard('{ArrowLeft}');
		await expect.poll(focused).toBe('Order');
	});

	it('begins again where the focus was', async () => {
		const { screen } = await setUp();
		await screen.getByRole('link', { name: 'Open 2' }).click();
		await userEvent.tab();
		await userEvent.tab({ shift: true });
		expect(focused()).toBe('Open 2');
	});

	it('selects by Space, with Shift from the last one, and by Ctrl A', async () => {
		const { onValueChange, screen } = await setUp({ isRowDisabled: ({ id }) => id === '3' });
		await userEvent.tab();
		await userEvent.keyboard('{ArrowDown}{ArrowRight} ');
		expect(onValueChange).toHaveBeenLastCalledWith(['1']);
		await expect.element(screen.getByText('1 selected')).toBeVisible();
		await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{Shift>} {/Shift}');
		expect(onValueChange).toHaveBeenLastCalledWith(['1', '2', '4']);
		await userEvent.keyboard(' ');
		expect(onValueChange).toHaveBeenLastCalledWith(['1', '2']);
		await userEvent.keyboard('{Control>}a{/Control}');
		expect(onValueChange).toHaveBeenLastCalledWith(['1', '2', '4']);
		const selected = screen.getByRole('row', { selected: true }).elements();
		expect(selected).toHaveLength(3);
	});

	it('selects by presses on check boxes, with Shift a range', async () => {
		const { box, onValueChange } = await setUp();
		await box('1').click();
		await expect.element(box('1')).toBeChecked();
		await box('3').click({ modifiers: ['Shift'] });
		expect(onValueChange).toHaveBeenLastCalledWith(['1', '2', '3']);
	});

	it('selects all and none of the rows on screen, and keeps those of other pages', async () => {
		const { screen, onValueChange } = await setUp({ defaultValue: ['1', '99'] });
		const all = screen.getByRole('checkbox', { name: 'Select all' });
		await expect.element(all).toHaveProperty('indeterminate', true);
		await all.click();
		expect(onValueChange).toHaveBeenLastCalledWith(['99', '1', '2', '3', '4']);
		await all.click();
		expect(onValueChange).toHaveBeenLastCalledWith(['99']);
		await screen.getByRole('button', { name: 'Clear selection' }).click();
		expect(onValueChange).toHaveBeenLastCalledWith([]);
	});

	it('selects one at a time where only one can be', async () => {
		const { box, onValueChange, screen } = await setUp({ selection: 'single' });
		expect(screen.getByRole('checkbox', { name: 'Select all' }).query()).toBeNull();
		await box('1').click();
		await box('2').click();
		expect(onValueChange.mock.calls).toEqual([[['1']], [['2']]]);
	});

	it('asks for another order', async () => {
		const onSortChange = vi.fn();
		const { screen } = await setUp({ onSortChange, sort: { column: 'id', direction: 'ascending' } });
		await screen.getByRole('button', { name: 'Order' }).click();
		expect(onSortChange.mock.calls).toEqual([[{ column: 'id', direction: 'descending' }]]);
	});

	it('says that rows load, that there are none, and that they did not load', async () => {
		const onRetry = vi.fn();
		const { screen } = await setUp({ rows: [], status: 'loading' });
		await expect.element(screen.getByText('Loading')).toBeVisible();
		await expect.element(screen.getByRole('grid')).toHaveAttribute('aria-busy', 'true');
		await screen.rerender(<DataGrid {...required} rows={[]} />);
		await expect.element(screen.getByText('Nothing here')).toBeVisible();
		await screen.rerender(<DataGrid {...required} status="error" onRetry={onRetry} />);
		await screen.getByRole('button', { name: 'Try again' }).click();
		expect(onRetry).toHaveBeenCalledOnce();
	});
});
