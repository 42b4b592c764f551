import { useForm } from 'react-hook-form';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { testConformance } from '../testing/conformance.tsx';
import { SegmentedControlField } from './form.tsx';
import { Segment, SegmentedControl } from './index.ts';

testConformance((props) => <SegmentedControl {...props} />, { part: 'segmented-control' });
testConformance(
	(props) => (
		<Segment value="a" {...props}>
			A
		</Segment>
	),
	{ part: 'segment', classNamePart: 'segment-box' },
);

const segments = (
	<>
		<Segment value="light">Light</Segment>
		<Segment value="dark">Dark</Segment>
		<Segment value="system" aria-label="As the device" icon={<svg />} />
	</>
);

describe('SegmentedControl', () => {
	it('is a radio group that press and arrow keys change', async () => {
		const onValueChange = vi.fn();
		const screen = await render(
			<SegmentedControl aria-label="Colours" defaultValue="light" onValueChange={onValueChange}>
				{segments}
			</SegmentedControl>,
		);
		await expect.element(screen.getByRole('radiogroup', { name: 'Colours' })).toBeVisible();
		await screen.getByText('Dark').click();
		await userEvent.keyboard('{ArrowRight}');
		await expect.element(screen.getByRole('radio', { name: 'As the device' })).toBeChecked();
		expect(onValueChange.mock.calls).toEqual([['dark'], ['system']]);
	});

	it('has targets of 44 px', async () => {
		const screen = await render(
			<SegmentedControl aria-label="Colours" defaultValue="light">
				{segments}
			</SegmentedControl>,
		);
		const box = screen.getByText('Light').element().closest('label')?.getBoundingClientRect();
		const above = document.elementFromPoint((box?.left ?? 0) + 20, (box?.top ?? 0) - 4);
		expect(above?.closest('[data-part="segment-box"]')).not.toBeNull();
		expect(screen.getByRole('radiogroup').element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
	});
});

function Bound() {
	const form = useForm({ defaultValues: { mode: 'dark' } });
	return (
		<form>
			<SegmentedControlField control={form.control} name="mode" label="Colours">
				{segments}
			</SegmentedControlField>
			<button type="button" onClick={() => form.reset()}>
				Reset
			</button>
		</form>
	);
}

it('bound to a form goes back on reset', async () => {
	const screen = await render(<Bound />);
	await screen.getByText('Light').click();
	await expect.element(screen.getByRole('radio', { name: 'Light' })).toBeChecked();
	await screen.getByRole('button').click();
	await expect.element(screen.getByRole('radio', { name: 'Dark' })).toBeChecked();
});
