import { describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { testConformance } from '../testing/conformance.tsx';
import { DataList, DataListItem } from './index.ts';

testConformance(
	(props) => (
		<DataList {...props}>
			<DataListItem label="Order">ZL12345678</DataListItem>
		</DataList>
	),
	{ part: 'data-list' },
);

testConformance(
	(props) => (
		<DataList>
			<DataListItem {...props} label="Order">
				ZL12345678
			</DataListItem>
		</DataList>
	),
	{ part: 'data-list-item' },
);

const boxOf = (container: Element, part: string) => {
	const box = container.querySelector(`[data-part="${part}"]`)?.getBoundingClientRect();
	if (!box) throw new Error(`no ${part}`);
	return box;
};

const list = (width: number, form: 'pairs' | 'amounts') => (
	<div style={{ width }}>
		<DataList form={form}>
			<DataListItem label="Delivery" action={<button type="button">Change</button>}>
				2,500 K
			</DataListItem>
		</DataList>
	</div>
);

describe('DataList', () => {
	it('ties each value to its label', async () => {
		const screen = await render(list(500, 'pairs'));
		await expect.element(screen.getByRole('term')).toHaveTextContent('Delivery');
		expect(screen.getByRole('definition').element().textContent).toBe('2,500 KChange');
		await expect.element(screen.getByRole('definition').getByRole('button', { name: 'Change' })).toBeVisible();
	});

	it('sets labels above their values where it is narrow, whatever the screen', async () => {
		const wide = await render(list(500, 'pairs'));
		expect(boxOf(wide.container, 'data-list-value').left).toBeGreaterThan(
			boxOf(wide.container, 'data-list-label').left + 100,
		);
		await wide.unmount();
		const narrow = await render(list(280, 'pairs'));
		expect(boxOf(narrow.container, 'data-list-value').top).toBeGreaterThanOrEqual(
			boxOf(narrow.container, 'data-list-label').bottom,
		);
	});

	it('sets amounts at the end of the line, narrow or not', async () => {
		const screen = await render(list(280, 'amounts'));
		const value = boxOf(screen.container, 'data-list-value');
		expect(value.right).toBe(boxOf(screen.container, 'data-list').right);
		expect(value.top).toBeLessThan(boxOf(screen.container, 'data-list-label').bottom);
	});

	it.each([undefined, null, false, ''])('shows that there is no value for %j', async (value) => {
		const screen = await render(
			<DataList>
				<DataListItem label="Coupon" emptyText="none">
					{value}
				</DataListItem>
			</DataList>,
		);
		await expect.element(screen.getByRole('definition')).toHaveTextContent('none');
	});

	it('shows a value of 0', async () => {
		const screen = await render(
			<DataList>
				<DataListItem label="Points">{0}</DataListItem>
			</DataList>,
		);
		await expect.element(screen.getByRole('definition')).toHaveTextContent('0');
	});
});
