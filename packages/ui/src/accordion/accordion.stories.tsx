import type { Meta, StoryObj } from '@storybook/react-vite';
import { phoneWide } from '../testing/decorators.tsx';
import { guide } from './accordion.guide.ts';
import { Accordion, AccordionItem } from './index.ts';

const QUESTIONS = [
	{
		value: 'delivery',
		label: 'How long does delivery take?',
		text: 'Three to seven days, by the delivery service you choose.',
	},
	{ value: 'return', label: 'Can I send something back?', text: 'Within seven days, unused and in its packaging.' },
	{
		value: 'payment',
		label: 'How can I pay?',
		text: 'By card, mobile banking, QR code, wallet, points, or cash on delivery.',
	},
] as const;

const items = QUESTIONS.map(({ value, label, text }) => (
	<AccordionItem key={value} value={value} label={label}>
		{text}
	</AccordionItem>
));

const meta = {
	title: 'Components/Content/Accordion',
	component: Accordion,
	parameters: { guide },
	args: { children: items },
	argTypes: { children: { control: false } },
} satisfies Meta<typeof Accordion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { defaultValue: ['return'] } };

export const Playground: Story = { args: { isMultiple: false, isDisabled: false, headingLevel: 3 } };

export const Closed: Story = {};

export const SeveralOpen: Story = { args: { isMultiple: true, defaultValue: ['delivery', 'payment'] } };

export const Disabled: Story = { args: { isDisabled: true, defaultValue: ['delivery'] } };

export const Combinations: Story = {
	decorators: [phoneWide],
	render: () => (
		<div className="grid gap-6">
			<Accordion defaultValue={['a']}>
				<AccordionItem value="a" label="One item is disabled">
					Open
				</AccordionItem>
				<AccordionItem value="b" label="This one" isDisabled>
					Closed
				</AccordionItem>
			</Accordion>
			<Accordion lang="my" defaultValue={['a']}>
				<AccordionItem value="a" label="ပို့ဆောင်ခနှင့်ပို့ဆောင်ချိန်ကိုမည်သို့တွက်ချက်သနည်း">
					နိုင်ငံနှင့် မြို့အလိုက် ကွာခြားပါသည်။
				</AccordionItem>
				<AccordionItem value="b" label="ပြန်ပို့၍ရပါသလား">
					ရပါသည်။
				</AccordionItem>
			</Accordion>
			<Accordion lang="th">
				<AccordionItem value="a" label="จัดส่งฟรีทั่วประเทศเมื่อซื้อครบห้าร้อยบาทหรือไม่">
					จัดส่งฟรี
				</AccordionItem>
			</Accordion>
		</div>
	),
};
