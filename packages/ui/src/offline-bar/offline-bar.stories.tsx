import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { screen, userEvent } from 'storybook/test';
import { Button } from '../button/index.ts';
import { phoneWide } from '../testing/decorators.tsx';
import { OfflineBar } from './index.ts';
import { guide } from './offline-bar.guide.ts';

const STAYS_MS = 3_600_000;

const meta = {
	title: 'Components/Feedback/OfflineBar',
	component: OfflineBar,
	parameters: { guide },
	args: { isOnline: false },
	argTypes: { action: { control: false } },
} satisfies Meta<typeof OfflineBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
	args: {
		action: (
			<Button size="sm" variant="secondary">
				Try again
			</Button>
		),
	},
};

export const Playground: Story = { args: { isOnline: false, backMs: STAYS_MS } };

function Reconnecting() {
	const [isOnline, setIsOnline] = useState(false);
	return (
		<>
			<OfflineBar isOnline={isOnline} backMs={STAYS_MS} />
			<Button className="mt-4" onClick={() => setIsOnline(true)}>
				Connect
			</Button>
		</>
	);
}

export const BackOnline: Story = {
	render: () => <Reconnecting />,
	play: async () => {
		await userEvent.click(screen.getByRole('button', { name: 'Connect' }));
	},
};

/** Its looks are two; this is the one that can break, on a phone. */
export const Combinations: Story = {
	args: {
		lang: 'my',
		labels: { offline: 'အင်တာနက်ချိတ်ဆက်မှုမရှိပါယခုမြင်နေရသောအချက်အလက်များသည်နောက်ဆုံးရမဟုတ်နိုင်ပါ။' },
		action: (
			<Button size="sm" variant="secondary">
				ထပ်ကြိုးစားမည်
			</Button>
		),
	},
	decorators: [phoneWide],
};
