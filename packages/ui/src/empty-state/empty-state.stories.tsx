import type { Meta, StoryObj } from '@storybook/react-vite';
import { PackageX, SearchX, ShoppingCart } from 'lucide-react';
import { Button } from '../button/index.ts';
import { Combinations as Grid } from '../testing/combinations.tsx';
import { guide } from './empty-state.guide.ts';
import { EmptyState } from './index.ts';

const meta = {
	title: 'Components/Feedback/EmptyState',
	component: EmptyState,
	parameters: { guide },
	args: { title: 'Your cart is empty' },
	argTypes: { picture: { control: false }, actions: { control: false }, children: { control: false } },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
	args: {
		picture: <ShoppingCart />,
		description: 'Things you add stay here until you buy them.',
		actions: <Button>See what is new</Button>,
	},
};

export const Playground: Story = { args: { ...Default.args, headingLevel: 2 } };

export const NothingFound: Story = {
	args: {
		picture: <SearchX />,
		title: 'Nothing found for “lotus silk tote”',
		description: 'Try fewer or other words, or look through the categories.',
		actions: (
			<>
				<Button>See all categories</Button>
				<Button variant="secondary">Clear the search</Button>
			</>
		),
	},
};

export const Combinations: Story = {
	render: () => (
		<Grid
			cell={300}
			axes={{ hasPicture: [false, true], hasDescription: [false, true], hasActions: [false, true] } as const}
			ugly={{
				'Burmese, 320 px': (
					<div lang="my" className="w-full max-w-80">
						<EmptyState
							picture={<PackageX />}
							title="ဤပစ္စည်းကို ရှာမတွေ့ပါ"
							description="ရောင်းချခြင်း ရပ်ဆိုင်းသွားခြင်း သို့မဟုတ် လိပ်စာမှားယွင်းခြင်း ဖြစ်နိုင်ပါသည်။ အလားတူပစ္စည်းများကို ပင်မစာမျက်နှာတွင် ရှာဖွေကြည့်ပါ။"
							actions={<Button>ပင်မစာမျက်နှာသို့ သွားမည်</Button>}
						/>
					</div>
				),
				'Thai, without spaces': (
					<div lang="th" className="w-full">
						<EmptyState
							title="ไม่พบสินค้าที่คุณกำลังค้นหาในขณะนี้กรุณาลองใหม่อีกครั้งภายหลัง"
							actions={<Button variant="secondary">กลับไปหน้าแรกเพื่อเลือกซื้อสินค้าอื่น</Button>}
						/>
					</div>
				),
			}}
		>
			{({ hasPicture, hasDescription, hasActions }) => (
				<EmptyState
					title="Your cart is empty"
					picture={hasPicture ? <ShoppingCart /> : undefined}
					description={hasDescription ? 'Things you add stay here until you buy them.' : undefined}
					actions={hasActions ? <Button>See what is new</Button> : undefined}
				/>
			)}
		</Grid>
	),
};
