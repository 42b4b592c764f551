import { describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { testConformance } from '../testing/conformance.tsx';
import { FormErrorSummary } from './index.ts';
import { messagesOf } from './messages-of.ts';

const ERRORS = [
	{ fieldId: 'email', name: 'email', message: 'Type your email.' },
	{ fieldId: 'phone', name: 'phone', message: 'Type your phone number.' },
];

testConformance((props) => <FormErrorSummary {...props} errors={ERRORS} />, { part: 'form-error-summary' });

describe('FormErrorSummary', () => {
	it('is a region named by its heading, which counts', async () => {
		const screen = await render(<FormErrorSummary errors={ERRORS} headingLevel={3} />);
		await expect.element(screen.getByRole('region', { name: '2 answers to correct' })).toBeVisible();
		await expect.element(screen.getByRole('heading', { level: 3 })).toBeVisible();
		await screen.rerender(<FormErrorSummary errors={ERRORS.slice(1)} />);
		await expect.element(screen.getByRole('alert')).toHaveTextContent('1 answer to correct');
	});

	it('moves the focus to the field of a link, without a place in the history', async () => {
		const screen = await render(
			<>
				<FormErrorSummary errors={ERRORS} />
				<input id="email" aria-label="Email" />
				<input id="phone" aria-label="Phone" />
			</>,
		);
		await screen.getByRole('link', { name: 'Type your phone number.' }).click();
		await expect.element(screen.getByRole('textbox', { name: 'Phone' })).toHaveFocus();
		expect(window.location.hash).toBe('');
	});

	it('leaves the moving to the caller who asks for it', async () => {
		const onFieldFocus = vi.fn();
		const screen = await render(<FormErrorSummary errors={ERRORS} onFieldFocus={onFieldFocus} />);
		await screen.getByRole('link', { name: 'Type your email.' }).click();
		expect(onFieldFocus.mock.calls).toEqual([[ERRORS[0]]]);
	});

	it('takes no room and says nothing while nothing is wrong', async () => {
		const screen = await render(<FormErrorSummary errors={[]} />);
		expect(screen.container.firstElementChild?.getBoundingClientRect().height).toBe(0);
	});

	it('has links of 44 px', async () => {
		const screen = await render(<FormErrorSummary errors={ERRORS} />);
		for (const link of screen.getByRole('link').elements()) {
			expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
		}
	});
});

describe('messagesOf', () => {
	it('makes a list of a tree, in the order asked for', () => {
		const errors = {
			pictures: { root: { type: 'max', message: 'Four at the most.' } },
			address: {
				township: { type: 'required', message: 'Choose a township.' },
				street: { type: 'required', message: '' },
			},
			lines: [undefined, { name: { type: 'required', message: 'Name it.' } }],
			root: { server: { type: 'server', message: 'Closed.' } },
		};
		expect(messagesOf(errors, ['address.township', 'lines.1.name'])).toEqual([
			{ name: 'address.township', message: 'Choose a township.' },
			{ name: 'lines.1.name', message: 'Name it.' },
			{ name: 'pictures', message: 'Four at the most.' },
		]);
	});
});
