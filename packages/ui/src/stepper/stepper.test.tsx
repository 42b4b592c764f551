import { describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { testConformance } from '../testing/conformance.tsx';
import { Stepper, type StepperProps } from './index.ts';

const STEPS = [
	{ value: 'cart', label: 'Cart', href: '/cart' },
	{ value: 'address', label: 'Address' },
	{ value: 'delivery', label: 'Delivery', href: '/delivery' },
	{ value: 'payment', label: 'Payment', href: '/payment' },
] as const;

const stepper = (props: Partial<StepperProps>) => (
	<Stepper label="Checkout" steps={STEPS} current="delivery" {...props} />
);

testConformance((props) => stepper(props), { part: 'stepper' });

describe('Stepper', () => {
	it('is a named list with the current step marked', async () => {
		const screen = await render(stepper({}));
		await expect.element(screen.getByRole('navigation', { name: 'Checkout' })).toBeVisible();
		const states = screen
			.getByRole('listitem')
			.elements()
			.map((step) => [step.getAttribute('data-state'), step.getAttribute('aria-current')]);
		expect(states).toEqual([
			['done', null],
			['done', null],
			['current', 'step'],
			['upcoming', null],
		]);
	});

	it('leads back to done steps that have an address, and nowhere ahead', async () => {
		const screen = await render(stepper({}));
		expect(screen.getByRole('link').elements()).toHaveLength(1);
		await expect.element(screen.getByRole('link', { name: 'Cart done' })).toHaveAttribute('href', '/cart');
		await screen.rerender(stepper({ current: 'cart' }));
		expect(screen.getByRole('link').elements()).toHaveLength(0);
	});

	it('is all done past the last step', async () => {
		const screen = await render(stepper({ current: 'thanks' }));
		expect(screen.container.querySelectorAll('[data-state="done"]')).toHaveLength(4);
		expect(screen.container.querySelector('[data-part="stepper-position"]')).toBeNull();
	});

	it('in a narrow place writes only the current step, and keeps all names for screen readers', async () => {
		const screen = await render(
			<div style={{ width: 288 }}>
				{stepper({ formatNumber: (value) => `${value}.`, labels: { position: (at, count) => `${at} / ${count}` } })}
			</div>,
		);
		await expect.element(screen.getByText('3. / 4.')).toBeVisible();
		const names = [...screen.container.querySelectorAll('[data-part="stepper-name"]')];
		expect(names.map((name) => name.getBoundingClientRect().width)).toEqual([1, 1, 1, 1]);
		await expect.element(screen.getByRole('link', { name: 'Cart done' })).toBeVisible();
	});

	it('gives the way back 44 px', async () => {
		const screen = await render(<div style={{ width: 288 }}>{stepper({})}</div>);
		const { width, height } = screen.getByRole('link').element().getBoundingClientRect();
		expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
	});

	it('draws the caller’s links', async () => {
		const screen = await render(
			stepper({ renderLink: ({ href, ...props }) => <a {...props} href={`/shop${href}`} /> }),
		);
		await expect.element(screen.getByRole('link', { name: 'Cart done' })).toHaveAttribute('href', '/shop/cart');
	});
});
