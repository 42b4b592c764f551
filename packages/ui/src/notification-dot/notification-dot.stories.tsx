import type { Meta, StoryObj } from '@storybook/react-vite';
import { MessageCircle } from 'lucide-react';
import { Combinations as Grid } from '../testing/combinations.tsx';
import { NotificationDot } from './index.ts';
import { guide } from './notification-dot.guide.ts';

const chat = <MessageCircle aria-hidden="true" />;

const meta = {
	title: 'Components/Feedback/NotificationDot',
	component: NotificationDot,
	parameters: { guide },
	args: { count: 3, label: '3 unread messages', children: chat },
	argTypes: { children: { control: false } },
} satisfies Meta<typeof NotificationDot>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { count: 120, max: 99, isShown: true } };

export const DotOnly: Story = { args: { count: undefined, label: 'New messages' } };

export const Combinations: Story = {
	render: () => (
		<Grid
			axes={{ count: [undefined, 0, 1, 12, 99, 1_000_000], hasIcon: [true, false] } as const}
			ugly={{
				Burmese: (
					<span lang="my">
						<NotificationDot count={120} formatCount={() => '၉၉'} label="မဖတ်ရသေးသောမက်ဆေ့ခ်ျ">
							{chat}
						</NotificationDot>
					</span>
				),
				'right to left': (
					<span dir="rtl">
						<NotificationDot count={120} label="Unread">
							{chat}
						</NotificationDot>
					</span>
				),
				'behind words': (
					<span className="flex flex-wrap items-center gap-2">
						Messages
						<NotificationDot count={8} label="unread" />
					</span>
				),
			}}
		>
			{({ count, hasIcon }) => (
				<NotificationDot count={count} label="Unread">
					{hasIcon ? chat : undefined}
				</NotificationDot>
			)}
		</Grid>
	),
};
