import type { Meta, StoryObj } from '@storybook/react-vite';
import { phoneWide } from '../testing/decorators.tsx';
import { guide } from './breadcrumb.guide.ts';
import { Breadcrumb, BreadcrumbItem, type BreadcrumbProps } from './index.ts';

const trail = (names: readonly string[], hasCurrent = true) =>
	names.map((name, index) => (
		<BreadcrumbItem key={name} href={`#${index}`} isCurrent={hasCurrent && index === names.length - 1}>
			{name}
		</BreadcrumbItem>
	));

const LONG = ['Home', 'Food and drink', 'Tea', 'Green tea', 'Shan green tea'] as const;

const meta = {
	title: 'Components/Navigation/Breadcrumb',
	component: Breadcrumb,
	parameters: { guide },
	args: { children: trail(['Home', 'Food and drink', 'Tea']) } satisfies BreadcrumbProps,
	argTypes: { children: { control: false } },
} satisfies Meta<typeof Breadcrumb>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { labels: { trail: 'You are here', expand: 'Show all steps' } } };

/** Below 768 px the steps in the middle give way to a button. */
export const LongOnAPhone: Story = { args: { children: trail(LONG) }, decorators: [phoneWide] };

export const Expanded: Story = {
	args: { children: trail(LONG) },
	decorators: [phoneWide],
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(await canvas.findByRole('button'));
	},
};

export const Combinations: Story = {
	render: () => (
		<div className="grid max-w-80 grid-cols-1 gap-4">
			<Breadcrumb labels={{ trail: 'One step' }}>{trail(['Home'])}</Breadcrumb>
			<Breadcrumb labels={{ trail: 'Ends above the page' }}>{trail(['Home', 'Tea'], false)}</Breadcrumb>
			<Breadcrumb lang="my" labels={{ trail: 'Burmese' }}>
				{trail(['ပင်မစာမျက်နှာ', 'စားသောက်ကုန်ပစ္စည်းများ', 'လက်ဖက်ရည်နှင့်ကော်ဖီအမျိုးမျိုး'])}
			</Breadcrumb>
			<Breadcrumb lang="th" labels={{ trail: 'Thai' }}>
				{trail(['หน้าแรก', 'อาหารและเครื่องดื่มพร้อมส่งทั่วประเทศ', 'ชา', 'ชาเขียวจากดอยแม่สลองปลูกแบบอินทรีย์'])}
			</Breadcrumb>
			<div dir="rtl">
				<Breadcrumb labels={{ trail: 'From right to left' }}>{trail(['Home', 'Food', 'Tea'])}</Breadcrumb>
			</div>
		</div>
	),
};
