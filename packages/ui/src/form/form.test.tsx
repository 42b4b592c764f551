import { renderToString } from 'react-dom/server';
import { useForm } from 'react-hook-form';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { BoundFormErrorSummary } from '../form-error-summary/form.tsx';
import { InputField } from '../input/form.tsx';
import { QuantityField } from '../quantity-stepper/form.tsx';
import { type RootProps, testConformance } from '../testing/conformance.tsx';
import { Form, type FormErrors, type FormProps, type FormResult, FormSubmit } from './index.ts';

interface Values {
	email: string;
	phone: string;
	pieces: number;
}

const RULES: Partial<Record<keyof Values, string>> = { email: 'Type your email.', phone: 'Type your phone number.' };

/** Asks for all that RULES names; schema libraries answer in this form too, in whatever order. */
const required = (values: Values) => {
	const missing = Object.entries(RULES).filter(
		([name]) => Object.entries(values).find(([key]) => key === name)?.[1] === '',
	);
	const errors = Object.fromEntries(missing.reverse().map(([name, message]) => [name, { type: 'required', message }]));
	return missing.length > 0 ? { values: {}, errors } : { values, errors: {} };
};

interface ContactProps extends RootProps {
	readonly onSubmit?: FormProps<Values>['onSubmit'];
	readonly onUnexpectedError?: (error: unknown) => void;
}

function Contact({ onSubmit = () => undefined, ...props }: ContactProps) {
	const form = useForm<Values>({ defaultValues: { email: '', phone: '', pieces: 2 }, resolver: required });
	return (
		<Form {...props} form={form} onSubmit={onSubmit}>
			<BoundFormErrorSummary />
			<InputField name="email" label="Email" />
			<InputField name="phone" label="Phone" />
			<QuantityField name="pieces" label="Pieces" />
			<FormSubmit>Send</FormSubmit>
			<button type="reset">Start over</button>
		</Form>
	);
}

testConformance((props) => <Contact {...props} />, { part: 'form' });

async function setUp(props: ContactProps = {}) {
	const screen = await render(<Contact {...props} />);
	const summary = () =>
		[...screen.container.querySelectorAll('[data-part="form-error-summary-link"]')].map((link) => link.textContent);
	return {
		screen,
		summary,
		email: screen.getByRole('textbox', { name: 'Email' }),
		phone: screen.getByRole('textbox', { name: 'Phone' }),
		send: screen.getByRole('button', { name: 'Send' }),
		fill: async () => {
			await screen.getByRole('textbox', { name: 'Email' }).fill('khin@example.com');
			await screen.getByRole('textbox', { name: 'Phone' }).fill('09799123456');
		},
	};
}

/** Answers when told to. */
function later() {
	const answers: ((answer: FormResult) => void)[] = [];
	const onSubmit = vi.fn(() => new Promise<FormResult>((resolve) => answers.push(resolve)));
	return { onSubmit, answer: (answer?: FormErrors) => answers.shift()?.(answer) };
}

