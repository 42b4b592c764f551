import type { Meta, StoryObj } from '@storybook/react-vite';
import { Combinations as Grid } from '../testing/combinations.tsx';
import { phoneWide } from '../testing/decorators.tsx';
import { Progress, ProgressCircle } from './index.ts';
import { guide } from './progress.guide.ts';

const meta = {
	title: 'Components/Feedback/Progress',
	component: Progress,
	parameters: { guide },
	args: { label: 'Free delivery', value: 36_000, max: 45_000, valueText: '9,000 K to go' },
} satisfies Meta<typeof Progress>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { decorators: [phoneWide] };

export const Playground: Story = { args: { tone: 'brand', size: 'md', isLabelHidden: false } };

export const Unknown: Story = {
	args: { label: 'Sending 3 pictures', value: undefined, valueText: undefined },
	decorators: [phoneWide],
};

export const Circle: Story = {
	render: () => (
		<ProgressCircle label="Sending the picture" value={60} size="lg">
			60%
		</ProgressCircle>
	),
};

const CIRCLES = { size: ['sm', 'md', 'lg'], value: [undefined, 0, 60, 100] } as const;

export const Combinations: Story = {
	render: () => (
		<div className="grid gap-8">
			<Grid
				axes={
					{ tone: ['brand', 'positive', 'critical'], size: ['sm', 'md'], value: [undefined, 0, 1, 60, 100] } as const
				}
			>
				{(props) => <Progress {...props} label="Upload" />}
			</Grid>
			<Grid
				axes={CIRCLES}
				ugly={{
					Burmese: (
						<Progress
							lang="my"
							label="ပို့ဆောင်ခအခမဲ့ရရှိရန်လိုအပ်သေးသောပမာဏ"
							value={1}
							max={1_000_000}
							valueText="၁,၀၀၀,၀၀၀ ကျပ်"
						/>
					),
					'right to left': (
						<div dir="rtl" className="grid w-full gap-3">
							<Progress label="Upload" value={30} valueText="30%" />
							<ProgressCircle label="Upload" value={30} />
						</div>
					),
				}}
			>
				{(props) => <ProgressCircle {...props} label="Upload" />}
			</Grid>
		</div>
	),
};
