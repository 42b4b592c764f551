import type { Meta, StoryObj } from '@storybook/react-vite';
import { Combinations as Grid } from '../testing/combinations.tsx';
import { type AppStore, StoreBadge } from './index.ts';
import { guide } from './store-badge.guide.ts';

const STORES: readonly AppStore[] = ['app-store', 'google-play', 'app-gallery'];

const meta = {
	title: 'Components/Commerce/StoreBadge',
	component: StoreBadge,
	args: { store: 'google-play', href: '#store' },
	parameters: { guide },
} satisfies Meta<typeof StoreBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
	render: (args) => (
		<ul className="flex flex-wrap gap-3">
			{STORES.map((store) => (
				<li key={store} className="flex">
					<StoreBadge {...args} store={store} />
				</li>
			))}
		</ul>
	),
};

export const Playground: Story = {
	args: { labels: { invitation: 'Get it on', name: 'Google Play', external: 'opens in a new tab' } },
};

export const Burmese: Story = {
	render: (args) => (
		<div lang="my">
			<StoreBadge {...args} labels={{ invitation: 'ဤနေရာတွင် ရယူပါ', external: 'တက်ဘ်အသစ်တွင် ဖွင့်မည်' }} />
		</div>
	),
};

export const Combinations: Story = {
	render: () => (
		<Grid
			cell={200}
			axes={{ store: STORES }}
			ugly={{
				'unbreakable Burmese at 160 px': (
					<div lang="my" className="w-40">
						<StoreBadge store="app-gallery" href="#store" labels={{ invitation: 'အက်ပလီကေးရှင်းကိုဒေါင်းလုဒ်ရယူရန်နှိပ်ပါ' }} />
					</div>
				),
				Thai: (
					<div lang="th">
						<StoreBadge store="app-store" href="#store" labels={{ invitation: 'ดาวน์โหลดได้ที่' }} />
					</div>
				),
			}}
		>
			{({ store }) => <StoreBadge store={store} href="#store" />}
		</Grid>
	),
};
