import type { Meta, StoryObj } from '@storybook/react-vite';
import { FieldSet } from '../field-set/index.ts';
import { Combinations as Grid } from '../testing/combinations.tsx';
import { phoneWide } from '../testing/decorators.tsx';
import { guide } from './date-field.guide.ts';
import { DateField } from './index.ts';

const meta = {
	title: 'Components/Forms/DateField',
	component: DateField,
	args: { 'aria-label': 'Birthday', defaultValue: { day: '21', month: '11', year: '1990' } },
	parameters: { guide },
} satisfies Meta<typeof DateField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
	decorators: [phoneWide],

	render: ({ 'aria-label': _label, ...args }) => (
		<FieldSet legend="Birthday" description="For example 21 11 1990.">
			<DateField {...args} />
		</FieldSet>
	),
};

export const Playground: Story = {
	decorators: [phoneWide],
	args: { order: ['day', 'month', 'year'], isInvalid: false, disabled: false },
};

export const Combinations: Story = {
	render: () => (
		<Grid
			cell={280}
			axes={{ state: ['empty', 'isInvalid', 'disabled', 'readOnly'] }}
			ugly={{
				Burmese: (
					<FieldSet
						lang="my"
						legend="မွေးသက္ကရာဇ်"
						description="ဥပမာ ၂၁ ၁၁ ၁၉၉၀"
						error="ဧပြီလတွင် ၃၁ ရက်နေ့ မရှိပါ။"
						isRequired
						requiredLabel="ဖြည့်ရန်လိုအပ်သည်"
					>
						<DateField
							labels={{ day: 'ရက်', month: 'လ', year: 'ခုနှစ်' }}
							isInvalid
							defaultValue={{ day: '၃၁', month: '၄', year: '၁၉၉၀' }}
						/>
					</FieldSet>
				),
				'Thai, Buddhist era': (
					<FieldSet lang="th" legend="วันเกิด" description="เช่น 21 11 2533">
						<DateField
							labels={{ day: 'วันที่', month: 'เดือน', year: 'ปี (พ.ศ.)' }}
							defaultValue={{ day: '21', month: '11', year: '2533' }}
						/>
					</FieldSet>
				),
				'Chinese, year first': (
					<FieldSet lang="zh-Hans" legend="出生日期">
						<DateField order={['year', 'month', 'day']} labels={{ day: '日', month: '月', year: '年' }} />
					</FieldSet>
				),
				narrow: (
					<div className="w-44 max-w-full">
						<DateField aria-label="Birthday" />
					</div>
				),
			}}
		>
			{({ state }) => (
				<DateField
					aria-label="Birthday"
					{...(state !== 'empty' && { [state]: true, defaultValue: { day: '21', month: '11', year: '1990' } })}
				/>
			)}
		</Grid>
	),
};
