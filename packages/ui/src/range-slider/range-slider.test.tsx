import { useForm } from 'react-hook-form';
import { describe, expect, it, vi } from 'vitest';
import { cdp, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { testConformance } from '../testing/conformance.tsx';
import { RangeSliderField } from './form.tsx';
import { RangeSlider, type RangeSliderProps } from './index.ts';

testConformance((props) => <RangeSlider aria-label="Price" {...props} />, { part: 'range-slider' });

async function setUp(props: Partial<RangeSliderProps> = {}) {
	const onValueChange = vi.fn();
	const onValueCommit = vi.fn();
	const screen = await render(
		<form style={{ width: 444 }}>
			<RangeSlider
				aria-label="Price"
				defaultValue={[20, 60]}
				names={['from', 'to']}
				onValueChange={onValueChange}
				onValueCommit={onValueCommit}
				{...props}
			/>
			<button type="reset">Reset</button>
		</form>,
	);
	return {
		screen,
		onValueChange,
		onValueCommit,
		from: screen.getByRole('slider', { name: 'From' }),
		to: screen.getByRole('slider', { name: 'To' }),
	};
}

describe('RangeSlider', () => {
	it('has two named sliders in a named group, moved by keys', async () => {
		const { screen, from, onValueChange, onValueCommit } = await setUp({ formatValue: (value) => `${value} K` });
		await expect.element(screen.getByRole('group', { name: 'Price' })).toBeVisible();
		await userEvent.tab();
		await expect.element(from).toHaveFocus();
		await expect.element(from).toHaveAttribute('aria-valuetext', '20 K');
		await userEvent.keyboard('{ArrowRight}');
		await userEvent.tab();
		await userEvent.keyboard('{End}');
		expect(onValueChange.mock.calls).toEqual([[[21, 60]], [[21, 100]]]);
		expect(onValueCommit).toHaveBeenLastCalledWith([21, 100]);
	});

	it('keeps the ends apart', async () => {
		const { from, to } = await setUp({ minGap: 10 });
		await userEvent.tab();
		await userEvent.keyboard('{End}');
		await expect.element(from).toHaveValue('50');
		await userEvent.tab();
		await userEvent.keyboard('{Home}');
		await expect.element(to).toHaveValue('60');
	});

	it('tells screen readers that each thumb ends where the other begins', async () => {
		const { from, to } = await setUp({ minGap: 5 });
		await expect.element(from).toHaveAttribute('aria-valuemax', '55');
		await expect.element(to).toHaveAttribute('aria-valuemin', '25');
		await userEvent.tab();
		await userEvent.keyboard('{ArrowRight}');
		await expect.element(to).toHaveAttribute('aria-valuemin', '26');
		// What the browser makes of it, native limits included.
		const { frameTree } = await cdp().send('Page.getFrameTree');
		const frameId = frameTree.childFrames?.[0]?.frame.id;
		const { nodes } = await cdp().send('Accessibility.getFullAXTree', frameId === undefined ? {} : { frameId });
		const limits = nodes
			.filter(({ role }) => role?.value === 'slider')
			.map(({ properties = [] }) => properties.filter(({ name }) => /^value(min|max)$/.test(name)))
			.map((found) => found.map(({ value }) => value.value));
		expect(limits).toEqual([
			[0, 55],
			[26, 100],
		]);
	});

	it('a press on the track brings the nearer thumb and gives it the focus', async () => {
		const { screen, to, onValueChange, onValueCommit } = await setUp();
		const track = screen.container.querySelector('[data-part="range-slider-track"]');
		if (!track) throw new Error('no track');
		// 444 px less one thumb of 44 are 400 for 100 values, so 90 lies at 22 + 360.
		await userEvent.click(track, { position: { x: 382, y: 22 } });
		expect(onValueChange.mock.calls).toEqual([[[20, 90]]]);
		expect(onValueCommit.mock.calls).toEqual([[[20, 90]]]);
		await expect.element(to).toHaveFocus();
	});

	it('leaves a way out where both ends meet at the top', async () => {
		const { from } = await setUp({ defaultValue: [100, 100] });
		const box = from.element().getBoundingClientRect();
		const top = document.elementFromPoint(box.right - 22, box.top + 22);
		expect(top?.getAttribute('aria-label')).toBe('From');
	});

	it('sends both values and goes back by a reset of the form', async () => {
		const { screen, from } = await setUp();
		await userEvent.tab();
		await userEvent.keyboard('{Home}');
		await expect.element(from).toHaveValue('0');
		const form = screen.container.querySelector('form');
		expect([...new FormData(form ?? undefined).entries()]).toEqual([
			['from', '0'],
			['to', '60'],
		]);
		await screen.getByRole('button').click();
		await expect.element(from).toHaveValue('20');
	});

	it('follows its caller', async () => {
		const { from, onValueChange } = await setUp({ value: [30, 40] });
		await userEvent.tab();
		await userEvent.keyboard('{ArrowLeft}');
		expect(onValueChange).toHaveBeenCalledWith([29, 40]);
		await expect.element(from).toHaveValue('30');
	});
});

function Bound() {
	const form = useForm<{ price: readonly [number, number] }>({ defaultValues: { price: [10, 90] } });
	return (
		<form>
			<RangeSliderField control={form.control} name="price" label="Price" />
			<button type="button" onClick={() => form.reset()}>
				Reset
			</button>
		</form>
	);
}

it('bound to a form goes back on reset', async () => {
	const screen = await render(<Bound />);
	const from = screen.getByRole('slider', { name: 'From' });
	await userEvent.tab();
	await userEvent.keyboard('{Home}');
	await expect.element(from).toHaveValue('0');
	await screen.getByRole('button').click();
	await expect.element(from).toHaveValue('10');
});
