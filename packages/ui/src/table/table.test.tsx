import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { testConformance } from '../testing/conformance.tsx';
import { Table, type TableColumn, type TableProps, type TableSort } from './index.ts';

interface Quotation {
	readonly id: number;
	readonly product: string;
	readonly pieces: number;
}

const ROWS: readonly Quotation[] = [
	{ id: 1, product: 'Shan tea', pieces: 200 },
	{ id: 2, product: 'Parasol', pieces: 50 },
];

const COLUMNS: readonly TableColumn<Quotation>[] = [
	{ key: 'product', header: 'Product', cell: ({ product }) => product, isRowHeader: true },
	{ key: 'pieces', header: 'Pieces', cell: ({ pieces }) => pieces, isNumeric: true, isSortable: true },
	{ key: 'change', header: 'Change', cell: ({ id }) => <a href={`/Quotations/${id}`}>Change {id}</a> },
];

const required = { caption: 'Quotations', columns: COLUMNS, rows: ROWS, getRowKey: ({ id }: Quotation) => id };

testConformance((props) => <Table {...required} {...props} />, { part: 'table' });

function Sorted({ onSortChange }: { readonly onSortChange: (sort: TableSort) => void }) {
	const [sort, setSort] = useState<TableSort>();
	const change: NonNullable<TableProps<Quotation>['onSortChange']> = (next) => {
		setSort(next);
		onSortChange(next);
	};
	return <Table {...required} sort={sort} onSortChange={change} />;
}

afterEach(async () => {
	await page.viewport(768, 720);
});

describe('Table', () => {
	it('is a table named by its caption, with heads of columns and rows', async () => {
		const screen = await render(<Table {...required} />);
		await expect.element(screen.getByRole('table', { name: 'Quotations' })).toBeVisible();
		expect(screen.getByRole('columnheader').elements()).toHaveLength(3);
		await expect.element(screen.getByRole('rowheader', { name: 'Shan tea' })).toBeVisible();
		expect(screen.getByRole('cell').elements()).toHaveLength(4);
	});

	it('keeps its name when the caption is hidden', async () => {
		const screen = await render(<Table {...required} isCaptionHidden />);
		await expect.element(screen.getByRole('table', { name: 'Quotations' })).toBeVisible();
		expect(screen.getByText('Quotations').element().getBoundingClientRect().width).toBe(1);
	});

	it('asks for the other order at each press, by pointer and keyboard, and says which it has', async () => {
		const onSortChange = vi.fn();
		const screen = await render(<Sorted onSortChange={onSortChange} />);
		const head = screen.getByRole('columnheader', { name: 'Pieces' });
		await expect.element(head).not.toHaveAttribute('aria-sort');
		await screen.getByRole('button', { name: 'Pieces' }).click();
		await expect.element(head).toHaveAttribute('aria-sort', 'ascending');
		await userEvent.keyboard('{Enter}');
		await expect.element(head).toHaveAttribute('aria-sort', 'descending');
		await userEvent.keyboard(' ');
		expect(onSortChange.mock.calls.map(([sort]) => sort)).toEqual([
			{ column: 'pieces', direction: 'ascending' },
			{ column: 'pieces', direction: 'descending' },
			{ column: 'pieces', direction: 'ascending' },
		]);
		await expect.element(screen.getByRole('columnheader', { name: 'Product' })).not.toHaveAttribute('aria-sort');
	});

	it('begins upwards when another column was sorted', async () => {
		const onSortChange = vi.fn();
		const screen = await render(
			<Table {...required} sort={{ column: 'product', direction: 'ascending' }} onSortChange={onSortChange} />,
		);
		await screen.getByRole('button', { name: 'Pieces' }).click();
		expect(onSortChange).toHaveBeenCalledWith({ column: 'pieces', direction: 'ascending' });
	});

	it('sets numbers at the end, digit under digit', async () => {
		const screen = await render(<Table {...required} />);
		const cell = screen.getByRole('cell', { name: '200' }).element();
		expect(getComputedStyle(cell)).toMatchObject({ textAlign: 'end', fontVariantNumeric: 'tabular-nums' });
	});

	it('says that there is nothing, across all columns', async () => {
		const screen = await render(<Table {...required} rows={[]} labels={{ empty: 'No quotations yet' }} />);
		await expect.element(screen.getByRole('cell', { name: 'No quotations yet' })).toHaveAttribute('colspan', '3');
	});

	it('can be scrolled by keyboard when it is too wide, and is no stop otherwise', async () => {
		const at = (width: number) => (
			<div style={{ width }}>
				<Table
					{...required}
					columns={[...COLUMNS, { key: 'long', header: 'Long', cell: () => <div style={{ width: 300 }} /> }]}
				/>
			</div>
		);
		const screen = await render(at(240));
		await expect.element(screen.getByRole('region', { name: 'Quotations' })).toHaveAttribute('tabindex', '0');
		await screen.rerender(at(900));
		await expect.element(screen.getByRole('region')).not.toBeInTheDocument();
	});

	it('keeps its heads in view while the rows scroll', async () => {
		const rows = Array.from({ length: 40 }, (_, index) => ({ id: index, product: `Tea ${index}`, pieces: index }));
		const screen = await render(<Table {...required} rows={rows} isHeadSticky className="h-60" isCaptionHidden />);
		const box = screen.container.querySelector('[data-part="table"]');
		if (!box) throw new Error('no table');
		box.scrollTop = 400;
		const head = screen.getByRole('columnheader', { name: 'Product' }).element();
		expect(Math.abs(head.getBoundingClientRect().top - box.getBoundingClientRect().top)).toBeLessThan(2);
	});
});

