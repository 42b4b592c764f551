import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link } from './index.ts';

const meta = {
	title: 'Components/Navigation/Link',
	component: Link,
	args: { href: '#returns', children: 'return policy' },
	argTypes: { asChild: { control: false } },
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

export const Standalone: Story = { args: { variant: 'standalone', children: 'See all 24 shops' } };

export const Quiet: Story = { args: { variant: 'quiet', children: 'Terms of use' } };

export const External: Story = { args: { isExternal: true, href: 'https://example.com/', children: 'Registration' } };

export const BurmeseInText: Story = {
	render: () => (
		<p lang="my" className="w-72">
			ဝယ်ယူပြီး ၇ ရက်အတွင်း ပြန်ပို့နိုင်ပါသည်။ <Link href="#returns">ပစ္စည်းပြန်ပို့ခြင်းဆိုင်ရာ မူဝါဒ</Link>
			ကို ဖတ်ရှုပါ။
		</p>
	),
};

export const LongAddressOnANarrowScreen: Story = {
	render: () => (
		<p className="w-72">
			<Link href="#x">https://example.com/a-very-long-address-that-has-no-place-to-break/at-all</Link>
		</p>
	),
};
