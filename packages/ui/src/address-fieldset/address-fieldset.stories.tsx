import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '../badge/index.ts';
import { Button } from '../button/index.ts';
import { Field } from '../field/index.ts';
import { Input } from '../input/index.ts';
import { Combinations as Grid } from '../testing/combinations.tsx';
import { phoneWide } from '../testing/decorators.tsx';
import { guide } from './address-fieldset.guide.ts';
import { AddressFieldset, AddressFullRow, AddressSummary } from './index.ts';

const FIELDS = [
	<AddressFullRow key="street">
		<Field label="House number and street" isRequired>
			<Input autoComplete="address-line1" defaultValue="12 Strand Road" />
		</Field>
	</AddressFullRow>,
	<Field key="township" label="Township" isRequired error="Choose a township.">
		<Input autoComplete="address-level2" />
	</Field>,
	<Field key="region" label="Region" isRequired>
		<Input autoComplete="address-level1" defaultValue="Yangon" />
	</Field>,
];

const meta = {
	title: 'Components/Forms/AddressFieldset',
	component: AddressFieldset,
	args: { legend: 'Delivery address', children: FIELDS },
	parameters: { guide },
	argTypes: { children: { control: false } },
} satisfies Meta<typeof AddressFieldset>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { description: 'In Myanmar or Thailand.', error: '' } };

export const OnAPhone: Story = { decorators: [phoneWide] };

export const Summary: Story = {
	render: () => (
		<AddressSummary
			name="Daw Khin"
			badge={<Badge>Default</Badge>}
			lines={['12 Strand Road, Kyauktada', 'Yangon, Myanmar']}
			phone="+95 9 799 123 456"
			actions={
				<Button variant="secondary" size="sm">
					Change
				</Button>
			}
		/>
	),
};

export const Combinations: Story = {
	render: () => (
		<Grid
			cell={288}
			axes={{ phone: [undefined, '+95 9 799 123 456'], lines: [0, 2] }}
			ugly={{
				'long Burmese': (
					<AddressSummary
						lang="my"
						name="ဒေါ်ခင်ဥက္ကဋ္ဌအောင်မြင့်မြတ်"
						badge={<Badge>ပင်မလိပ်စာ</Badge>}
						lines={['အမှတ်၁၂၃ဗိုလ်ချုပ်အောင်ဆန်းလမ်းပန်းဘဲတန်းမြို့နယ်', 'ရန်ကုန်မြို့']}
						phone="၀၉ ၇၉၉ ၁၂၃ ၄၅၆"
						actions={
							<Button variant="secondary" size="sm">
								ပြင်ဆင်မည်
							</Button>
						}
					/>
				),
				'Thai without spaces': (
					<AddressSummary
						lang="th"
						name="คุณขิ่น"
						lines={['123/45หมู่บ้านเมืองทองธานีถนนแจ้งวัฒนะตำบลบ้านใหม่อำเภอปากเกร็ด', 'นนทบุรี 11120']}
					/>
				),
				'an error beside none': <AddressFieldset legend="Delivery address">{FIELDS}</AddressFieldset>,
			}}
		>
			{({ phone, lines }) => (
				<AddressSummary name="Daw Khin" phone={phone} lines={['12 Strand Road', 'Yangon'].slice(0, lines)} />
			)}
		</Grid>
	),
};
