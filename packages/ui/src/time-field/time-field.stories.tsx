import type { Meta, StoryObj } from '@storybook/react-vite';
import { FieldSet } from '../field-set/index.ts';
import { LabelsProvider, labelsMy, labelsTh, labelsZh } from '../labels/index.ts';
import { Combinations as Grid } from '../testing/combinations.tsx';
import { phoneWide } from '../testing/decorators.tsx';
import { TimeField } from './index.ts';
import { guide } from './time-field.guide.ts';

const AFTERNOON = { hour: '14', minute: '05', period: 'pm' } as const;
const TWELVE = { hour: '2', minute: '05', period: 'pm' } as const;

const meta = {
	title: 'Components/Forms/TimeField',
	component: TimeField,
	args: { 'aria-label': 'Opens at', defaultValue: AFTERNOON },
	argTypes: { parseValue: { control: false }, formatDigits: { control: false } },
	parameters: { guide },
} satisfies Meta<typeof TimeField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
	decorators: [phoneWide],
	render: ({ 'aria-label': _label, ...args }) => (
		<FieldSet legend="Opens at" description="For example 08:30.">
			<TimeField {...args} />
		</FieldSet>
	),
};

export const Playground: Story = {
	decorators: [phoneWide],
	args: { hourCycle: 'h23', minuteStep: 5, isInvalid: false, disabled: false, readOnly: false },
};

export const TwelveHours: Story = { decorators: [phoneWide], args: { hourCycle: 'h12', defaultValue: TWELVE } };

export const Combinations: Story = {
	render: () => (
		<Grid
			cell={290}
			axes={{ hourCycle: ['h23', 'h12'], state: ['empty', 'isInvalid', 'disabled', 'readOnly'] } as const}
			ugly={{
				Burmese: (
					<LabelsProvider labels={labelsMy}>
						<FieldSet lang="my" legend="ဖွင့်ချိန်" error="၂၅ နာရီ မရှိပါ။">
							<TimeField isInvalid hourCycle="h12" defaultValue={{ hour: '၂၅', minute: '၀၅', period: 'am' }} />
						</FieldSet>
					</LabelsProvider>
				),
				Thai: (
					<LabelsProvider labels={labelsTh}>
						<FieldSet lang="th" legend="เวลาเปิด">
							<TimeField hourCycle="h12" defaultValue={TWELVE} />
						</FieldSet>
					</LabelsProvider>
				),
				Chinese: (
					<LabelsProvider labels={labelsZh}>
						<FieldSet lang="zh-Hans" legend="开门时间">
							<TimeField hourCycle="h12" defaultValue={TWELVE} />
						</FieldSet>
					</LabelsProvider>
				),
				'narrow, right to left': (
					<div dir="rtl" className="w-40 max-w-full">
						<TimeField aria-label="Right to left" hourCycle="h12" defaultValue={TWELVE} />
					</div>
				),
			}}
		>
			{({ hourCycle, state }) => (
				<TimeField
					aria-label={`Opens at, ${hourCycle}, ${state}`}
					hourCycle={hourCycle}
					{...(state !== 'empty' && { [state]: true, defaultValue: hourCycle === 'h23' ? AFTERNOON : TWELVE })}
				/>
			)}
		</Grid>
	),
};
