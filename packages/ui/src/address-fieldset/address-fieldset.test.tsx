import { describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { Field } from '../field/index.ts';
import { Input } from '../input/index.ts';
import { testConformance } from '../testing/conformance.tsx';
import { AddressFieldset, AddressFullRow, AddressSummary } from './index.ts';

testConformance((props) => <AddressFieldset legend="Address" {...props} />, { part: 'field-set' });
testConformance((props) => <AddressFullRow {...props} />, { part: 'address-full-row' });
testConformance((props) => <AddressSummary name="Daw Khin" lines={['12 Strand Road']} {...props} />, {
	part: 'address-summary',
});

const fields = (width: number) => (
	<div style={{ width }}>
		<AddressFieldset legend="Delivery address">
			<AddressFullRow>
				<Field label="Street">
					<Input />
				</Field>
			</AddressFullRow>
			<Field label="Township">
				<Input />
			</Field>
			<Field label="Region">
				<Input />
			</Field>
		</AddressFieldset>
	</div>
);

describe('AddressFieldset', () => {
	it.each([
		[288, [288, 288, 288]],
		[600, [600, 292, 292]],
	])('lays its fields out by its own width of %d px', async (width, widths) => {
		const screen = await render(fields(width));
		await expect.element(screen.getByRole('group', { name: 'Delivery address' })).toBeVisible();
		const found = [...screen.container.querySelectorAll('[data-part="field"]')];
		expect(found.map((field) => field.getBoundingClientRect().width)).toEqual(widths);
	});
});

describe('AddressSummary', () => {
	it('leaves out what is missing', async () => {
		const screen = await render(<AddressSummary name="Daw Khin" lines={['12 Strand Road', '', 'Yangon']} />);
		const lines = screen.container.querySelector('[data-part="address-summary-lines"]');
		expect(lines?.textContent).toBe('12 Strand Road\nYangon');
	});

	it('shows number, badge and actions', async () => {
		const screen = await render(
			<AddressSummary
				name="Daw Khin"
				lines={[]}
				phone="+95 9 799 123 456"
				badge={<span>Default</span>}
				actions={<button type="button">Change</button>}
			/>,
		);
		for (const text of ['+95 9 799 123 456', 'Default', 'Change']) {
			await expect.element(screen.getByText(text)).toBeVisible();
		}
	});
});
