import { useForm } from 'react-hook-form';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { testConformance } from '../testing/conformance.tsx';
import { takeOver } from '../testing/take-over.tsx';
import { InputField } from './form.tsx';
import { Input } from './index.ts';

testConformance((props) => <Input aria-label="Email" {...props} />, { part: 'input', classNamePart: 'input-box' });

describe('Input', () => {
	it.each([
		['sm', 36],
		['md', 44],
		['lg', 52],
	] as const)('in size %s is %d px high, in Burmese too', async (size, height) => {
		const screen = await render(
			<div lang="my">
				<Input size={size} aria-label="အမည်" defaultValue="ဒေါ်ခင်ဥက္ကဋ္ဌ" />
			</div>,
		);
		expect(screen.getByRole('textbox').element().parentElement?.getBoundingClientRect().height).toBe(height);
	});

	it('is typed into and tells its value', async () => {
		const onChange = vi.fn();
		const screen = await render(<Input aria-label="Email" onChange={(event) => onChange(event.target.value)} />);
		await screen.getByRole('textbox').fill('khin@example.com');
		expect(onChange).toHaveBeenLastCalledWith('khin@example.com');
	});

	it('shows its focus around prefix and suffix', async () => {
		const screen = await render(<Input aria-label="Weight" prefix="~" suffix="kg" />);
		const box = screen.container.querySelector('[data-part="input-box"]');
		if (!box) throw new Error('no box');
		expect(getComputedStyle(box).outlineStyle).toBe('none');
		await userEvent.tab();
		await expect.element(screen.getByRole('textbox')).toHaveFocus();
		expect(getComputedStyle(box)).toMatchObject({ outlineStyle: 'solid', outlineWidth: '2px', outlineOffset: '2px' });
	});

	it.each([
		['isInvalid', { isInvalid: true }],
		['aria-invalid', { 'aria-invalid': true }],
	] as const)('marks by %s what is not acceptable', async (_, props) => {
		const screen = await render(<Input aria-label="Email" {...props} />);
		await expect.element(screen.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true');
		expect(screen.container.querySelector('[data-part="input-box"]')?.classList).toContain('border-critical');
	});

	it('says nothing about validity when there is nothing to say', async () => {
		const screen = await render(<Input aria-label="Email" isInvalid={false} />);
		await expect.element(screen.getByRole('textbox')).not.toHaveAttribute('aria-invalid');
	});

	it('sets its text at 16 px or more on phones, so that iOS does not zoom in', async () => {
		const { page } = await import('vitest/browser');
		await page.viewport(375, 700);
		const screen = await render(<Input size="sm" aria-label="Email" />);
		expect(getComputedStyle(screen.getByRole('textbox').element()).fontSize).toBe('16px');
		await page.viewport(768, 720);
	});
});

function Bound({ onSubmit }: { readonly onSubmit: (values: { email: string }) => void }) {
	const form = useForm({ defaultValues: { email: '' } });
	return (
		<form onSubmit={form.handleSubmit((values) => onSubmit(values))}>
			<InputField control={form.control} name="email" label="Email" />
			<button type="submit">Send</button>
			{form.formState.isSubmitted && 'Sent'}
		</form>
	);
}

describe('an Input taken over from the server', () => {
	it('tells its form what was typed into it before, and keeps it when the form is drawn anew', async () => {
		const onSubmit = vi.fn();
		const { field, container, end } = await takeOver(<Bound onSubmit={onSubmit} />, 'khin@example.com');
		container.querySelector('button')?.click();
		await expect.poll(() => container.textContent).toContain('Sent');
		expect(onSubmit.mock.calls[0]?.[0]).toEqual({ email: 'khin@example.com' });
		expect(field.value).toBe('khin@example.com');
		end();
	});

	it('leaves the cursor where it stands', async () => {
		const { field, end } = await takeOver(<Input aria-label="Email" value="" onChange={() => {}} />, 'khin', {
			hasFocus: true,
		});
		expect(document.activeElement).toBe(field);
		end();
	});
});
