import type { Meta, StoryObj } from '@storybook/react-vite';
import { Combinations as Cross } from '../testing/combinations.tsx';
import { LoadMore } from './index.ts';
import { guide } from './load-more.guide.ts';

const meta = {
	title: 'Components/Navigation/LoadMore',
	component: LoadMore,
	parameters: { guide },
	args: { shown: 60, total: 240, progressText: '60 of 240', onLoadMore: () => {} },
} satisfies Meta<typeof LoadMore>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { isPending: false, children: 'Show more', pendingLabel: 'Loading' } };

export const Pending: Story = { args: { isPending: true } };

export const Done: Story = { args: { shown: 240, progressText: 'All 240 shown' } };

export const Combinations: Story = {
	render: () => (
		<Cross
			cell={240}
			axes={{ isPending: [false, true], href: [undefined, '#more'] as const }}
			ugly={{
				'a million': <LoadMore shown={24} total={1_000_000} progressText="24 of 1,000,000" onLoadMore={() => {}} />,
				'long Burmese': (
					<LoadMore lang="my" shown={60} total={240} progressText="ပစ္စည်း ၂၄၀ အနက် ၆၀ ကို ပြသထားပါသည်" onLoadMore={() => {}}>
						နောက်ထပ် ပစ္စည်းများကို ကြည့်ရှုရန်
					</LoadMore>
				),
				nothing: <LoadMore shown={0} total={0} progressText="Nothing here" onLoadMore={() => {}} />,
			}}
		>
			{({ isPending, href }) => (
				<LoadMore
					shown={60}
					total={240}
					progressText="60 of 240"
					onLoadMore={() => {}}
					isPending={isPending}
					href={href}
				/>
			)}
		</Cross>
	),
};
