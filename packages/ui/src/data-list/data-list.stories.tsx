import type { Meta, StoryObj } from '@storybook/react-vite';
import { Copy } from 'lucide-react';
import { IconButton } from '../icon-button/index.ts';
import { Combinations as Grid } from '../testing/combinations.tsx';
import { phoneWide } from '../testing/decorators.tsx';
import { guide } from './data-list.guide.ts';
import { DataList, DataListItem } from './index.ts';

const copy = <IconButton label="Copy order number" icon={<Copy />} className="-my-2.5" />;

const ORDER = [
	<DataListItem key="code" label="Order number" action={copy}>
		ZL12345678
	</DataListItem>,
	<DataListItem key="date" label="Ordered">
		18 November 2026, 09:12
	</DataListItem>,
	<DataListItem key="payment" label="Payment">
		KBZPay
	</DataListItem>,
	<DataListItem key="coupon" label="Coupon" />,
];

const SUM = [
	<DataListItem key="goods" label="Goods, 3 pieces">
		42,500 K
	</DataListItem>,
	<DataListItem key="delivery" label="Delivery">
		2,500 K
	</DataListItem>,
	<DataListItem key="points" label="500 points">
		−500 K
	</DataListItem>,
	<DataListItem key="total" label="To pay" isStrong>
		44,500 K
	</DataListItem>,
];

const meta = {
	title: 'Components/Content/DataList',
	component: DataList,
	args: { children: ORDER },
	argTypes: { children: { control: false } },
	parameters: { guide },
} satisfies Meta<typeof DataList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { form: 'pairs', hasDividers: false } };

export const OnAPhone: Story = { args: { hasDividers: true }, decorators: [phoneWide] };

export const Sum: Story = { args: { form: 'amounts', children: SUM }, decorators: [phoneWide] };

export const Combinations: Story = {
	render: () => (
		<Grid
			cell={288}
			axes={{ form: ['pairs', 'amounts'] as const, hasDividers: [false, true] }}
			ugly={{
				'long Burmese': (
					<DataList lang="my" hasDividers>
						<DataListItem label="ပို့ဆောင်ပေးရမည့်လိပ်စာအပြည့်အစုံ">အမှတ်၁၂၃ဗိုလ်ချုပ်အောင်ဆန်းလမ်းပန်းဘဲတန်းမြို့နယ်ရန်ကုန်မြို့</DataListItem>
						<DataListItem label="ဖုန်းနံပါတ်">၀၉ ၇၉၉ ၁၂၃ ၄၅၆</DataListItem>
					</DataList>
				),
				'Thai without spaces': (
					<DataList lang="th" form="amounts">
						<DataListItem label="ค่าจัดส่งแบบด่วนพิเศษไปยังพื้นที่ห่างไกล">฿1,000,000.00</DataListItem>
						<DataListItem label="ยอดชำระทั้งหมด" isStrong>
							฿1,000,080.00
						</DataListItem>
					</DataList>
				),
				'nothing and zero': (
					<DataList form="amounts">
						<DataListItem label="Coupon" />
						<DataListItem label="Points">0</DataListItem>
						<DataListItem label="To pay" isStrong>
							0 K
						</DataListItem>
					</DataList>
				),
			}}
		>
			{({ form, hasDividers }) => (
				<DataList form={form} hasDividers={hasDividers}>
					{form === 'amounts' ? SUM : ORDER}
				</DataList>
			)}
		</Grid>
	),
};
