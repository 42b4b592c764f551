import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid2x2, List, Map as MapIcon } from 'lucide-react';
import { Combinations as Grid } from '../testing/combinations.tsx';
import { ToggleGroup, ToggleGroupItem } from './index.ts';
import { guide } from './toggle-group.guide.ts';

const items = (
	<>
		<ToggleGroupItem value="grid" icon={<Grid2x2 />}>
			Grid
		</ToggleGroupItem>
		<ToggleGroupItem value="list" icon={<List />}>
			List
		</ToggleGroupItem>
		<ToggleGroupItem value="map" icon={<MapIcon />}>
			Map
		</ToggleGroupItem>
	</>
);

const meta = {
	title: 'Components/Actions/ToggleGroup',
	component: ToggleGroup,
	parameters: { guide },
	args: { label: 'View', defaultValue: ['grid'], children: items },
	argTypes: { children: { control: false } },
} satisfies Meta<typeof ToggleGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { isMultiple: false, isDisabled: false } };

export const Multiple: Story = { args: { isMultiple: true, defaultValue: ['grid', 'map'] } };

export const IconsOnly: Story = {
	args: {
		children: (
			<>
				<ToggleGroupItem value="grid" icon={<Grid2x2 />} aria-label="Grid" />
				<ToggleGroupItem value="list" icon={<List />} aria-label="List" />
			</>
		),
	},
};

export const Combinations: Story = {
	render: () => (
		<Grid
			axes={{ isMultiple: [false, true], isDisabled: [false, true] }}
			ugly={{
				'Burmese at 288 px': (
					<div className="w-72 max-w-full">
						<ToggleGroup lang="my" label="မြင်ကွင်း" defaultValue={['a']}>
							<ToggleGroupItem value="a">အကွက်လိုက်ပြရန်</ToggleGroupItem>
							<ToggleGroupItem value="b">စာရင်းအဖြစ်ပြရန်</ToggleGroupItem>
						</ToggleGroup>
					</div>
				),
				'one of them disabled': (
					<ToggleGroup label="Period" defaultValue={['week']}>
						<ToggleGroupItem value="week">Week</ToggleGroupItem>
						<ToggleGroupItem value="month" disabled>
							Month
						</ToggleGroupItem>
					</ToggleGroup>
				),
			}}
			cell={300}
		>
			{(props) => (
				<ToggleGroup label={JSON.stringify(props)} defaultValue={['grid']} {...props}>
					{items}
				</ToggleGroup>
			)}
		</Grid>
	),
};
