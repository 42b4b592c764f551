import type { Meta, StoryObj } from '@storybook/react-vite';
import { Combinations as Grid } from '../testing/combinations.tsx';
import { phoneWide } from '../testing/decorators.tsx';
import {
	AmericanExpressMark,
	AyaPayMark,
	CashOnDeliveryMark,
	CbPayMark,
	DomesticCardMark,
	MastercardMark,
	MmqrMark,
	MobileBankingMark,
	MobileWalletMark,
	PointsMark,
	PromptPayMark,
	QrPaymentMark,
	TrueMoneyMark,
	UnionPayMark,
	VisaMark,
	WaveWalletMark,
} from './index.ts';
import { guide } from './payment-mark.guide.ts';

const MARKS = [
	MobileWalletMark,
	WaveWalletMark,
	DomesticCardMark,
	VisaMark,
	MastercardMark,
	AmericanExpressMark,
	UnionPayMark,
	PromptPayMark,
	CashOnDeliveryMark,
	PointsMark,
	MobileBankingMark,
	QrPaymentMark,
	AyaPayMark,
	CbPayMark,
	MmqrMark,
	TrueMoneyMark,
] as const;

const meta = {
	title: 'Components/Commerce/PaymentMark',
	component: VisaMark,
	parameters: { guide },
} satisfies Meta<typeof VisaMark>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
	decorators: [phoneWide],
	render: (args) => (
		<ul className="flex flex-wrap gap-2">
			{MARKS.map((Mark) => (
				<li key={Mark.name} className="flex">
					<Mark {...args} />
				</li>
			))}
		</ul>
	),
};

export const Playground: Story = { args: { label: 'Visa', size: 'md' } };

export const BesideItsName: Story = {
	args: { label: '' },
	render: (args) => (
		<p lang="my" className="flex items-center gap-3">
			<CashOnDeliveryMark {...args} />
			ပစ္စည်းရောက်ငွေချေ
		</p>
	),
};

export const Combinations: Story = {
	render: () => (
		<Grid cell={120} axes={{ size: ['sm', 'md', 'lg'] as const, Mark: MARKS.map((_, index) => index) }}>
			{({ size, Mark }) => {
				const Drawn = MARKS[Mark];
				return Drawn ? <Drawn size={size} /> : null;
			}}
		</Grid>
	),
};
