import type { Meta, StoryObj } from '@storybook/react-vite';
import { LabelsProvider, labelsMy, labelsTh, labelsZh } from '../labels/index.ts';
import { Combinations as Grid } from '../testing/combinations.tsx';
import { guide } from './calendar.guide.ts';
import { Calendar, RangeCalendar } from './index.ts';

const TODAY = '2026-11-19';

const isSunday = (date: string) => new Date(`${date}T00:00:00Z`).getUTCDay() === 0;

const meta = {
	title: 'Components/Forms/Calendar',
	component: Calendar,
	args: { 'aria-label': 'Day of delivery', today: TODAY, defaultValue: '2026-11-24', locale: 'en-GB' },
	argTypes: { dayRef: { control: false }, isDateDisabled: { control: false } },
	parameters: { guide },
} satisfies Meta<typeof Calendar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { min: '2026-11-10', max: '2027-02-10', readOnly: false } };

export const Limits: Story = {
	args: { min: TODAY, max: '2026-12-15', isDateDisabled: isSunday },
};

export const Range: Story = {
	render: ({ defaultValue: _one, value: _value, onValueChange: _change, ...args }) => (
		<RangeCalendar {...args} defaultValue={{ start: '2026-11-12', end: '2026-11-24' }} />
	),
};

export const Languages: Story = {
	render: () => (
		<div className="flex flex-wrap gap-8">
			<div lang="my" className="max-w-full">
				<LabelsProvider labels={labelsMy}>
					<RangeCalendar today={TODAY} locale="my" defaultValue={{ start: '2026-11-12', end: '2026-11-17' }} />
				</LabelsProvider>
			</div>
			<div lang="th" className="max-w-full">
				<LabelsProvider labels={labelsTh}>
					<RangeCalendar today={TODAY} locale="th" defaultValue={{ start: '2026-11-12', end: '2026-11-17' }} />
				</LabelsProvider>
			</div>
			<div lang="zh-Hans" className="max-w-full">
				<LabelsProvider labels={labelsZh}>
					<RangeCalendar today={TODAY} locale="zh-Hans" defaultValue={{ start: '2026-11-12', end: '2026-11-17' }} />
				</LabelsProvider>
			</div>
		</div>
	),
};

export const Combinations: Story = {
	render: () => (
		<Grid
			cell={330}
			axes={{ state: ['empty', 'chosen', 'readOnly'] }}
			ugly={{
				'right to left': (
					<div dir="rtl" lang="ar" className="w-full">
						<RangeCalendar today={TODAY} locale="ar" defaultValue={{ start: '2026-11-12', end: '2026-11-17' }} />
					</div>
				),
				'narrow, 240 px': (
					<div className="w-60 max-w-full">
						<Calendar aria-label="Narrow" today={TODAY} defaultValue="2026-11-24" />
					</div>
				),
				'no day can be chosen': <Calendar aria-label="None" today={TODAY} isDateDisabled={() => true} />,
			}}
		>
			{({ state }) => (
				<Calendar
					aria-label={`Day, ${state}`}
					today={TODAY}
					locale="en-GB"
					{...(state !== 'empty' && { defaultValue: '2026-11-24' })}
					readOnly={state === 'readOnly'}
				/>
			)}
		</Grid>
	),
};
