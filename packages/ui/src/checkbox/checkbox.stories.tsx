import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { FieldSet } from '../field-set/index.ts';
import { Combinations as Grid } from '../testing/combinations.tsx';
import { guide } from './checkbox.guide.ts';
import { Checkbox, CheckboxGroup } from './index.ts';

const meta = {
	title: 'Components/Forms/Checkbox',
	component: Checkbox,
	args: { children: 'Send me offers by SMS' },
	argTypes: { children: { control: 'text' }, description: { control: 'text' }, error: { control: 'text' } },
	parameters: { guide },
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { defaultChecked: true } };

export const Playground: Story = {
	args: {
		description: 'At most two a month. You can stop them at any time.',
		error: '',
		requiredLabel: '',
		isIndeterminate: false,
		isInvalid: false,
		disabled: false,
	},
};

export const WithError: Story = {
	args: {
		children: 'I accept the terms of sale',
		requiredLabel: 'required',
		error: 'Accept the terms to go on.',
	},
};

const SHOPS = ['Mandalay Tea House', 'Inle Weavers', 'Bagan Lacquer'];

function AllOrSome() {
	const [chosen, setChosen] = useState<readonly string[]>([SHOPS[0] ?? '']);
	return (
		<div>
			<Checkbox
				checked={chosen.length === SHOPS.length}
				isIndeterminate={chosen.length > 0 && chosen.length < SHOPS.length}
				onCheckedChange={(isChecked) => setChosen(isChecked ? SHOPS : [])}
			>
				All shops
			</Checkbox>
			<CheckboxGroup aria-label="Shops" className="ps-9" value={chosen} onValueChange={setChosen}>
				{SHOPS.map((shop) => (
					<Checkbox key={shop} value={shop}>
						{shop}
					</Checkbox>
				))}
			</CheckboxGroup>
		</div>
	);
}

export const Indeterminate: Story = { render: () => <AllOrSome /> };

export const Group: Story = {
	render: () => (
		<FieldSet legend="ဆိုင်အမျိုးအစား" description="တစ်ခုထက်ပို၍ ရွေးနိုင်သည်" lang="my">
			<CheckboxGroup defaultValue={['verified']}>
				<Checkbox value="verified" description="စာရွက်စာတမ်းနှင့် လိပ်စာကို ကျွန်ုပ်တို့ စစ်ဆေးပြီးဖြစ်သည်">
					အတည်ပြုပြီးဆိုင်များ
				</Checkbox>
				<Checkbox value="wholesale">လက်ကားဆိုင်များ</Checkbox>
				<Checkbox value="abroad" disabled>
					နိုင်ငံခြားဆိုင်များ
				</Checkbox>
			</CheckboxGroup>
		</FieldSet>
	),
};

export const Combinations: Story = {
	render: () => (
		<Grid
			axes={{ defaultChecked: [false, true], isInvalid: [false, true], disabled: [false, true] }}
			ugly={{
				indeterminate: <Checkbox isIndeterminate>All shops</Checkbox>,
				'indeterminate, disabled': (
					<Checkbox isIndeterminate disabled>
						All shops
					</Checkbox>
				),
				'without words': <Checkbox aria-label="Choose this order" defaultChecked />,
				'long Burmese': (
					<div lang="my">
						<Checkbox defaultChecked description="အချိန်မရွေး ရပ်တန့်နိုင်ပါသည်">
							ရောင်းချမှုဆိုင်ရာစည်းကမ်းသတ်မှတ်ချက်များနှင့်ကိုယ်ရေးအချက်အလက်မူဝါဒကိုဖတ်ရှုပြီးသဘောတူပါသည်
						</Checkbox>
					</div>
				),
				'Thai without spaces': (
					<div lang="th">
						<Checkbox error="กรุณายอมรับข้อกำหนดและเงื่อนไขการขายก่อนดำเนินการต่อ" requiredLabel="จำเป็น">
							ข้าพเจ้ายอมรับข้อกำหนดและเงื่อนไขการขายและนโยบายความเป็นส่วนตัว
						</Checkbox>
					</div>
				),
			}}
			cell={220}
		>
			{(props) => <Checkbox {...props}>Send me offers</Checkbox>}
		</Grid>
	),
};
