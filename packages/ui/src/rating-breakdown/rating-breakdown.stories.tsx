import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Combinations as Cross } from '../testing/combinations.tsx';
import { phoneWide } from '../testing/decorators.tsx';
import { RatingBreakdown, type RatingBreakdownProps, type RatingBreakdownRow } from './index.ts';
import { guide } from './rating-breakdown.guide.ts';

const rowsOf = (...counts: readonly number[]): readonly RatingBreakdownRow[] =>
	counts.map((count, place) => ({
		stars: 5 - place,
		starsText: String(5 - place),
		count,
		countText: count.toLocaleString('en-US'),
		label: `${5 - place} stars: ${count} reviews`,
	}));

const tea = rowsOf(210, 84, 30, 6, 12);

function Kept({ value: first = null, ...props }: RatingBreakdownProps) {
	const [value, setValue] = useState(first);
	return <RatingBreakdown {...props} value={value} onValueChange={setValue} />;
}

const meta = {
	title: 'Components/Commerce/RatingBreakdown',
	component: RatingBreakdown,
	args: { rows: tea, label: 'Reviews by stars' },
	parameters: { guide },
	decorators: [phoneWide],
} satisfies Meta<typeof RatingBreakdown>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { value: 4 }, render: (args) => <Kept {...args} /> };

export const WithLinks: Story = {
	render: () => (
		<RatingBreakdown
			{...meta.args}
			value={5}
			rows={tea.map((row) => ({ ...row, link: <a href={`#stars-${row.stars}`}>{row.label}</a> }))}
		/>
	),
};

const BURMESE = '၀၁၂၃၄၅၆၇၈၉';
const toBurmese = (value: number) => String(value).replace(/\d/g, (digit) => BURMESE.charAt(Number(digit)));

const burmese = tea.map((row) => ({
	...row,
	starsText: toBurmese(row.stars),
	countText: `${toBurmese(row.count)} ခု`,
	label: `ကြယ် ${toBurmese(row.stars)} ပွင့်၊ သုံးသပ်ချက် ${toBurmese(row.count)} ခု`,
}));

export const Combinations: Story = {
	decorators: [],
	render: () => (
		<Cross
			axes={{ value: [null, 4] }}
			cell={288}
			ugly={{
				'rows that filter': <Kept {...meta.args} value={4} className="w-full" />,
				'no reviews': <RatingBreakdown {...meta.args} rows={rowsOf(0, 0, 0, 0, 0)} className="w-full" />,
				'one against a million': (
					<RatingBreakdown {...meta.args} rows={rowsOf(1_000_000, 0, 1, 0, 0)} className="w-full" />
				),
				Burmese: (
					<div lang="my" className="w-full">
						<Kept {...meta.args} rows={burmese} value={5} label="ကြယ်အလိုက် သုံးသပ်ချက်များ" />
					</div>
				),
				'160 px': (
					<div className="w-40">
						<RatingBreakdown {...meta.args} />
					</div>
				),
			}}
		>
			{(values) => <RatingBreakdown {...meta.args} {...values} className="w-full" />}
		</Cross>
	),
};
