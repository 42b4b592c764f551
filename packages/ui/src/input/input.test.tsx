import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { testConformance } from '../testing/conformance.tsx';
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
