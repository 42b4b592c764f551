import type { Meta, StoryObj } from '@storybook/react-vite';
import { Combinations as Grid } from '../testing/combinations.tsx';
import { guide } from './countdown.guide.ts';
import { Countdown } from './index.ts';

/** 1 June 2030, 06:00 in Yangon. */
const NOW = Date.UTC(2030, 4, 31, 23, 30);

const meta = {
	title: 'Components/Feedback/Countdown',
	component: Countdown,
	parameters: { guide },
	args: { label: 'Sale ends in', now: NOW, endsAt: NOW + 8_140_000 },
} satisfies Meta<typeof Countdown>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { look: 'blocks' } };

export const Playground: Story = { args: { look: 'text', largestUnit: 'hours', urgentBelowMs: 60_000 } };

export const PaymentTimeOut: Story = {
	args: { label: 'Pay within', endsAt: NOW + 899_000, largestUnit: 'minutes' },
};

export const Urgent: Story = { args: { endsAt: NOW + 42_000, look: 'blocks', largestUnit: 'minutes' } };

const BURMESE = '၀၁၂၃၄၅၆၇၈၉';
const toBurmese = (value: number) =>
	String(value)
		.padStart(2, '0')
		.replace(/\d/g, (digit) => BURMESE.charAt(Number(digit)));

const burmese = {
	label: 'ဈေးလျှော့ရောင်းချမှုပြီးဆုံးရန်',
	labels: { units: { days: 'ရက်', hours: 'နာရီ', minutes: 'မိနစ်', seconds: 'စက္ကန့်' }, ended: 'ပြီးဆုံးပါပြီ' },
	formatFigure: toBurmese,
};

const AXES = {
	look: ['text', 'blocks'],
	largestUnit: ['days', 'hours', 'minutes'],
	leftMs: [93_784_000, 59_000, 0],
} as const;

export const Combinations: Story = {
	render: () => (
		<Grid
			cell={260}
			axes={AXES}
			ugly={{
				Burmese: (
					<div lang="my">
						<Countdown {...burmese} look="blocks" largestUnit="days" now={NOW} endsAt={NOW + 93_784_000} />
					</div>
				),
				'Burmese, over': (
					<div lang="my">
						<Countdown {...burmese} now={NOW} endsAt={NOW} />
					</div>
				),
				'very far': <Countdown label="Ends in" now={NOW} endsAt={NOW + 1_000_000 * 3_600_000} />,
			}}
		>
			{({ leftMs, ...props }) => <Countdown {...props} label="Ends in" now={NOW} endsAt={NOW + leftMs} />}
		</Grid>
	),
};
