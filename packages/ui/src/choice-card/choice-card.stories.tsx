import type { Meta, StoryObj } from '@storybook/react-vite';
import { Truck } from 'lucide-react';
import { CheckboxGroup } from '../checkbox/index.ts';
import { Field } from '../field/index.ts';
import { FieldSet } from '../field-set/index.ts';
import { Input } from '../input/index.ts';
import { RadioGroup } from '../radio-group/index.ts';
import { Combinations as Grid } from '../testing/combinations.tsx';
import { guide } from './choice-card.guide.ts';
import { ChoiceCard, ChoiceCards } from './index.ts';

const meta = {
	title: 'Components/Forms/ChoiceCard',
	component: ChoiceCard,
	args: { value: 'standard', title: 'Standard', description: '3 to 5 days', trailing: '2,500 K' },
	argTypes: { media: { control: false }, children: { control: false } },
	parameters: { guide },
	render: (args) => (
		<RadioGroup aria-label="Delivery" defaultValue="standard">
			<ChoiceCard {...args} />
		</RadioGroup>
	),
} satisfies Meta<typeof ChoiceCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
	render: () => (
		<FieldSet legend="Delivery" className="max-w-lg">
			<RadioGroup defaultValue="standard">
				<ChoiceCards>
					<ChoiceCard value="standard" title="Standard" description="Wednesday, 25 November" trailing="2,500 K" />
					<ChoiceCard value="express" title="Express" description="Tomorrow before 18:00" trailing="6,000 K" />
					<ChoiceCard
						value="motorbike"
						title="Motorbike"
						description="Within 3 hours"
						trailing="9,000 K"
						disabled
						reason="Only within Yangon and Mandalay."
					/>
				</ChoiceCards>
			</RadioGroup>
		</FieldSet>
	),
};

export const Playground: Story = { args: { reason: 'Only within Yangon.', disabled: false } };

export const Several: Story = {
	render: () => (
		<FieldSet legend="Extras">
			<CheckboxGroup defaultValue={['gift']}>
				<ChoiceCards layout="grid">
					<ChoiceCard value="gift" title="Gift wrapping" trailing="1,000 K" />
					<ChoiceCard value="card" title="Greeting card" trailing="500 K" />
					<ChoiceCard value="insurance" title="Insurance" description="Up to 500,000 K" trailing="1,500 K" />
				</ChoiceCards>
			</CheckboxGroup>
		</FieldSet>
	),
};

export const WithField: Story = {
	render: () => (
		<RadioGroup aria-label="Payment" defaultValue="wallet" className="max-w-lg">
			<ChoiceCards>
				<ChoiceCard value="wallet" title="Mobile wallet" media={<Truck aria-hidden="true" className="size-5" />}>
					<Field label="Phone number">
						<Input type="tel" prefix="+95" />
					</Field>
				</ChoiceCard>
				<ChoiceCard value="cash" title="Cash on delivery" />
			</ChoiceCards>
		</RadioGroup>
	),
};

export const Combinations: Story = {
	render: () => (
		<Grid
			axes={{ isChosen: [false, true], disabled: [false, true], isInvalid: [false, true] }}
			ugly={{
				'long Burmese, 320 px': (
					<RadioGroup aria-label="Burmese" lang="my" defaultValue="a">
						<ChoiceCard
							value="a"
							title="ရန်ကုန်မြို့တွင်းနေ့ချင်းပြီးအိမ်အရောက်ပို့ဆောင်ရေးဝန်ဆောင်မှု"
							description="ညနေ ၆ နာရီမတိုင်မီ မှာယူပါက ယနေ့ပင်ရရှိမည်"
							trailing="၁,၀၀၀,၀၀၀ ကျပ်"
						/>
					</RadioGroup>
				),
				'Thai without spaces': (
					<RadioGroup aria-label="Thai" lang="th">
						<ChoiceCard
							value="a"
							title="ชำระเงินปลายทางเมื่อได้รับสินค้าครบถ้วนแล้วเท่านั้น"
							trailing="1,000,000 ฿"
							disabled
							reason="ไม่รองรับคำสั่งซื้อที่มีมูลค่าเกินห้าหมื่นบาท"
						/>
					</RadioGroup>
				),
				'title alone': (
					<RadioGroup aria-label="Alone" defaultValue="a">
						<ChoiceCard value="a" title="Cash" trailing="0 K" />
					</RadioGroup>
				),
			}}
			cell={288}
		>
			{({ isChosen, disabled, isInvalid }) => (
				<RadioGroup
					aria-label={`${isChosen} ${disabled} ${isInvalid}`}
					isInvalid={isInvalid}
					className="w-full"
					{...(isChosen && { defaultValue: 'a' })}
				>
					<ChoiceCard
						value="a"
						title="Express"
						description="Tomorrow"
						trailing="6,000 K"
						disabled={disabled}
						reason="Not to this address."
					/>
				</RadioGroup>
			)}
		</Grid>
	),
};