it('does not break a Burmese word before its mark, however narrow the column of row headers becomes', async () => {
	await page.viewport(375, 700);
	const rows = [{ id: 'tea', name: 'ရှမ်းလက်ဖက်ခြောက်များ', text: 'Leaves from three gardens in the hills. '.repeat(5) }];
	const screen = await render(
		<Table
			lang="my"
			caption="Products"
			columns={[
				{ key: 'name', header: 'အမည်', isRowHeader: true, cell: ({ name }) => name },
				{ key: 'text', header: 'About', cell: ({ text }) => text },
				{ key: 'pieces', header: 'Pieces', isNumeric: true, cell: () => '1,000,000,000,000 pieces' },
			]}
			rows={rows}
			getRowKey={({ id }) => id}
		/>,
	);
	const text = screen.getByRole('rowheader').element().firstChild;
	if (!(text instanceof Text)) throw new Error('the row header is not plain text');
	const topOf = (at: number) => {
		const range = document.createRange();
		range.setStart(text, at);
		range.setEnd(text, at + 1);
		return range.getBoundingClientRect().top;
	};
	const marks = [...text.data.matchAll(/\p{M}/gu)].map(({ index }) => index);
	expect(marks.length).toBeGreaterThan(5);
	for (const mark of marks) expect(Math.abs(topOf(mark) - topOf(mark - 1)), `mark ${mark}`).toBeLessThan(10);
});

describe('a stacked Table', () => {
	it('shows labels in its cards on a phone and stays a table for screen readers', async () => {
		await page.viewport(375, 700);
		const screen = await render(<Table {...required} presentation="stacked" />);
		await expect.element(screen.getByRole('table', { name: 'Quotations' })).toBeVisible();
		expect(screen.getByRole('columnheader').elements()).toHaveLength(3);
		await expect.element(screen.getByRole('rowheader', { name: 'Shan tea' })).toBeVisible();
		const label = screen.container.querySelector('[data-part="table-cell-label"]');
		expect(label?.textContent).toBe('Pieces');
		expect(label?.getBoundingClientRect().width).toBeGreaterThan(0);
		await expect.element(screen.getByRole('cell', { name: '200', exact: true })).toBeVisible();
	});

	it('can still be sorted there', async () => {
		await page.viewport(375, 700);
		const onSortChange = vi.fn();
		const screen = await render(<Table {...required} presentation="stacked" onSortChange={onSortChange} />);
		await screen.getByRole('button', { name: 'Pieces' }).click();
		expect(onSortChange).toHaveBeenCalledOnce();
	});

	it('is an ordinary table on a wide screen', async () => {
		const screen = await render(<Table {...required} presentation="stacked" />);
		const [first, second] = screen.getByRole('cell').elements();
		expect(first?.getBoundingClientRect().top).toBe(second?.getBoundingClientRect().top);
		expect(screen.container.querySelector('[data-part="table-cell-label"]')?.getBoundingClientRect().width).toBe(0);
	});
});
