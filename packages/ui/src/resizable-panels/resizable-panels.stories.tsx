import type { Meta, StoryObj } from '@storybook/react-vite';
import { LabelsProvider, labelsMy } from '../labels/index.ts';
import { Combinations as Grid } from '../testing/combinations.tsx';
import { ResizablePanels } from './index.ts';
import { guide } from './resizable-panels.guide.ts';

const panel = (text: string) => <p className="m-0 p-4 text-text">{text}</p>;

const meta = {
	title: 'Components/Layout/ResizablePanels',
	component: ResizablePanels,
	args: {
		start: panel('Orders of today: Shan tea, lacquer bowl, longyi.'),
		end: panel('Shan tea, 3 packets, for Bahan township.'),
		defaultValue: 35,
		labels: { handle: 'Width of the list' },
		className: 'rounded-card border border-border',
	},
	argTypes: { start: { control: false }, end: { control: false } },
	parameters: { guide },
	render: (args) => (
		<div className="h-64">
			<ResizablePanels {...args} />
		</div>
	),
} satisfies Meta<typeof ResizablePanels>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
	args: { orientation: 'horizontal', min: 20, max: 80, step: 5, isCollapsible: true },
};

export const Vertical: Story = { args: { orientation: 'vertical' } };

export const Nested: Story = {
	args: {
		end: (
			<ResizablePanels
				orientation="vertical"
				labels={{ handle: 'Height of the details' }}
				start={panel('Details')}
				end={panel('Messages')}
			/>
		),
	},
};

export const Folded: Story = { args: { isCollapsible: true, defaultValue: 0 } };

export const Combinations: Story = {
	render: ({ labels: _labels, ...args }) => (
		<Grid
			cell={320}
			axes={{ orientation: ['horizontal', 'vertical'], defaultValue: [20, 50] } as const}
			ugly={{
				'long Burmese': (
					<div lang="my" className="h-48 w-full">
						<LabelsProvider labels={labelsMy}>
							<ResizablePanels
								{...args}
								start={panel('ရှမ်းတောင်တန်းလက်ဖက်ရည်ခြောက်အထူးထုတ်လုပ်ထားသည်များစာရင်း')}
								end={panel('အသေးစိတ်')}
							/>
						</LabelsProvider>
					</div>
				),
				'right to left': (
					<div dir="rtl" className="h-48 w-full">
						<ResizablePanels {...args} defaultValue={20} labels={{ handle: 'Right to left' }} />
					</div>
				),
			}}
		>
			{({ orientation, defaultValue }) => (
				<div className="h-48 w-full">
					<ResizablePanels
						{...args}
						orientation={orientation}
						defaultValue={defaultValue}
						labels={{ handle: `Handle, ${orientation}, ${defaultValue}` }}
					/>
				</div>
			)}
		</Grid>
	),
};
