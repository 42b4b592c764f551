import { useForm } from 'react-hook-form';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { testConformance } from '../testing/conformance.tsx';
import { SliderField } from './form.tsx';
import { Slider } from './index.ts';

testConformance((props) => <Slider aria-label="Distance" {...props} />, {
	part: 'slider',
	classNamePart: 'slider-box',
});

describe('Slider', () => {
	it('moves by keys, tells every value, and the settled one', async () => {
		const onValueChange = vi.fn();
		const onValueCommit = vi.fn();
		const screen = await render(
			<Slider
				aria-label="Distance"
				defaultValue={10}
				max={50}
				step={5}
				formatValue={(value) => `${value} km`}
				onValueChange={onValueChange}
				onValueCommit={onValueCommit}
			/>,
		);
		const slider = screen.getByRole('slider', { name: 'Distance' });
		await expect.element(slider).toHaveAttribute('aria-valuetext', '10 km');
		await userEvent.tab();
		await userEvent.keyboard('{ArrowRight}{End}');
		expect(onValueChange.mock.calls).toEqual([[15], [50]]);
		expect(onValueCommit).toHaveBeenLastCalledWith(50);
		await expect.element(screen.getByText('50 km')).toBeVisible();
	});

	it('goes back by a reset of the form', async () => {
		const screen = await render(
			<form>
				<Slider aria-label="Distance" name="distance" defaultValue={10} />
				<button type="reset">Reset</button>
			</form>,
		);
		await userEvent.tab();
		await userEvent.keyboard('{End}');
		await expect.element(screen.getByRole('slider')).toHaveValue('100');
		await screen.getByRole('button').click();
		await expect.element(screen.getByRole('slider')).toHaveValue('10');
		await expect.element(screen.getByText('10', { exact: true })).toBeVisible();
	});

	it('draws its place without inline styles, which a content policy refuses', async () => {
		const { renderToString } = await import('react-dom/server');
		const html = renderToString(<Slider aria-label="Distance" defaultValue={25} />);
		expect(html).not.toContain('style=');
		expect(html).toContain('cx="25%"');
	});
});

function Bound() {
	const form = useForm({ defaultValues: { distance: 20 } });
	return (
		<form>
			<SliderField control={form.control} name="distance" label="Distance" />
			<button type="button" onClick={() => form.reset()}>
				Reset
			</button>
		</form>
	);
}

it('bound to a form goes back on reset', async () => {
	const screen = await render(<Bound />);
	const slider = screen.getByRole('slider', { name: 'Distance' });
	await userEvent.tab();
	await userEvent.keyboard('{Home}');
	await expect.element(slider).toHaveValue('0');
	await screen.getByRole('button').click();
	await expect.element(slider).toHaveValue('20');
});
