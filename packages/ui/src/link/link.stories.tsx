import type { Meta, StoryObj } from '@storybook/react-vite';
import { Combinations as Grid } from '../testing/combinations.tsx';
import { Link } from './index.ts';
import { guide } from './link.guide.ts';

const meta = {
	title: 'Components/Navigation/Link',
	component: Link,
	args: { href: '#returns', children: 'return policy' },
	argTypes: { asChild: { control: false } },
	parameters: { guide },
} satisfies Meta<typeof Link>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
	render: (args) => (
		<p>
			You can send things back within 7 days: read our <Link {...args} /> first.
		</p>
	),
};

export const Playground: Story = {
	args: { variant: 'inline', isExternal: false, externalLabel: 'opens in a new tab' },
};

export const External: Story = { args: { isExternal: true, href: 'https://example.com/', children: 'Registration' } };

export const BurmeseInText: Story = {
	render: () => (
		<p lang="my" className="w-72 max-w-full">
			ဝယ်ယူပြီး ၇ ရက်အတွင်း ပြန်ပို့နိုင်ပါသည်။ <Link href="#returns">ပစ္စည်းပြန်ပို့ခြင်းဆိုင်ရာ မူဝါဒ</Link>
			ကို ဖတ်ရှုပါ။
		</p>
	),
};

export const Combinations: Story = {
	render: () => (
		<Grid
			axes={{ variant: ['inline', 'standalone', 'quiet'] as const, isExternal: [false, true] }}
			ugly={{
				'an address without a place to break': (
					<p className="w-full">
						<Link href="#x">https://example.com/a-very-long-address-that-has-no-place-to-break/at-all</Link>
					</p>
				),
				'unbreakable Burmese, external': (
					<p lang="my" className="w-full">
						<Link href="https://example.com/" variant="quiet" isExternal externalLabel="တက်ဘ်အသစ်တွင် ဖွင့်မည်">
							ကုမ္ပဏီများညွှန်ကြားမှုဦးစီးဌာနတွင်မှတ်ပုံတင်ထားပါသည်
						</Link>
					</p>
				),
				'Thai without spaces': (
					<p lang="th" className="w-full">
						<Link href="#x" variant="standalone">
							ดูนโยบายการคืนสินค้าและการคืนเงินทั้งหมด
						</Link>
					</p>
				),
			}}
		>
			{({ variant, isExternal }) => (
				<Link variant={variant} isExternal={isExternal} href={isExternal ? 'https://example.com/' : '#returns'}>
					Return policy
				</Link>
			)}
		</Grid>
	),
};
