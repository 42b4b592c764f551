import { describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { testConformance } from '../testing/conformance.tsx';
import { Rating } from './index.ts';

testConformance((props) => <Rating {...props} value={4.7} valueText="4.7" label="Rated 4.7 of 5" />, {
	part: 'rating',
});

describe('Rating', () => {
	it.each(['compact', 'full'] as const)(
		'in its %s form is one picture with the whole rating as its name',
		async (form) => {
			const screen = await render(
				<Rating
					form={form}
					value={4.7}
					valueText="4.7"
					countText="342 reviews"
					label="Rated 4.7 of 5 in 342 reviews"
				/>,
			);
			await expect.element(screen.getByRole('img', { name: 'Rated 4.7 of 5 in 342 reviews' })).toBeVisible();
			expect(screen.container.querySelectorAll('svg')).toHaveLength(1);
			await expect.element(screen.getByText('342 reviews')).toBeVisible();
		},
	);

	it.each([
		[0, 0],
		[0.5, 12],
		[2.5, 60],
		[4.75, 114],
		[5, 120],
		[-1, 0],
		[7, 120],
		[Number.NaN, 0],
	])('fills five stars of 24 units to the value %f: %f units', async (value, width) => {
		const screen = await render(<Rating form="full" value={value} valueText="" label="Rated" />);
		expect(screen.container.querySelector('[data-part="rating-fill"]')?.getAttribute('width')).toBe(String(width));
	});

	it('two on one page do not share their fill', async () => {
		const screen = await render(
			<>
				<Rating form="full" value={1} valueText="1" label="Rated 1 of 5" />
				<Rating form="full" value={5} valueText="5" label="Rated 5 of 5" />
			</>,
		);
		const ids = [...screen.container.querySelectorAll('clipPath')].map(({ id }) => id);
		expect(new Set(ids).size).toBe(2);
	});

	it('shortens the count rather than growing out of its place', async () => {
		const screen = await render(
			<div style={{ width: 120 }}>
				<Rating value={4.7} valueText="၄.၇" countText="သုံးသပ်ချက် ၁,၀၀၀,၀၀၀ ခု" label="၄.၇" />
			</div>,
		);
		expect(screen.getByRole('img').element().getBoundingClientRect().width).toBeLessThanOrEqual(120);
	});
});
