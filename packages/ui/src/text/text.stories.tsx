import type { Meta, StoryObj } from '@storybook/react-vite';
import { Combinations as Cross } from '../testing/combinations.tsx';
import { Text } from './index.ts';
import { guide } from './text.guide.ts';

const LONG = 'ရှမ်းတောင်တန်းမှ လက်ဖက်ရွက်များကို လက်ဖြင့်ရွေးချယ်ခူးဆွတ်ပြီး ရိုးရာနည်းလမ်းအတိုင်း ဂရုတစိုက် ပြုလုပ်ထားပါသည်။ ဥက္ကဋ္ဌ ကျွန်ုပ် ဣန္ဒြေ';

const meta = {
	title: 'Components/Content/Text',
	component: Text,
	parameters: { guide },
	args: { children: 'Tea leaves from the Shan hills, picked by hand and dried in the shade.' },
	argTypes: { asChild: { control: false } },
} satisfies Meta<typeof Text>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
	args: { size: 'base', weight: 'normal', tone: 'default', align: 'start', lines: 2, isTabular: false },
};

export const TwoLinesOfBurmese: Story = {
	args: { children: LONG, lang: 'my', lines: 2, className: 'max-w-60' },
};

export const Combinations: Story = {
	render: () => (
		<div className="grid gap-6">
			<Cross
				axes={{ size: ['xs', 'sm', 'base', 'lg', 'xl'] as const, weight: ['normal', 'semibold', 'bold'] as const }}
			>
				{(values) => <Text {...values}>Tea from the hills</Text>}
			</Cross>
			<Cross
				axes={{ tone: ['default', 'muted', 'accent', 'positive', 'warning', 'critical', 'info', 'inherit'] as const }}
				ugly={{
					'one line of Burmese': (
						<Text lang="my" lines={1} className="w-full">
							{LONG}
						</Text>
					),
					'three lines, small': (
						<Text lang="my" size="xs" lines={3}>
							{LONG}
						</Text>
					),
					'a word that cannot break': <Text>SKU-00000000000000000000000000000000000000</Text>,
					'Thai without spaces': (
						<Text lang="th" lines={2}>
							ดำเนินการชำระเงินและยืนยันคำสั่งซื้อทั้งหมดของคุณได้ที่หน้าตะกร้าสินค้า
						</Text>
					),
					'figures below each other': (
						<div className="w-28 max-w-full">
							<Text isTabular align="end">
								1,000,000 K
							</Text>
							<Text isTabular align="end">
								111,111 K
							</Text>
						</div>
					),
				}}
			>
				{(values) => <Text {...values}>Tea from the hills</Text>}
			</Cross>
		</div>
	),
};
