import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/index.ts';
import { Combinations as Grid } from '../testing/combinations.tsx';
import { phoneWide } from '../testing/decorators.tsx';
import { guide } from './banner.guide.ts';
import { Banner } from './index.ts';

const meta = {
	title: 'Components/Feedback/Banner',
	component: Banner,
	parameters: { guide },
	args: { title: 'Deliveries are late', children: 'Roads to Mandalay are flooded; parcels take three days longer.' },
	argTypes: { children: { control: false }, action: { control: false }, icon: { control: false } },
} satisfies Meta<typeof Banner>;

export default meta;
type Story = StoryObj<typeof meta>;

const action = (
	<Button size="sm" variant="secondary">
		See details
	</Button>
);

export const Default: Story = { args: { tone: 'warning', action, onDismiss: () => {} } };

export const Playground: Story = { args: { tone: 'info', shape: 'card' } };

export const Bar: Story = {
	args: { shape: 'bar', title: undefined, children: 'Prices are shown in baht.', action, onDismiss: () => {} },
};

export const OnAPhone: Story = { args: { tone: 'critical', action, onDismiss: () => {} }, decorators: [phoneWide] };

const AXES = {
	tone: ['info', 'positive', 'warning', 'critical'],
	shape: ['card', 'bar'],
	isDismissible: [false, true],
} as const;

export const Combinations: Story = {
	render: () => (
		<Grid
			cell={280}
			axes={AXES}
			ugly={{
				'Burmese, without spaces': (
					<Banner lang="my" title="ပို့ဆောင်မှုနောက်ကျနေပါသည်" action={action} onDismiss={() => {}}>
						မန္တလေးသို့သွားရာလမ်းများရေကြီးနေသဖြင့်ပါဆယ်များသုံးရက်ပိုမိုကြာမြင့်နိုင်ပါသည်။
					</Banner>
				),
				'Thai, without spaces': (
					<Banner lang="th" tone="positive" onDismiss={() => {}}>
						จัดส่งฟรีทั่วประเทศเมื่อซื้อครบห้าร้อยบาทภายในวันอาทิตย์นี้เท่านั้น
					</Banner>
				),
				'title alone': <Banner title="Saved" tone="positive" />,
				'no sign': (
					<Banner icon={null} tone="critical">
						1,000,000 K are missing
					</Banner>
				),
			}}
		>
			{({ tone, shape, isDismissible }) => (
				<Banner
					tone={tone}
					shape={shape}
					title="Late"
					className="w-full"
					{...(isDismissible ? { onDismiss: () => {} } : {})}
				>
					Parcels take longer.
				</Banner>
			)}
		</Grid>
	),
};
