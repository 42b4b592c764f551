import type { Meta, StoryObj } from '@storybook/react-vite';
import { Rating } from './index.ts';

const meta = {
	title: 'Components/Display/Rating',
	component: Rating,
	args: { value: 4.7, valueText: '4.7', countText: '342 reviews', label: 'Rated 4.7 of 5 in 342 reviews' },
} satisfies Meta<typeof Rating>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { form: 'compact', size: 'md' } };

export const Small: Story = { args: { size: 'sm' } };

export const Large: Story = { args: { size: 'lg' } };

export const FiveStars: Story = { args: { form: 'full' } };

export const FiveStarsLarge: Story = { args: { form: 'full', size: 'lg' } };

export const ValueOnly: Story = {
	args: { value: 4.7, valueText: '4.7', countText: undefined, label: 'Rated 4.7 of 5' },
};

export const NoReviews: Story = {
	args: { form: 'full', value: 0, valueText: '0', countText: 'No reviews yet', label: 'No reviews yet' },
};

export const EveryFill: Story = {
	render: () => (
		<div className="grid gap-1">
			{[0, 0.5, 1, 1.3, 2.5, 3.8, 4.1, 4.9, 5].map((value) => (
				<Rating key={value} form="full" value={value} valueText={value.toFixed(1)} label={`Rated ${value} of 5`} />
			))}
		</div>
	),
};

export const Burmese: Story = {
	args: { valueText: '၄.၇', countText: 'သုံးသပ်ချက် ၁,၀၀၀,၀၀၀ ခု', label: 'ကြယ် ၅ ပွင့်အနက် ၄.၇ ပွင့်၊ သုံးသပ်ချက် ၁,၀၀၀,၀၀၀ ခု' },
	render: (args) => (
		<div lang="my" className="w-36">
			<Rating {...args} />
		</div>
	),
};
