import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { testConformance } from '../testing/conformance.tsx';
import { Button } from './index.ts';

testConformance((props) => <Button {...props}>Pay</Button>, { part: 'button' });

describe('Button', () => {
	it('does not submit the form around it unless told to', async () => {
		const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
		const screen = await render(
			<form onSubmit={onSubmit}>
				<Button>Add</Button>
				<Button type="submit">Send</Button>
			</form>,
		);
		await screen.getByRole('button', { name: 'Add' }).click();
		expect(onSubmit).not.toHaveBeenCalled();
		await screen.getByRole('button', { name: 'Send' }).click();
		expect(onSubmit).toHaveBeenCalledOnce();
	});

	it.each([
		['sm', 36],
		['md', 44],
		['lg', 52],
	] as const)('in size %s is %d px high', async (size, height) => {
		const screen = await render(<Button size={size}>Pay</Button>);
		expect(screen.getByRole('button').element().getBoundingClientRect().height).toBe(height);
	});

	it('takes presses 44 px high in its small size', async () => {
		const screen = await render(
			<div style={{ padding: 20 }}>
				<Button size="sm">Follow</Button>
			</div>,
		);
		const button = screen.getByRole('button').element();
		const { left, top, bottom } = button.getBoundingClientRect();
		expect(document.elementFromPoint(left + 20, top - 3)).toBe(button);
		expect(document.elementFromPoint(left + 20, bottom + 3)).toBe(button);
	});

	it('cannot be pressed when disabled, and its text stays readable', async () => {
		const onClick = vi.fn();
		const screen = await render(
			<Button disabled onClick={onClick}>
				Sold out
			</Button>,
		);
		const button = screen.getByRole('button', { name: 'Sold out' });
		await expect.element(button).toBeDisabled();
		await button.click({ force: true });
		expect(onClick).not.toHaveBeenCalled();
		expect(getComputedStyle(button.element()).opacity).toBe('1');
	});

	it('wraps text that is too long for its place instead of cutting it', async () => {
		const screen = await render(
			<div lang="my" style={{ width: 200 }}>
				<Button isFullWidth>အခမဲ့ပို့ဆောင်ပေးမည့်မြို့နယ်များအားလုံးကိုကြည့်ရှုရန်</Button>
			</div>,
		);
		const button = screen.getByRole('button').element();
		expect(button.getBoundingClientRect().width).toBe(200);
		expect(button.scrollWidth).toBeLessThanOrEqual(200);
		expect(button.getBoundingClientRect().height).toBeGreaterThan(52);
	});
});

describe('a loading Button', () => {
	it('keeps its width, name and focus, and ignores presses', async () => {
		const onClick = vi.fn();
		const screen = await render(
			<Button isLoading={false} onClick={onClick}>
				Add to cart
			</Button>,
		);
		const button = screen.getByRole('button', { name: 'Add to cart' });
		const { width, height } = button.element().getBoundingClientRect();
		await button.click();
		expect(onClick).toHaveBeenCalledOnce();

		await screen.rerender(
			<Button isLoading onClick={onClick}>
				Add to cart
			</Button>,
		);
		expect(button.element().getBoundingClientRect()).toMatchObject({ width, height });
		await expect.element(button).toHaveFocus();
		await expect.element(button).toHaveAttribute('aria-busy', 'true');
		await expect.element(button).toHaveAttribute('aria-disabled', 'true');
		await userEvent.keyboard('{Enter} ');
		await button.click({ force: true });
		expect(onClick).toHaveBeenCalledOnce();
	});

	it('does not submit its form again', async () => {
		const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
		const screen = await render(
			<form onSubmit={onSubmit}>
				<input aria-label="Code" />
				<Button type="submit" isLoading>
					Send
				</Button>
			</form>,
		);
		await screen.getByRole('textbox').fill('123456');
		await userEvent.keyboard('{Enter}');
		expect(onSubmit).not.toHaveBeenCalled();
	});

	it('tells screen readers in a region that was there before', async () => {
		const screen = await render(<Button isLoading={false}>Pay</Button>);
		const region = screen.getByRole('status');
		await expect.element(region).toBeEmptyDOMElement();
		await screen.rerender(
			<Button isLoading loadingLabel="Paying">
				Pay
			</Button>,
		);
		await expect.element(region).toHaveTextContent('Paying');
	});

	it('leaves no region behind on buttons that never load', async () => {
		const screen = await render(<Button>Pay</Button>);
		expect(screen.container.querySelectorAll('[role="status"]')).toHaveLength(0);
	});
});

describe('Button asChild', () => {
	it('lends look, icons and handlers to a link', async () => {
		const onClick = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
		const screen = await render(
			<Button asChild iconStart={<svg data-testid="icon" />} onClick={onClick} className="mt-2">
				<a href="/login" className="mb-2">
					Sign in
				</a>
			</Button>,
		);
		const link = screen.getByRole('link', { name: 'Sign in' });
		await expect.element(link).toHaveClass('mt-2', 'mb-2', 'bg-accent');
		await expect.element(link).toHaveAttribute('data-part', 'button');
		expect(link.element().contains(screen.getByTestId('icon').element())).toBe(true);
		await link.click();
		expect(onClick).toHaveBeenCalledOnce();
		expect(screen.container.querySelectorAll('button')).toHaveLength(0);
	});
});
