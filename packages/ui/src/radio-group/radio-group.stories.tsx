import type { Meta, StoryObj } from '@storybook/react-vite';
import { FieldSet } from '../field-set/index.ts';
import { Combinations as Grid } from '../testing/combinations.tsx';
import { Radio, RadioGroup } from './index.ts';
import { guide } from './radio-group.guide.ts';

const answers = (
	<>
		<Radio value="home" description="Between 9 and 18 o’clock">
			At home
		</Radio>
		<Radio value="shop">In the shop</Radio>
		<Radio value="post">At the post office</Radio>
	</>
);

const meta = {
	title: 'Components/Forms/RadioGroup',
	component: RadioGroup,
	args: { 'aria-label': 'Where to receive it', defaultValue: 'home', children: answers },
	argTypes: { children: { control: false } },
	parameters: { guide },
} satisfies Meta<typeof RadioGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { direction: 'column', disabled: false, isInvalid: false } };

export const InFieldSet: Story = {
	render: () => (
		<FieldSet legend="Where should it go?" isRequired error="Choose where you want to receive it.">
			<RadioGroup isInvalid>{answers}</RadioGroup>
		</FieldSet>
	),
};

export const Burmese: Story = {
	render: () => (
		<FieldSet lang="my" legend="ဘယ်မှာလက်ခံမလဲ">
			<RadioGroup defaultValue="home">
				<Radio value="home" description="နံနက် ၉ နာရီမှ ညနေ ၆ နာရီအတွင်း">
					အိမ်တွင်လက်ခံမည်
				</Radio>
				<Radio value="shop">ဆိုင်တွင်ကိုယ်တိုင်ယူမည်</Radio>
			</RadioGroup>
		</FieldSet>
	),
};

export const Combinations: Story = {
	render: () => (
		<Grid
			axes={{ direction: ['column', 'row'] as const, disabled: [false, true], isInvalid: [false, true] }}
			ugly={{
				'long Burmese': (
					<RadioGroup aria-label="Burmese" lang="my" defaultValue="a">
						<Radio value="a">မန္တလေးမြို့ချမ်းအေးသာစံမြို့နယ်အတွင်းနေ့ချင်းပြီးအိမ်အရောက်ပို့ဆောင်ရေးဝန်ဆောင်မှု</Radio>
						<Radio value="b">စာတိုက်</Radio>
					</RadioGroup>
				),
				'Thai without spaces': (
					<RadioGroup aria-label="Thai" lang="th" defaultValue="a">
						<Radio value="a" description="เฉพาะในเขตกรุงเทพมหานครและปริมณฑลเท่านั้น">
							จัดส่งถึงบ้านภายในวันเดียวโดยพนักงานส่งของ
						</Radio>
					</RadioGroup>
				),
			}}
			cell={260}
		>
			{(props) => (
				<RadioGroup aria-label={JSON.stringify(props)} defaultValue="standard" {...props}>
					<Radio value="standard">Standard</Radio>
					<Radio value="express">Express</Radio>
				</RadioGroup>
			)}
		</Grid>
	),
};
