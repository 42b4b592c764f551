import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { testConformance } from '../testing/conformance.tsx';
import { ToggleGroup, ToggleGroupItem, type ToggleGroupProps } from './index.ts';

const group = (props: Partial<ToggleGroupProps> = {}) => (
	<ToggleGroup label="View" {...props}>
		<ToggleGroupItem value="grid">Grid</ToggleGroupItem>
		<ToggleGroupItem value="list" disabled>
			List
		</ToggleGroupItem>
		<ToggleGroupItem value="map">Map</ToggleGroupItem>
	</ToggleGroup>
);

testConformance((props) => group(props), { part: 'toggle-group' });
testConformance(
	(props) => (
		<ToggleGroup label="View">
			<ToggleGroupItem value="a" {...props}>
				A
			</ToggleGroupItem>
		</ToggleGroup>
	),
	{ part: 'toggle-group-item' },
);

describe('ToggleGroup', () => {
	it('keeps one value at the most, and reports it', async () => {
		const onValueChange = vi.fn();
		const screen = await render(group({ onValueChange }));
		await screen.getByRole('radio', { name: 'Grid' }).click();
		await screen.getByRole('radio', { name: 'Map' }).click();
		await expect.element(screen.getByRole('radio', { name: 'Grid' })).not.toBeChecked();
		await screen.getByRole('radio', { name: 'Map' }).click();
		expect(onValueChange.mock.calls).toEqual([[['grid']], [['map']], [[]]]);
	});

	it('keeps several values where it may', async () => {
		const onValueChange = vi.fn();
		const screen = await render(group({ isMultiple: true, defaultValue: ['grid'], onValueChange }));
		const map = screen.getByRole('button', { name: 'Map' });
		await map.click();
		await expect.element(map).toHaveAttribute('aria-pressed', 'true');
		await expect.element(screen.getByRole('button', { name: 'Grid' })).toHaveAttribute('aria-pressed', 'true');
		expect(onValueChange.mock.calls).toEqual([[['grid', 'map']]]);
	});

	it('stays as the caller holds it', async () => {
		const onValueChange = vi.fn();
		const screen = await render(group({ value: [], onValueChange }));
		await screen.getByRole('radio', { name: 'Grid' }).click();
		expect(onValueChange.mock.calls).toEqual([[['grid']]]);
		await expect.element(screen.getByRole('radio', { name: 'Grid' })).not.toBeChecked();
	});

	it('is one stop of the Tab key; arrow keys move past what is disabled', async () => {
		const screen = await render(
			<>
				{group({ isMultiple: true })}
				<button type="button">After</button>
			</>,
		);
		await userEvent.tab();
		await expect.element(screen.getByRole('button', { name: 'Grid' })).toHaveFocus();
		await userEvent.keyboard('{ArrowRight}');
		await expect.element(screen.getByRole('button', { name: 'Map' })).toHaveFocus();
		await userEvent.tab();
		await expect.element(screen.getByRole('button', { name: 'After' })).toHaveFocus();
	});

	it('has targets of 44 px', async () => {
		const screen = await render(group());
		for (const item of screen.getByRole('radio').elements()) {
			const { width, height } = item.getBoundingClientRect();
			expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
		}
	});
});
