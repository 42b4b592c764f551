import type { Meta, StoryObj } from '@storybook/react-vite';
import { Field } from '../field/index.ts';
import { Input } from '../input/index.ts';
import { Combinations as Grid } from '../testing/combinations.tsx';
import { phoneWide } from '../testing/decorators.tsx';
import { guide } from './form-error-summary.guide.ts';
import { FormErrorSummary } from './index.ts';

const PHONE = { fieldId: 'summary-phone', name: 'phone', message: 'Type a number such as 09 799 123 456.' };
const EMAIL = {
	fieldId: 'summary-email',
	name: 'email',
	message: 'Type your email correctly, for example name@example.com.',
};

const meta = {
	title: 'Components/Forms/FormErrorSummary',
	component: FormErrorSummary,
	args: { errors: [PHONE, EMAIL] },
	parameters: { guide },
} satisfies Meta<typeof FormErrorSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { headingLevel: 2 } };

export const AboveItsFields: Story = {
	render: (args) => (
		<div className="flex flex-col gap-5">
			<FormErrorSummary {...args} />
			<Field label="Phone" error={PHONE.message}>
				<Input id={PHONE.fieldId} type="tel" defaultValue="812" />
			</Field>
			<Field label="Email" error={EMAIL.message}>
				<Input id={EMAIL.fieldId} type="email" defaultValue="khin@example" />
			</Field>
		</div>
	),
	decorators: [phoneWide],
};

export const Combinations: Story = {
	render: () => (
		<Grid
			cell={288}
			axes={{ errors: [1, 2] }}
			ugly={{
				'long Burmese': (
					<FormErrorSummary
						lang="my"
						className="w-full"
						labels={{ heading: (count) => `ပြင်ဆင်ရန် ${count === 1 ? '၁' : '၂'} ခုရှိပါသည်` }}
						errors={[
							{ ...PHONE, message: 'ဖုန်းနံပါတ်ကိုမှန်ကန်စွာရိုက်ထည့်ပါဥပမာ၀၉၇၉၉၁၂၃၄၅၆ဟုရေးပါ။' },
							{ ...EMAIL, message: 'အီးမေးလ်လိပ်စာကို မှန်ကန်စွာရိုက်ထည့်ပါ။' },
						]}
					/>
				),
				'Thai without spaces': (
					<FormErrorSummary
						lang="th"
						className="w-full"
						labels={{ heading: () => 'กรุณาแก้ไข 1 รายการ' }}
						errors={[{ ...PHONE, message: 'หมายเลขโทรศัพท์ไม่ถูกต้องกรุณาตรวจสอบแล้วกรอกใหม่อีกครั้ง' }]}
					/>
				),
			}}
		>
			{({ errors }) => <FormErrorSummary errors={[PHONE, EMAIL].slice(0, errors)} className="w-full" />}
		</Grid>
	),
};
