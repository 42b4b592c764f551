import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid2x2, List } from 'lucide-react';
import { Button } from '../button/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { Combinations as Cross } from '../testing/combinations.tsx';
import { guide } from './button-group.guide.ts';
import { ButtonGroup } from './index.ts';

const answers = [
	<Button key="keep" variant="secondary">
		Keep it
	</Button>,
	<Button key="buy">Buy now</Button>,
];

const parts = ['Day', 'Week', 'Month'].map((name) => (
	<Button key={name} variant="secondary">
		{name}
	</Button>
));

const meta = {
	title: 'Components/Actions/ButtonGroup',
	component: ButtonGroup,
	parameters: { guide },
	args: { children: answers },
	argTypes: { children: { control: false } },
} satisfies Meta<typeof ButtonGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
	args: { label: 'Time', form: 'attached', orientation: 'horizontal', isFullWidth: false, children: parts },
};

export const Combinations: Story = {
	render: () => (
		<Cross
			cell={280}
			axes={{
				form: ['spaced', 'attached'] as const,
				orientation: ['horizontal', 'vertical'] as const,
				isFullWidth: [false, true],
			}}
			ugly={{
				'icons, attached': (
					<ButtonGroup label="View" form="attached">
						<IconButton variant="outline" label="Grid" icon={<Grid2x2 />} />
						<IconButton variant="outline" label="List" icon={<List />} />
					</ButtonGroup>
				),
				'long Burmese, 320 px': (
					<ButtonGroup lang="my" isFullWidth className="max-w-72">
						<Button variant="secondary">ဆက်လက်ကြည့်ရှုမည်</Button>
						<Button>ငွေပေးချေမှုပြုလုပ်မည်</Button>
					</ButtonGroup>
				),
				'long Thai, attached': (
					<ButtonGroup lang="th" form="attached" className="max-w-72">
						<Button variant="secondary">สินค้าทั้งหมดของร้านค้านี้</Button>
						<Button variant="secondary">สินค้าลดราคาประจำสัปดาห์</Button>
					</ButtonGroup>
				),
			}}
		>
			{(values) => <ButtonGroup {...values}>{values.form === 'attached' ? parts : answers}</ButtonGroup>}
		</Cross>
	),
};
