import { useForm } from 'react-hook-form';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { testConformance } from '../testing/conformance.tsx';
import { RatingInputField } from './form.tsx';
import { RatingInput, type RatingInputProps } from './index.ts';

testConformance((props) => <RatingInput {...props} />, { part: 'rating-input' });

async function setUp(props: Partial<RatingInputProps> = {}) {
	const onValueChange = vi.fn();
	const screen = await render(<RatingInput onValueChange={onValueChange} {...props} />);
	return {
		screen,
		onValueChange,
		star: (name: string) => screen.getByRole('radio', { name }),
		filled: () => screen.container.querySelectorAll('[data-state="filled"]').length,
		word: () => screen.container.querySelector('[data-part="rating-input-word"]')?.textContent,
	};
}

describe('RatingInput', () => {
	it('is a named group of five radio buttons, each with its word', async () => {
		const { screen } = await setUp();
		await expect.element(screen.getByRole('radiogroup', { name: 'Your rating' })).toBeVisible();
		expect(
			screen
				.getByRole('radio')
				.elements()
				.map((star) => star.getAttribute('aria-label')),
		).toEqual(['1 star, Bad', '2 stars, Poor', '3 stars, Fair', '4 stars, Good', '5 stars, Excellent']);
	});

	it('chooses by a press and keeps it', async () => {
		const { screen, star, onValueChange, filled, word } = await setUp();
		await userEvent.unhover(screen.getByRole('radiogroup'));
		await expect.poll(() => [filled(), word()]).toEqual([0, 'Not rated yet']);
		await star('4 stars, Good').click();
		expect(onValueChange.mock.calls).toEqual([[4]]);
		await expect.element(star('4 stars, Good')).toBeChecked();
		await expect.poll(() => [filled(), word()]).toEqual([4, 'Good']);
	});

	it('chooses by arrow keys', async () => {
		const { star, onValueChange } = await setUp({ defaultValue: 3 });
		await userEvent.tab();
		await expect.element(star('3 stars, Fair')).toHaveFocus();
		await userEvent.keyboard('{ArrowRight}');
		await userEvent.keyboard('{ArrowLeft}');
		await userEvent.keyboard('{ArrowLeft}');
		expect(onValueChange.mock.calls).toEqual([[4], [3], [2]]);
		await expect.element(star('2 stars, Poor')).toBeChecked();
	});

	it('shows what the pointer would choose, and goes back', async () => {
		const { screen, star, filled, word, onValueChange } = await setUp({ defaultValue: 2 });
		await star('5 stars, Excellent').hover();
		await expect.poll(() => [filled(), word()]).toEqual([5, 'Excellent']);
		await userEvent.unhover(screen.getByRole('radiogroup'));
		await expect.poll(() => [filled(), word()]).toEqual([2, 'Poor']);
		expect(onValueChange).not.toHaveBeenCalled();
	});

	it('follows the caller when the caller keeps the value', async () => {
		const { screen, star, filled, onValueChange } = await setUp({ value: 2 });
		await star('5 stars, Excellent').click();
		expect(onValueChange.mock.calls).toEqual([[5]]);
		await expect.element(star('2 stars, Poor')).toBeChecked();
		await screen.rerender(<RatingInput value={null} />);
		await userEvent.unhover(screen.getByRole('radiogroup'));
		await expect.poll(filled).toBe(0);
	});

	it('can be taken back; the focus goes to the first star', async () => {
		const { screen, star, onValueChange, filled } = await setUp({ defaultValue: 4, isClearable: true });
		await screen.getByRole('button', { name: 'Clear' }).click();
		expect(onValueChange.mock.calls).toEqual([[null]]);
		await expect.element(star('1 star, Bad')).toHaveFocus();
		await expect.poll(filled).toBe(0);
		expect(screen.getByRole('button').query()).toBeNull();
	});

	it('offers no way back unless it is wanted', async () => {
		const { screen } = await setUp({ defaultValue: 4 });
		expect(screen.getByRole('button').query()).toBeNull();
	});

	it('can be taken out of use', async () => {
		const { star, screen } = await setUp({ defaultValue: 4, isDisabled: true, isClearable: true });
		await expect.element(star('1 star, Bad')).toBeDisabled();
		expect(screen.getByRole('button').query()).toBeNull();
	});

	it('has targets of 44 px beside each other at 320 px', async () => {
		const screen = await render(
			<div style={{ width: 288 }}>
				<RatingInput />
			</div>,
		);
		const boxes = screen
			.getByRole('radio')
			.elements()
			.map((star) => star.getBoundingClientRect());
		expect(boxes.every(({ width, height }) => width === 44 && height === 44)).toBe(true);
		expect(new Set(boxes.map(({ top }) => top)).size).toBe(1);
	});

	it('speaks the language that it is given', async () => {
		const words = ['၁', '၂', '၃', '၄', '၅'] as const;
		const { star } = await setUp({ labels: { words, star: (stars, word) => `ကြယ် ${stars} ${word}` } });
		await expect.element(star('ကြယ် 5 ၅')).toBeInTheDocument();
	});
});

function Review({ onSend }: { readonly onSend: (values: { stars: number | null }) => void }) {
	const { control, handleSubmit, setError } = useForm<{ stars: number | null }>({ defaultValues: { stars: null } });
	const send = (values: { stars: number | null }) => {
		if (values.stars === null) setError('stars', { message: 'Choose one to five stars.' }, { shouldFocus: true });
		else onSend(values);
	};
	return (
		<form onSubmit={handleSubmit(send)}>
			<RatingInputField control={control} name="stars" label="How was the tea?" />
			<button type="submit">Send</button>
		</form>
	);
}

describe('RatingInputField', () => {
	it('shows the error of its form, takes the focus, and sends what was chosen', async () => {
		const onSend = vi.fn();
		const screen = await render(<Review onSend={onSend} />);
		await screen.getByRole('button', { name: 'Send' }).click();
		await expect.element(screen.getByText('Choose one to five stars.')).toBeVisible();
		await expect.element(screen.getByRole('radio', { name: '1 star, Bad' })).toHaveFocus();
		await screen.getByRole('radio', { name: '5 stars, Excellent' }).click();
		await screen.getByRole('button', { name: 'Send' }).click();
		await expect.poll(() => onSend.mock.calls[0]?.[0]).toEqual({ stars: 5 });
	});
});
