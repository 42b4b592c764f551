import { useForm } from 'react-hook-form';
import { describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { testConformance } from '../testing/conformance.tsx';
import { takeOver } from '../testing/take-over.tsx';
import { SelectField } from './form.tsx';
import { Select } from './index.ts';

const options = (
	<>
		<option value="ygn">Yangon</option>
		<option value="mdy">Mandalay</option>
	</>
);

testConformance(
	(props) => (
		<Select aria-label="Region" {...props}>
			{options}
		</Select>
	),
	{ part: 'select', classNamePart: 'select-box' },
);

describe('Select', () => {
	it.each([
		['sm', 36],
		['md', 44],
		['lg', 52],
	] as const)('in size %s is %d px high, in Burmese too', async (size, height) => {
		const screen = await render(
			<div lang="my">
				<Select size={size} aria-label="မြို့">
					<option>ဥက္ကဋ္ဌ</option>
				</Select>
			</div>,
		);
		expect(screen.getByRole('combobox').element().getBoundingClientRect().height).toBe(height);
	});

	it('asks by its placeholder, which is no value and cannot be chosen', async () => {
		const onValueChange = vi.fn();
		const screen = await render(
			<form>
				<Select aria-label="Region" name="region" placeholder="Choose" onValueChange={onValueChange}>
					{options}
				</Select>
				<button type="reset">Reset</button>
			</form>,
		);
		const select = screen.getByRole('combobox');
		await expect.element(select).toHaveValue('');
		await select.selectOptions('Mandalay');
		expect(onValueChange.mock.calls).toEqual([['mdy']]);
		await screen.getByRole('button').click();
		await expect.element(select).toHaveValue('');
		expect(screen.container.querySelector('option[value=""]')?.hasAttribute('disabled')).toBe(true);
	});

	it('is marked by isInvalid and by aria-invalid', async () => {
		const screen = await render(
			<Select aria-label="Region" aria-invalid>
				{options}
			</Select>,
		);
		await expect.element(screen.getByRole('combobox')).toHaveAttribute('aria-invalid', 'true');
		expect(screen.getByRole('combobox').element().classList).toContain('border-critical');
	});
});

describe('a Select taken over from the server', () => {
	const kept = (onValueChange: (value: string) => void, value = 'ygn') => (
		<Select aria-label="Region" value={value} onValueChange={onValueChange}>
			{options}
		</Select>
	);

	it('tells what was chosen in it before', async () => {
		const onValueChange = vi.fn();
		const { end } = await takeOver(kept(onValueChange), 'mdy', { hasFocus: true });
		expect(onValueChange.mock.calls).toEqual([['mdy']]);
		end();
	});

	it('shows what holds again where an earlier visit had chosen', async () => {
		const onValueChange = vi.fn();
		const { field, end } = await takeOver(kept(onValueChange), 'mdy');
		expect(field.value).toBe('ygn');
		expect(onValueChange).not.toHaveBeenCalled();
		end();
	});

	it('takes its first option for nobody’s choice', async () => {
		const onValueChange = vi.fn();
		const { end } = await takeOver(kept(onValueChange, 'npt'), 'ygn', { hasFocus: true });
		expect(onValueChange).not.toHaveBeenCalled();
		end();
	});
});

function Bound() {
	const form = useForm({ defaultValues: { region: 'mdy' } });
	return (
		<form>
			<SelectField control={form.control} name="region" label="Region" placeholder="Choose">
				{options}
			</SelectField>
			<button type="button" onClick={() => form.reset()}>
				Reset
			</button>
		</form>
	);
}

it('bound to a form goes back on reset', async () => {
	const screen = await render(<Bound />);
	const select = screen.getByRole('combobox', { name: 'Region' });
	await select.selectOptions('Yangon');
	await expect.element(select).toHaveValue('ygn');
	await screen.getByRole('button').click();
	await expect.element(select).toHaveValue('mdy');
});
