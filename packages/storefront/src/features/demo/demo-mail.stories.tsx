import type { Meta, StoryObj } from '@storybook/react-vite';
import { LazyDemoMail } from './lazy-demo.tsx';

const meta = {
	title: 'Storefront/Demo/Demo mail',
	component: LazyDemoMail,
	parameters: { shop: { isDemo: true } },
	// What the mock outbox has.
	args: { to: 'shopper@example.com', about: 'new password' },
} satisfies Meta<typeof LazyDemoMail>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A mail that was sent. */
export const Default: Story = {};
