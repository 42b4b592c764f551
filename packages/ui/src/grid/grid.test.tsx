import { describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { testConformance } from '../testing/conformance.tsx';
import { Grid } from './index.ts';

testConformance((props) => <Grid {...props}>Tea</Grid>, { part: 'grid' });

const columnsOf = (element: Element) => getComputedStyle(element).gridTemplateColumns.split(' ');

describe('Grid', () => {
	it('has as many columns as are asked for, whatever is in them', async () => {
		const screen = await render(
			<div style={{ width: 300 }}>
				<Grid columns={3} gap={0} data-testid="grid">
					<div>အခမဲ့ပို့ဆောင်ပေးမည့်မြို့နယ်များအားလုံးကိုကြည့်ရှုရန်</div>
				</Grid>
			</div>,
		);
		expect(columnsOf(screen.getByTestId('grid').element())).toEqual(['100px', '100px', '100px']);
	});

	it('takes the columns of the widest window that fits', async () => {
		const screen = await render(<Grid columns={{ base: 2, tablet: 4, desk: 6 }} data-testid="grid" />);
		expect(columnsOf(screen.getByTestId('grid').element())).toHaveLength(4);
	});

	it.each([
		['sm', 4],
		['md', 3],
		['lg', 2],
	] as const)('with cells of size %s fits %d columns into 720 px', async (cell, count) => {
		const screen = await render(
			<div style={{ width: 720 }}>
				<Grid cell={cell} data-testid="grid" />
			</div>,
		);
		expect(columnsOf(screen.getByTestId('grid').element())).toHaveLength(count);
	});

	it('does not burst a place that is narrower than a cell', async () => {
		const screen = await render(
			<div style={{ width: 100 }}>
				<Grid cell="lg" data-testid="grid" />
			</div>,
		);
		expect(columnsOf(screen.getByTestId('grid').element())).toEqual(['100px']);
	});
});
