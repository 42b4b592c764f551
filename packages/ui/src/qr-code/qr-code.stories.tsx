import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link } from '../link/index.ts';
import { Combinations as Grid } from '../testing/combinations.tsx';
import { QrCode, ThaiQrFrame } from './index.ts';
import { guide } from './qr-code.guide.ts';

const PAYLOAD = '00020101021229370016A000000677010111011300660000000005802TH530376454071234.566304ABCD';

const meta = {
	title: 'Components/Commerce/QrCode',
	component: QrCode,
	args: { value: PAYLOAD, label: 'QR code to pay ฿1,234.56 with PromptPay' },
	argTypes: { actions: { control: false } },
	parameters: { guide },
} satisfies Meta<typeof QrCode>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
	args: { caption: '฿1,234.56 · valid until 14:20', saveLabel: 'Save picture' },
};

export const Playground: Story = {
	args: { correction: 'medium', caption: '฿1,234.56', saveLabel: 'Save picture', fileName: 'promptpay.png' },
};

/** A code of the Thai QR standard, in the frame by which people know it. */
export const ThaiQr: Story = {
	args: { caption: '฿1,234.56', saveLabel: 'Save picture' },
	render: (args) => (
		<ThaiQrFrame>
			<QrCode {...args} />
		</ThaiQrFrame>
	),
};

export const Burmese: Story = {
	args: {
		label: 'ကျပ် ၄၅,၀၀၀ ပေးချေရန် QR ကုဒ်',
		caption: '၄၅,၀၀၀ ကျပ် · ၁၅ မိနစ်အတွင်း ပေးချေပါ',
		saveLabel: 'ပုံသိမ်းမည်',
		actions: (
			<Link variant="standalone" href="#other">
				အခြားနည်းဖြင့် ပေးချေမည်
			</Link>
		),
	},
	render: (args) => (
		<div lang="my">
			<QrCode {...args} />
		</div>
	),
};

export const Combinations: Story = {
	render: () => (
		<Grid
			cell={200}
			axes={{ correction: ['low', 'medium', 'quartile', 'high'] as const }}
			ugly={{
				'one letter': <QrCode value="K" label="One letter" />,
				'1,000 characters': <QrCode value={'EX204817MP'.repeat(100)} label="Very long" />,
				'120 px wide': <QrCode value="https://example.com/Download" label="Small" className="w-30" />,
			}}
		>
			{({ correction }) => <QrCode correction={correction} value={PAYLOAD} label={`Correction ${correction}`} />}
		</Grid>
	),
};
