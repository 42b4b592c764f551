import type { Meta, StoryObj } from '@storybook/react-vite';
import { Field } from '../field/index.ts';
import { LabelsProvider, labelsMy, labelsTh, labelsZh } from '../labels/index.ts';
import { Combinations as Grid } from '../testing/combinations.tsx';
import { phoneWide } from '../testing/decorators.tsx';
import { guide } from './date-picker.guide.ts';
import { DatePicker, DateRangePicker } from './index.ts';

const TODAY = '2026-11-19';
const RANGE = { start: '2026-11-21', end: '2026-11-24' };

const meta = {
	title: 'Components/Forms/DatePicker',
	component: DatePicker,
	args: { 'aria-label': 'Day of delivery', today: TODAY, locale: 'en-GB' },
	argTypes: { isDateDisabled: { control: false } },
	// It opens over the page.
	parameters: { guide, docs: { story: { inline: false } } },
} satisfies Meta<typeof DatePicker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
	decorators: [phoneWide],
	render: ({ 'aria-label': _label, ...args }) => (
		<Field label="Day of delivery" description="Within the next 30 days.">
			<DatePicker {...args} min={TODAY} max="2026-12-19" />
		</Field>
	),
};

export const Playground: Story = {
	decorators: [phoneWide],
	args: { size: 'md', isClearable: true, isInvalid: false, disabled: false, readOnly: false },
};

export const Open: Story = {
	args: { defaultOpen: true, defaultValue: '2026-11-24' },
	render: (args) => (
		<div className="min-h-112 max-w-80">
			<DatePicker {...args} />
		</div>
	),
};

export const RangeOpen: Story = {
	render: ({ defaultValue: _day, value: _value, onValueChange: _change, name: _name, ...args }) => (
		<div className="min-h-120 max-w-80">
			<DateRangePicker {...args} aria-label="Days of the report" defaultValue={RANGE} defaultOpen />
		</div>
	),
};

export const Combinations: Story = {
	render: () => (
		<Grid
			cell={280}
			axes={{ size: ['sm', 'md', 'lg'], state: ['empty', 'chosen', 'isInvalid', 'disabled', 'readOnly'] } as const}
			ugly={{
				Burmese: (
					<div lang="my" className="w-full">
						<LabelsProvider labels={labelsMy}>
							<Field label="ပို့ဆောင်မည့်ရက်">
								<DatePicker today={TODAY} locale="my" defaultValue="2026-11-24" isClearable />
							</Field>
							<DateRangePicker aria-label="ရက်များ" today={TODAY} locale="my" className="mt-3" />
						</LabelsProvider>
					</div>
				),
				'Thai, Buddhist years': (
					<div lang="th" className="w-full">
						<LabelsProvider labels={labelsTh}>
							<Field label="วันที่จัดส่ง">
								<DatePicker today={TODAY} locale="th" defaultValue="2026-11-24" isClearable />
							</Field>
							<DateRangePicker aria-label="ช่วงวันที่" today={TODAY} locale="th" defaultValue={RANGE} className="mt-3" />
						</LabelsProvider>
					</div>
				),
				Chinese: (
					<div lang="zh-Hans" className="w-full">
						<LabelsProvider labels={labelsZh}>
							<DatePicker aria-label="送货日期" today={TODAY} locale="zh-Hans" />
							<DateRangePicker aria-label="日期" today={TODAY} locale="zh-Hans" defaultValue={RANGE} className="mt-3" />
						</LabelsProvider>
					</div>
				),
				'narrow, right to left': (
					<div dir="rtl" lang="ar" className="w-44 max-w-full">
						<DateRangePicker aria-label="Days" today={TODAY} locale="ar" defaultValue={RANGE} isClearable />
					</div>
				),
			}}
		>
			{({ size, state }) => (
				<DatePicker
					aria-label={`Day, ${size}, ${state}`}
					today={TODAY}
					locale="en-GB"
					size={size}
					className="w-full"
					{...(state !== 'empty' && { defaultValue: '2026-11-24' })}
					{...(state !== 'empty' && state !== 'chosen' && { [state]: true })}
				/>
			)}
		</Grid>
	),
};
