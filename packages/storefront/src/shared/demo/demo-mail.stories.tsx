import type { Meta, StoryObj } from '@storybook/react-vite';
import { ApiProvider } from '@zaylat/api-client/swr';
import { useAppContext } from '../../app/app-context.ts';
import type { DemoMailProps } from './demo-mail.tsx';
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
export const Default: Story = { render: (args) => <Mail {...args} /> };

function Mail(props: DemoMailProps) {
	return (
		<ApiProvider client={useAppContext().client()}>
			<LazyDemoMail {...props} />
		</ApiProvider>
	);
}