describe('Form', () => {
	it('sends the values once all rules are kept', async () => {
		const onSubmit = vi.fn(() => undefined);
		const { fill, send } = await setUp({ onSubmit });
		await fill();
		await send.click();
		await expect
			.poll(() => onSubmit.mock.calls)
			.toEqual([[{ email: 'khin@example.com', phone: '09799123456', pieces: 2 }]]);
	});

	it('lists what is missing in the order of the page and moves the focus to the first', async () => {
		const onSubmit = vi.fn(() => undefined);
		const { screen, send, email, phone, summary } = await setUp({ onSubmit });
		expect(summary()).toEqual([]);
		await send.click();
		await expect.poll(summary).toEqual(['Type your email.', 'Type your phone number.']);
		await expect.element(email).toHaveFocus();
		await expect.element(phone).toHaveAttribute('aria-invalid', 'true');
		expect(onSubmit).not.toHaveBeenCalled();

		await screen.getByRole('link', { name: 'Type your phone number.' }).click();
		await expect.element(phone).toHaveFocus();
		await phone.fill('09799123456');
		await expect.poll(summary).toEqual(['Type your email.']);
	});

	it('puts errors of the server at their fields, keeps what was typed, and takes each back as its field changes', async () => {
		const fieldErrors = { phone: 'That number is taken.', 'email.domain': 'We cannot write there.' };
		const { fill, send, email, phone, summary } = await setUp({ onSubmit: async () => ({ fieldErrors }) });
		await fill();
		await send.click();
		await expect.poll(summary).toEqual(['We cannot write there.', 'That number is taken.']);
		await expect.element(email).toHaveFocus();
		await expect.element(email).toHaveValue('khin@example.com');
		await expect.element(phone).toHaveAccessibleDescription('That number is taken.');
		await phone.fill('09799123457');
		await expect.element(phone).not.toHaveAttribute('aria-invalid');
		await expect.element(email).toHaveAttribute('aria-invalid', 'true');
	});

	it('says itself what the server says of the whole, and of fields it does not show', async () => {
		const answers: FormResult[] = [
			{ formError: 'The shop is closed.', fieldErrors: { coupon: 'The coupon ran out.' } },
			undefined,
		];
		const { screen, fill, send } = await setUp({ onSubmit: () => answers.shift() });
		await fill();
		await send.click();
		const alert = screen.getByRole('alert');
		await expect.element(alert).toHaveTextContent('The shop is closed. The coupon ran out.');
		await send.click();
		await expect.poll(() => screen.container.querySelector('[data-part="form-error"]')).toBeNull();
	});

	it.each([
		['an answer', { formError: 'No service there.' }, 'No service there.', 0],
		['an accident', new Error('offline'), 'That did not work. Nothing you typed is lost; please try again.', 1],
	])('takes %s that was thrown for what it is', async (_, thrown, said, reported) => {
		const onUnexpectedError = vi.fn();
		const { screen, fill, send, email } = await setUp({ onSubmit: () => Promise.reject(thrown), onUnexpectedError });
		await fill();
		await send.click();
		await expect.element(screen.getByRole('alert')).toHaveTextContent(said);
		expect(onUnexpectedError).toHaveBeenCalledTimes(reported);
		await expect.element(email).toHaveValue('khin@example.com');
	});

	it('is sent once at a time, by button or Enter', async () => {
		const { onSubmit, answer } = later();
		const { screen, fill, send, email } = await setUp({ onSubmit });
		await fill();
		await send.click();
		const form = screen.container.querySelector('form');
		await expect.poll(() => form?.getAttribute('aria-busy')).toBe('true');
		await expect.element(send).toHaveAttribute('aria-busy', 'true');
		await email.click();
		await userEvent.keyboard('{Enter}');
		form?.requestSubmit();
		form?.requestSubmit();
		answer();
		await expect.poll(() => form?.hasAttribute('aria-busy')).toBe(false);
		expect(onSubmit).toHaveBeenCalledTimes(1);
		await send.click();
		await expect.poll(() => onSubmit.mock.calls.length).toBe(2);
		answer();
	});

	it('goes back to its first values, and forgets its errors', async () => {
		const { screen, email, send, summary } = await setUp();
		await email.fill('khin');
		await screen.getByRole('button', { name: 'Increase quantity' }).click();
		await send.click();
		await expect.poll(summary).toEqual(['Type your phone number.']);
		await screen.getByRole('button', { name: 'Start over' }).click();
		await expect.element(email).toHaveValue('');
		await expect.element(screen.getByRole('spinbutton')).toHaveValue('2');
		expect(summary()).toEqual([]);
	});

	it('is whole on the server, and would not put what was typed into the address', () => {
		const html = renderToString(<Contact />);
		// React's action sends nothing by the browser itself, so no address gets what was typed.
		expect(html).toMatch(/<form [^>]*action="javascript:throw /);
		expect(html).toContain('Email');
	});
});
