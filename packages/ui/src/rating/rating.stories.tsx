import type { Meta, StoryObj } from '@storybook/react-vite';
import { Combinations as Cross } from '../testing/combinations.tsx';
import { Rating } from './index.ts';
import { guide } from './rating.guide.ts';

const meta = {
	title: 'Components/Commerce/Rating',
	component: Rating,
	args: { value: 4.7, valueText: '4.7', countText: '342 reviews', label: 'Rated 4.7 of 5 in 342 reviews' },
	parameters: { guide },
} satisfies Meta<typeof Rating>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { form: 'full' } };

export const Playground: Story = { args: { form: 'compact', size: 'md' } };

export const NoReviews: Story = {
	args: { form: 'full', value: 0, valueText: '0', countText: 'No reviews yet', label: 'No reviews yet' },
};

const burmese = {
	valueText: '၄.၇',
	countText: 'သုံးသပ်ချက် ၁,၀၀၀,၀၀၀ ခု',
	label: 'ကြယ် ၅ ပွင့်အနက် ၄.၇ ပွင့်၊ သုံးသပ်ချက် ၁,၀၀၀,၀၀၀ ခု',
} as const;

export const Burmese: Story = {
	args: burmese,
	render: (args) => (
		<div lang="my">
			<Rating {...args} />
		</div>
	),
};

const FILLS = [0, 0.5, 1, 1.3, 2.5, 3.8, 4.1, 4.9, 5] as const;

export const Combinations: Story = {
	render: () => (
		<Cross
			axes={{
				form: ['compact', 'full'] as const,
				size: ['sm', 'md', 'lg'] as const,
				countText: [undefined, '1.2k sold'],
			}}
			cell={240}
			ugly={{
				'every fill': (
					<div className="grid gap-1">
						{FILLS.map((value) => (
							<Rating
								key={value}
								form="full"
								value={value}
								valueText={value.toFixed(1)}
								label={`Rated ${value} of 5`}
							/>
						))}
					</div>
				),
				'Burmese in a card': (
					<div lang="my" className="w-36 max-w-full">
						<Rating {...meta.args} {...burmese} />
					</div>
				),
				'a million, large, 320 px': (
					<div className="w-72 max-w-full">
						<Rating {...meta.args} form="full" size="lg" countText="1,000,000 reviews" />
					</div>
				),
			}}
		>
			{(values) => <Rating {...meta.args} {...values} />}
		</Cross>
	),
};
