import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link } from '../link/index.ts';
import { Combinations as Grid } from '../testing/combinations.tsx';
import { phoneWide } from '../testing/decorators.tsx';
import { Timeline, type TimelineEvent } from './index.ts';
import { guide } from './timeline.guide.ts';

const ON_ITS_WAY: readonly TimelineEvent[] = [
	{ key: 'ordered', status: 'done', title: 'Order placed', time: '18 Nov 2026, 09:12', dateTime: '2026-11-18T09:12' },
	{
		key: 'packed',
		status: 'done',
		title: 'Packed by the shop',
		time: '18 Nov 2026, 15:40',
		dateTime: '2026-11-18T15:40',
		place: 'Mandalay, Chanayethazan',
	},
	{
		key: 'courier',
		status: 'current',
		title: 'On its way to you',
		time: '19 Nov 2026, 08:05',
		dateTime: '2026-11-19T08:05',
		place: 'Hlaing sorting centre, Yangon',
		note: (
			<>
				Track code <Link href="#track">EX204817MP</Link>
			</>
		),
	},
	{ key: 'delivered', status: 'upcoming', title: 'Delivered', time: 'Expected 21–22 Nov' },
];

const FAILED: readonly TimelineEvent[] = [
	{ key: 'ordered', status: 'done', title: 'Order placed', time: '18 Nov 2026, 09:12' },
	{
		key: 'payment',
		status: 'failed',
		title: 'Payment did not come through',
		time: '18 Nov 2026, 09:27',
		note: <Link href="#pay">Pay 45,000 K again</Link>,
	},
	{ key: 'packed', status: 'upcoming', title: 'Packed by the shop' },
];

const BURMESE: readonly TimelineEvent[] = [
	{ key: 1, status: 'done', title: 'အော်ဒါတင်ပြီး', time: '၂၀၂၆ နိုဝင်ဘာ ၁၈၊ ၀၉:၁၂' },
	{
		key: 2,
		status: 'current',
		title: 'ပို့ဆောင်ရေးဌာနခွဲသို့ရောက်ရှိပြီးအိမ်တိုင်ရာရောက်ပို့ဆောင်ရန်စီစဉ်နေပါသည်',
		time: '၂၀၂၆ နိုဝင်ဘာ ၁၉၊ ၀၈:၀၅',
		place: 'လှိုင်မြို့နယ်၊ ရန်ကုန်တိုင်းဒေသကြီး',
	},
	{ key: 3, status: 'upcoming', title: 'ပစ္စည်းရောက်ရှိမည်' },
];

const THAI: readonly TimelineEvent[] = [
	{ key: 1, status: 'done', title: 'ร้านค้าจัดเตรียมพัสดุเรียบร้อยแล้วและกำลังรอเจ้าหน้าที่ขนส่งเข้ารับ', time: '18 พ.ย. 2569' },
	{ key: 2, status: 'failed', title: 'จัดส่งไม่สำเร็จเนื่องจากไม่มีผู้รับ', time: '19 พ.ย. 2569', note: 'จะจัดส่งอีกครั้งในวันถัดไป' },
];

const meta = {
	title: 'Components/Commerce/Timeline',
	component: Timeline,
	args: { events: ON_ITS_WAY, 'aria-label': 'Parcel' },
	parameters: { guide },
} satisfies Meta<typeof Timeline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { decorators: [phoneWide] };

export const Playground: Story = {
	decorators: [phoneWide],
	args: { form: 'full', labels: { done: 'Done', current: 'Now', upcoming: 'To come', failed: 'Failed' } },
};

export const Compact: Story = { args: { form: 'compact' }, decorators: [phoneWide] };

export const Failed: Story = { args: { events: FAILED }, decorators: [phoneWide] };

export const Burmese: Story = {
	args: { events: BURMESE },
	decorators: [phoneWide],
	render: (args) => (
		<div lang="my">
			<Timeline {...args} />
		</div>
	),
};

export const Combinations: Story = {
	render: () => (
		<Grid
			cell={280}
			axes={{ form: ['full', 'compact'] as const, way: ['on its way', 'failed'] as const }}
			ugly={{
				'one event': <Timeline aria-label="One" events={ON_ITS_WAY.slice(0, 1)} />,
				'unbreakable Burmese, compact': (
					<div lang="my">
						<Timeline aria-label="Burmese" form="compact" events={BURMESE} />
					</div>
				),
				'Thai without spaces': (
					<div lang="th">
						<Timeline aria-label="Thai" events={THAI} />
					</div>
				),
			}}
		>
			{({ form, way }) => (
				<Timeline form={form} aria-label={`${way}, ${form}`} events={way === 'failed' ? FAILED : ON_ITS_WAY} />
			)}
		</Grid>
	),
};
