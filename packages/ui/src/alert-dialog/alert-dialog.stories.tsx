import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/index.ts';
import { guide } from './alert-dialog.guide.ts';
import { AlertDialog } from './index.ts';

const meta = {
	title: 'Components/Overlays/AlertDialog',
	component: AlertDialog,
	parameters: { guide },
	args: {
		trigger: <Button variant="secondary">Delete address</Button>,
		defaultOpen: true,
		title: 'Delete the address in Mandalay?',
		description: 'Orders on their way there are not changed. The address cannot be brought back.',
		confirmLabel: 'Delete address',
		onConfirm: () => {},
	},
	argTypes: { trigger: { control: false }, children: { control: false } },
} satisfies Meta<typeof AlertDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { tone: 'critical', isPending: false } };

export const Neutral: Story = {
	args: {
		tone: 'neutral',
		title: 'Leave without saving?',
		description: 'What you have written is kept on this device until tomorrow.',
		confirmLabel: 'Leave',
		labels: { cancel: 'Stay here' },
	},
};

export const Pending: Story = { args: { isPending: true } };

export const Failed: Story = { args: { error: 'The shop did not answer. The address is still there; try again.' } };

/** All that can be too long at once; its looks are few, so there is no grid. */
export const Combinations: Story = {
	args: {
		lang: 'my',
		title: 'ပြည်ထောင်စုသမ္မတမြန်မာနိုင်ငံတော်ရန်ကုန်တိုင်းဒေသကြီးရှိလိပ်စာကိုဖျက်မည်လား',
		description: 'ပို့ဆောင်နေဆဲမှာယူမှုများမပြောင်းလဲပါလိပ်စာကိုပြန်ယူ၍မရနိုင်ပါ။',
		error: 'ဆိုင်မှတုံ့ပြန်မှုမရှိပါခဏအကြာတွင်ထပ်မံကြိုးစားကြည့်ပါ။',
		confirmLabel: 'လိပ်စာကိုအပြီးအပိုင်ဖျက်ပစ်မည်ဖြစ်ပါသည်',
		labels: { cancel: 'မဖျက်တော့ပါမူလအတိုင်းထားမည်' },
	},
};
