import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Button } from '../button/index.ts';
import { LabelsProvider, labelsMy, labelsTh, labelsZh } from '../labels/index.ts';
import { Combinations as Grid } from '../testing/combinations.tsx';
import { guide } from './data-grid.guide.ts';
import { DataGrid, type DataGridProps, type TableColumn, type TableSort } from './index.ts';

interface Order {
	readonly id: string;
	readonly product: string;
	readonly town: string;
	readonly pieces: number;
}

const ORDERS: readonly Order[] = [
	{ id: '1041', product: 'Shan tea', town: 'Bahan', pieces: 3 },
	{ id: '1042', product: 'Lacquer bowl', town: 'Hlaing', pieces: 1 },
	{ id: '1043', product: 'Longyi', town: 'Latha', pieces: 12 },
	{ id: '1044', product: 'Parasol', town: 'Mayangone', pieces: 2 },
];

const COLUMNS: readonly TableColumn<Order>[] = [
	{ key: 'id', header: 'Order', cell: ({ id }) => id, isRowHeader: true, isSortable: true },
	{ key: 'product', header: 'Product', cell: ({ product }) => product },
	{ key: 'town', header: 'Township', cell: ({ town }) => town },
	{ key: 'pieces', header: 'Pieces', cell: ({ pieces }) => pieces, isNumeric: true, isSortable: true },
];

const BURMESE: readonly TableColumn<Order>[] = [
	{ key: 'id', header: 'အော်ဒါနံပါတ်', cell: ({ id }) => id, isRowHeader: true },
	{ key: 'product', header: 'ကုန်ပစ္စည်း', cell: () => 'ရှမ်းတောင်တန်းလက်ဖက်ရည်ခြောက်အထူးထုတ်' },
	{ key: 'pieces', header: 'အရေအတွက်', cell: () => '၁၂', isNumeric: true },
];

function Sorted(args: DataGridProps<Order>) {
	const [sort, setSort] = useState<TableSort>({ column: 'pieces', direction: 'descending' });
	const by = (order: Order) => (sort.column === 'pieces' ? order.pieces : Number(order.id));
	const rows = args.rows.toSorted((a, b) => (sort.direction === 'ascending' ? 1 : -1) * (by(a) - by(b)));
	return <DataGrid {...args} rows={rows} sort={sort} onSortChange={setSort} />;
}

const meta = {
	title: 'Components/Content/DataGrid',
	component: DataGrid<Order>,
	args: {
		caption: 'Orders of today',
		columns: COLUMNS,
		rows: ORDERS,
		getRowKey: ({ id }: Order) => id,
		getRowName: ({ id }: Order) => `order ${id}`,
	},
	argTypes: {
		columns: { control: false },
		rows: { control: false },
		getRowKey: { control: false },
		getRowName: { control: false },
		selectionActions: { control: false },
	},
	parameters: { guide },
	render: (args) => <Sorted {...args} />,
} satisfies Meta<typeof DataGrid<Order>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { selection: 'multiple', isCaptionHidden: false, status: 'ready' } };

export const Selected: Story = {
	args: {
		defaultValue: ['1041', '1043'],
		isRowDisabled: ({ id }: Order) => id === '1042',
		selectionActions: (
			<Button variant="secondary" size="sm">
				Print labels
			</Button>
		),
	},
};

export const Loading: Story = { args: { rows: [], status: 'loading' } };

export const Empty: Story = { args: { rows: [], labels: { empty: 'No orders yet. Share the link of your shop.' } } };

export const Failed: Story = { args: { status: 'error', onRetry: () => {} } };

export const Combinations: Story = {
	render: (args) => (
		<Grid
			cell={420}
			axes={{ selection: ['none', 'single', 'multiple'] } as const}
			ugly={{
				Burmese: (
					<div lang="my" className="w-full">
						<LabelsProvider labels={labelsMy}>
							<DataGrid {...args} caption="ယနေ့အော်ဒါများ" columns={BURMESE} defaultValue={['1041']} />
						</LabelsProvider>
					</div>
				),
				Thai: (
					<div lang="th" className="w-full">
						<LabelsProvider labels={labelsTh}>
							<DataGrid {...args} caption="คำสั่งซื้อวันนี้" rows={[]} />
						</LabelsProvider>
					</div>
				),
				Chinese: (
					<div lang="zh-Hans" className="w-full">
						<LabelsProvider labels={labelsZh}>
							<DataGrid {...args} caption="今日订单" status="error" onRetry={() => {}} />
						</LabelsProvider>
					</div>
				),
				'right to left': (
					<div dir="rtl" className="w-full">
						<DataGrid {...args} caption="Right to left" defaultValue={['1041']} />
					</div>
				),
			}}
		>
			{({ selection }) => (
				<DataGrid
					{...args}
					caption={`Orders, ${selection}`}
					selection={selection}
					defaultValue={['1042']}
					className="w-full"
				/>
			)}
		</Grid>
	),
};
