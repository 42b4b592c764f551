import { describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { testConformance } from '../testing/conformance.tsx';
import { FieldSet } from './index.ts';

const choices = ['Standard', 'Express'].map((name) => (
	<label key={name}>
		<input type="radio" name="delivery" value={name} /> {name}
	</label>
));

testConformance(
	(props) => (
		<FieldSet {...props} legend="Delivery">
			{choices}
		</FieldSet>
	),
	{ part: 'field-set' },
);

describe('FieldSet', () => {
	it('is a group named by its legend, around its controls', async () => {
		const screen = await render(<FieldSet legend="Delivery">{choices}</FieldSet>);
		const group = screen.getByRole('group', { name: 'Delivery', exact: true });
		await expect.element(group.getByRole('radio', { name: 'Express' })).toBeVisible();
		await expect.element(group).not.toHaveAttribute('aria-describedby');
		await expect.element(group).not.toHaveAttribute('data-invalid');
	});

	it('is described by description and error, beside what described it before', async () => {
		const screen = await render(
			<>
				<p id="note">To Yangon.</p>
				<FieldSet
					legend="Delivery"
					aria-describedby="note"
					description="Two services go there."
					error="Choose a delivery service."
				>
					{choices}
				</FieldSet>
			</>,
		);
		const group = screen.getByRole('group');
		await expect
			.element(group)
			.toHaveAccessibleDescription('To Yangon. Two services go there. Choose a delivery service.');
		await expect.element(group).toHaveAttribute('data-invalid', 'true');
	});

	it('announces an error in a region that was there before, and takes it back', async () => {
		const withError = (error: string) => (
			<FieldSet legend="Delivery" error={error}>
				{choices}
			</FieldSet>
		);
		const screen = await render(withError(''));
		const region = screen.container.querySelector('[aria-live="polite"]');
		expect(region?.textContent).toBe('');
		await screen.rerender(withError('Choose a delivery service.'));
		expect(region?.textContent).toBe('Choose a delivery service.');
		await screen.rerender(withError(''));
		expect(region?.textContent).toBe('');
		await expect.element(screen.getByRole('group')).not.toHaveAttribute('aria-describedby');
	});

	it('says in words that something must be chosen', async () => {
		const screen = await render(
			<FieldSet legend="ပို့ဆောင်ရေး" isRequired requiredLabel="ရွေးရန်လိုအပ်သည်">
				{choices}
			</FieldSet>,
		);
		await expect.element(screen.getByRole('group', { name: 'ပို့ဆောင်ရေး ရွေးရန်လိုအပ်သည်' })).toBeVisible();
	});

	it('takes its controls out of use as a whole', async () => {
		const screen = await render(
			<FieldSet legend="Delivery" disabled>
				{choices}
			</FieldSet>,
		);
		await expect.element(screen.getByRole('radio', { name: 'Standard' })).toBeDisabled();
	});

	it('gives two groups ids of their own', async () => {
		const screen = await render(
			<>
				<FieldSet legend="First" error="Choose one." />
				<FieldSet legend="Second" error="Choose one." />
			</>,
		);
		const ids = [...screen.container.querySelectorAll('[data-part="field-set-error"]')].map(({ id }) => id);
		expect(new Set(ids).size).toBe(2);
	});

	it('never grows out of its place', async () => {
		const screen = await render(
			<div lang="my" style={{ width: 200 }}>
				<FieldSet legend="ပစ္စည်းပို့ဆောင်ပေးမည့်ဝန်ဆောင်မှုအမျိုးအစားအားလုံး">
					<input aria-label="Name" size={60} className="w-full" />
				</FieldSet>
			</div>,
		);
		const group = screen.getByRole('group').element();
		expect(group.getBoundingClientRect().width).toBe(200);
		expect(group.scrollWidth).toBeLessThanOrEqual(200);
	});
});
