import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { scrollToMiddle } from './scroll-to-middle.ts';

const ITEMS = Array.from({ length: 9 }, (_, at) => `Item ${at}`);

it.each([
	['in the middle of the row', 4, 100],
	['as far as the row goes at its end', 8, 150],
	['where it stands at the beginning', 0, 50],
])('shows an item %s', async (_, place, middle) => {
	const { getByText } = await render(
		<div data-testid="row" style={{ display: 'flex', width: 200, overflowX: 'auto' }}>
			{ITEMS.map((item) => (
				<span key={item} style={{ flex: '0 0 100px' }}>
					{item}
				</span>
			))}
		</div>,
	);
	const item = getByText(`Item ${place}`).element();
	const row = item.parentElement;
	if (row === null) throw new Error('no row');
	scrollToMiddle(row, item);
	const box = item.getBoundingClientRect();
	expect(box.left + box.width / 2 - row.getBoundingClientRect().left).toBe(middle);
});
