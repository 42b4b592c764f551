import { describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { testConformance } from '../testing/conformance.tsx';
import { Progress, ProgressCircle } from './index.ts';

const FORMS = [
	['Progress', Progress, 'progress'],
	['ProgressCircle', ProgressCircle, 'progress-circle'],
] as const;

describe.each(FORMS)('%s', (_name, Form, part) => {
	testConformance((props) => <Form {...props} label="Upload" />, { part });

	it('is named and says how far it is', async () => {
		const screen = await render(<Form label="Upload" value={2} max={5} valueText="2 of 5 pictures" />);
		const bar = screen.getByRole('progressbar', { name: 'Upload' });
		await expect.element(bar).toHaveAttribute('aria-valuenow', '2');
		await expect.element(bar).toHaveAttribute('aria-valuemax', '5');
		await expect.element(bar).toHaveAttribute('aria-valuetext', '2 of 5 pictures');
	});

	it('says nothing of how far while nobody knows', async () => {
		const screen = await render(<Form label="Upload" />);
		const bar = screen.getByRole('progressbar', { name: 'Upload' });
		for (const name of ['aria-valuenow', 'aria-valuemin', 'aria-valuemax', 'aria-valuetext']) {
			await expect.element(bar).not.toHaveAttribute(name);
		}
		await expect.element(bar).toHaveAttribute('data-state', 'unknown');
	});

	it.each([
		[-5, 100, '0', 0],
		[0, 100, '0', 0],
		[40, 80, '40', 50],
		[250, 100, '100', 100],
		[0, 0, '0', 100],
	])('of %d with a limit of %d is %s, drawn as %d %%', async (value, max, now, percent) => {
		const screen = await render(<Form label="Upload" value={value} max={max} />);
		await expect.element(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', now);
		const done = screen.container.querySelector(`[data-part="${part}-done"]`);
		const drawn = done?.getAttribute('width') ?? done?.getAttribute('stroke-dasharray');
		expect(Number.parseFloat(drawn ?? '')).toBe(percent);
	});

	it('carries no inline style in the markup of the server', async () => {
		const screen = await render(<Form label="Upload" value={40} />);
		expect(screen.container.querySelector('[style]')).toBeNull();
	});
});

it('shows its words, or hides its label from sight', async () => {
	const screen = await render(<Progress label="Free delivery" value={40} valueText="9,000 K to go" />);
	await expect.element(screen.getByText('9,000 K to go')).toBeVisible();
	await screen.rerender(<Progress isLabelHidden label="Free delivery" value={40} valueText="9,000 K to go" />);
	expect(screen.getByText('9,000 K to go').query()).toBeNull();
	await expect.element(screen.getByRole('progressbar', { name: 'Free delivery' })).toBeInTheDocument();
});

it('fills from the start edge when read from right to left', async () => {
	const screen = await render(
		<div dir="rtl">
			<Progress label="Upload" value={10} />
		</div>,
	);
	const track = screen.container.querySelector('[data-part="progress-track"]')?.getBoundingClientRect();
	const done = screen.container.querySelector('[data-part="progress-done"]')?.getBoundingClientRect();
	expect(done?.right).toBeCloseTo(track?.right ?? 0, 0);
	expect(done?.left).toBeGreaterThan(track?.left ?? 0);
});
