import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { testConformance } from '../testing/conformance.tsx';
import { AlertDialog, type AlertDialogProps } from './index.ts';

const WORDS = {
	title: 'Remove the parasol?',
	description: 'It cannot be put back.',
	confirmLabel: 'Remove',
	onConfirm: () => {},
};

testConformance((props) => <AlertDialog {...props} {...WORDS} />, {
	part: 'alert-dialog',
	ownsTitle: true,
	ownsDescription: true,
});

async function openAlert(props: Partial<AlertDialogProps> = {}) {
	const onOpenChange = vi.fn();
	const trigger = <button type="button">Remove item</button>;
	const screen = await render(<AlertDialog {...WORDS} trigger={trigger} onOpenChange={onOpenChange} {...props} />);
	const opener = screen.getByRole('button', { name: 'Remove item' });
	await opener.click();
	const dialog = screen.getByRole('alertdialog', { name: 'Remove the parasol?' });
	await expect.element(dialog).toBeVisible();
	return { screen, opener, dialog, onOpenChange };
}

describe('AlertDialog', () => {
	it('is an alert dialog, described, that begins at the safe answer', async () => {
		const { screen, dialog } = await openAlert();
		await expect.element(dialog).toHaveAccessibleDescription('It cannot be put back.');
		await expect.element(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
	});

	it.each(['Escape', 'Enter'])('%s is the safe answer and gives the focus back', async (key) => {
		const onConfirm = vi.fn();
		const { opener, dialog } = await openAlert({ onConfirm });
		await userEvent.keyboard(`{${key}}`);
		await expect.element(dialog).not.toBeInTheDocument();
		await expect.element(opener).toHaveFocus();
		expect(onConfirm).not.toHaveBeenCalled();
	});

	it('does not close by a press outside', async () => {
		const { dialog, onOpenChange } = await openAlert();
		onOpenChange.mockReset();
		for (const type of ['pointerdown', 'click']) {
			dialog.element().dispatchEvent(new PointerEvent(type, { bubbles: true, clientX: 2, clientY: 2 }));
		}
		expect(onOpenChange).not.toHaveBeenCalled();
		await expect.element(dialog).toBeVisible();
	});

	it('confirms and leaves closing to the caller', async () => {
		const onConfirm = vi.fn();
		const { screen, dialog } = await openAlert({ onConfirm });
		await screen.getByRole('button', { name: 'Remove', exact: true }).click();
		expect(onConfirm).toHaveBeenCalledOnce();
		await expect.element(dialog).toBeVisible();
	});

	it('while pending it stays, whatever is pressed, and counts no second answer', async () => {
		const onConfirm = vi.fn();
		const onOpenChange = vi.fn();
		const screen = await render(
			<AlertDialog {...WORDS} isOpen isPending onConfirm={onConfirm} onOpenChange={onOpenChange} />,
		);
		const dialog = screen.getByRole('alertdialog');
		await userEvent.keyboard('{Escape}');
		await screen.getByRole('button', { name: 'Cancel' }).click({ force: true });
		await screen.getByRole('button', { name: 'Remove', exact: true }).click({ force: true });
		expect(onConfirm).not.toHaveBeenCalled();
		expect(onOpenChange).not.toHaveBeenCalled();
		await expect.element(dialog).toBeVisible();
	});

	it('reads out why it did not work', async () => {
		const { screen } = await openAlert({ error: 'The shop did not answer. Try again.' });
		await expect.element(screen.getByRole('alert')).toHaveTextContent('The shop did not answer. Try again.');
	});
});
