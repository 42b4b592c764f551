import { describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { testConformance } from '../testing/conformance.tsx';
import { PasswordInput } from './index.ts';

testConformance((props) => <PasswordInput aria-label="Password" {...props} />, {
	part: 'password-input',
	classNamePart: 'password-input-box',
});

describe('PasswordInput', () => {
	it('hides what is typed until its button is pressed', async () => {
		const screen = await render(<PasswordInput aria-label="Password" defaultValue="မြန်မာ123" />);
		const input = screen.getByLabelText('Password', { exact: true });
		const button = screen.getByRole('button', { name: 'Show password' });
		await expect.element(input).toHaveAttribute('type', 'password');
		await expect.element(button).toHaveAttribute('aria-pressed', 'false');
		await button.click();
		await expect.element(input).toHaveAttribute('type', 'text');
		await expect.element(input).toHaveValue('မြန်မာ123');
		await expect.element(button).toHaveAttribute('aria-pressed', 'true');
		await expect.element(button).toHaveFocus();
	});

	it('is hidden again when its form is sent', async () => {
		const screen = await render(
			<form onSubmit={(event) => event.preventDefault()}>
				<PasswordInput aria-label="Password" />
				<button type="submit">Sign in</button>
			</form>,
		);
		await screen.getByRole('button', { name: 'Show password' }).click();
		await screen.getByRole('button', { name: 'Sign in' }).click();
		await expect.element(screen.getByLabelText('Password', { exact: true })).toHaveAttribute('type', 'password');
	});

	it.each(['current-password', 'new-password'] as const)(
		'tells password managers that it is a %s',
		async (autoComplete) => {
			const screen = await render(<PasswordInput aria-label="Password" autoComplete={autoComplete} />);
			await expect
				.element(screen.getByLabelText('Password', { exact: true }))
				.toHaveAttribute('autocomplete', autoComplete);
		},
	);

	it('says while capitals are locked, and only while it is typed into', async () => {
		const screen = await render(<PasswordInput aria-label="Password" aria-describedby="elsewhere" />);
		const input = screen.getByLabelText('Password', { exact: true });
		await input.click();
		const press = (isLocked: boolean) =>
			input
				.element()
				.dispatchEvent(new KeyboardEvent('keydown', { key: 'A', bubbles: true, modifierCapsLock: isLocked }));
		press(true);
		await expect.element(screen.getByText('Caps Lock is on.')).toBeVisible();
		await expect.element(input).toHaveAccessibleDescription('Caps Lock is on.');
		press(false);
		await expect.element(input).toHaveAttribute('aria-describedby', 'elsewhere');
		press(true);
		await screen.getByRole('button').click();
		await expect.poll(() => screen.container.textContent).toBe('');
	});

	it('cannot be shown while it is out of use', async () => {
		const screen = await render(<PasswordInput aria-label="Password" disabled />);
		await expect.element(screen.getByRole('button')).toBeDisabled();
	});
});
