import type { Meta, StoryObj } from '@storybook/react-vite';
import { Combinations as Grid } from '../testing/combinations.tsx';
import { phoneWide } from '../testing/decorators.tsx';
import { Switch } from './index.ts';
import { guide } from './switch.guide.ts';

const meta = {
	title: 'Components/Forms/Switch',
	component: Switch,
	args: { children: 'Order messages', defaultChecked: true },
	argTypes: { children: { control: 'text' }, description: { control: 'text' }, error: { control: 'text' } },
	parameters: { guide },
} satisfies Meta<typeof Switch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { decorators: [phoneWide] };

export const Playground: Story = {
	decorators: [phoneWide],
	args: { description: 'When a parcel moves.', error: '', side: 'end', disabled: false },
};

export const Failed: Story = {
	decorators: [phoneWide],
	args: { defaultChecked: false, error: 'Not saved. Check your connection and try again.' },
};

export const Settings: Story = {
	render: () => (
		<div lang="my" className="max-w-md divide-y divide-border rounded-card border border-border bg-surface-raised px-4">
			<Switch defaultChecked description="ပါဆယ်အခြေအနေပြောင်းတိုင်း">
				အော်ဒါသတင်းစကားများ
			</Switch>
			<Switch description="တစ်လလျှင် နှစ်ကြိမ်အထိ">ကမ်းလှမ်းချက်များ</Switch>
			<Switch disabled>ဖုန်းခေါ်ဆိုမှုများ</Switch>
		</div>
	),
};

export const Combinations: Story = {
	render: () => (
		<Grid
			axes={{ side: ['start', 'end'] as const, defaultChecked: [false, true], disabled: [false, true] }}
			ugly={{
				'without words': <Switch aria-label="Order messages" defaultChecked />,
				'long Burmese': (
					<div lang="my" className="w-full">
						<Switch defaultChecked>လျှော့ဈေးနှင့်ပရိုမိုးရှင်းအကြောင်းကြားချက်များကိုလက်ခံရယူလိုပါသည်</Switch>
					</div>
				),
				'Thai without spaces': (
					<div lang="th" className="w-full">
						<Switch description="ไม่เกินเดือนละสองครั้ง">รับการแจ้งเตือนเกี่ยวกับส่วนลดและโปรโมชันพิเศษสำหรับสมาชิก</Switch>
					</div>
				),
				'right to left': (
					<div dir="rtl" className="w-full">
						<Switch defaultChecked>رسائل الطلب</Switch>
					</div>
				),
			}}
			cell={240}
		>
			{(props) => (
				<Switch {...props} className="w-full">
					Order messages
				</Switch>
			)}
		</Grid>
	),
};
