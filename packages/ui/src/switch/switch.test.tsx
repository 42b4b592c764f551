import { useForm } from 'react-hook-form';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { testConformance } from '../testing/conformance.tsx';
import { SwitchField } from './form.tsx';
import { Switch } from './index.ts';

testConformance((props) => <Switch {...props}>Messages</Switch>, { part: 'switch', classNamePart: 'switch-box' });

describe('Switch', () => {
	it('is a switch named by its words, turned by press and Space', async () => {
		const onCheckedChange = vi.fn();
		const screen = await render(
			<Switch description="When a parcel moves." onCheckedChange={onCheckedChange}>
				Messages
			</Switch>,
		);
		const control = screen.getByRole('switch', { name: 'Messages', exact: true });
		await expect.element(control).toHaveAccessibleDescription('When a parcel moves.');
		await screen.getByText('Messages').click();
		await userEvent.keyboard(' ');
		expect(onCheckedChange.mock.calls).toEqual([[true], [false]]);
	});

	it('goes back by a reset of the form', async () => {
		const screen = await render(
			<form>
				<Switch defaultChecked>Messages</Switch>
				<button type="reset">Reset</button>
			</form>,
		);
		await screen.getByRole('switch').click();
		await expect.element(screen.getByRole('switch')).not.toBeChecked();
		await screen.getByRole('button').click();
		await expect.element(screen.getByRole('switch')).toBeChecked();
	});

	it('says in words and by aria what went wrong', async () => {
		const screen = await render(<Switch error="Not saved.">Messages</Switch>);
		await expect.element(screen.getByRole('switch')).toHaveAccessibleDescription('Not saved.');
		await expect.element(screen.getByRole('switch')).toHaveAttribute('aria-invalid', 'true');
	});

	it('has a row of 44 px', async () => {
		const screen = await render(<Switch>Messages</Switch>);
		expect(screen.getByText('Messages').element().closest('label')?.getBoundingClientRect().height).toBe(44);
	});
});

function Bound() {
	const form = useForm({ defaultValues: { sms: true } });
	return (
		<form>
			<SwitchField control={form.control} name="sms" label="Messages" />
			<button type="button" onClick={() => form.reset()}>
				Reset
			</button>
		</form>
	);
}

it('bound to a form goes back on reset', async () => {
	const screen = await render(<Bound />);
	const control = screen.getByRole('switch', { name: 'Messages' });
	await control.click();
	await expect.element(control).not.toBeChecked();
	await screen.getByRole('button').click();
	await expect.element(control).toBeChecked();
});
