import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Badge } from '../badge/index.ts';
import { Link } from '../link/index.ts';
import { Combinations as Grid } from '../testing/combinations.tsx';
import { Table, type TableColumn, type TableProps, type TableSort } from './index.ts';
import { guide } from './table.guide.ts';

interface Quotation {
	readonly id: string;
	readonly product: string;
	readonly pieces: number;
	readonly price: string;
	readonly isAnswered: boolean;
}

const ROWS: readonly Quotation[] = [
	{ id: 'Q-1041', product: 'Shan green tea, 500 g', pieces: 200, price: '7,900 K', isAnswered: true },
	{ id: 'Q-1042', product: 'Pathein parasol, 90 cm', pieces: 50, price: '28,500 K', isAnswered: true },
	{ id: 'Q-1043', product: 'Thanaka cream', pieces: 1_000, price: '1,000,000 K', isAnswered: false },
];

const COLUMNS: readonly TableColumn<Quotation>[] = [
	{
		key: 'product',
		header: 'Product',
		cell: ({ id, product }) => <Link href={`#${id}`}>{product}</Link>,
		isRowHeader: true,
		isSortable: true,
	},
	{
		key: 'pieces',
		header: 'Pieces',
		cell: ({ pieces }) => pieces.toLocaleString('en-US'),
		isNumeric: true,
		isSortable: true,
	},
	{ key: 'price', header: 'Price each', cell: ({ price }) => price, isNumeric: true },
	{
		key: 'status',
		header: 'Status',
		cell: ({ isAnswered }) => (
			<Badge tone={isAnswered ? 'positive' : 'neutral'}>{isAnswered ? 'Answered' : 'Waiting'}</Badge>
		),
	},
];

const VALUES: Readonly<Record<string, (row: Quotation) => string | number>> = {
	product: ({ product }) => product,
	pieces: ({ pieces }) => pieces,
};

const compare = (one: string | number, other: string | number) => (one < other ? -1 : one > other ? 1 : 0);

function sorted(rows: readonly Quotation[], sort: TableSort | undefined): readonly Quotation[] {
	const read = sort && VALUES[sort.column];
	if (!sort || !read) return rows;
	const turn = sort.direction === 'ascending' ? 1 : -1;
	return [...rows].sort((one, other) => turn * compare(read(one), read(other)));
}

function Quotations(props: TableProps<Quotation>) {
	const [sort, setSort] = useState(props.sort);
	return <Table {...props} rows={sorted(props.rows, sort)} sort={sort} onSortChange={setSort} />;
}

const meta = {
	title: 'Components/Content/Table',
	component: Quotations,
	args: {
		caption: 'Quotations',
		columns: COLUMNS,
		rows: ROWS,
		getRowKey: ({ id }) => id,
		sort: { column: 'product', direction: 'ascending' },
	},
	argTypes: { columns: { control: false }, rows: { control: false }, getRowKey: { control: false } },
	parameters: { guide },
} satisfies Meta<typeof Quotations>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { presentation: 'table', isCaptionHidden: false, isHeadSticky: false } };

/** Below 768 px each row is a card; the heads that sort stay as buttons. */
export const Stacked: Story = {
	args: { presentation: 'stacked' },
	globals: { viewport: { value: 'mobileMedium' } },
};

export const StickyHead: Story = {
	args: {
		isHeadSticky: true,
		className: 'h-72 rounded-card border border-border',
		isCaptionHidden: true,
		rows: Array.from({ length: 20 }, (_, index) => ({
			id: `Q-${index}`,
			product: `Shan tea, grade ${index + 1}`,
			pieces: (index + 1) * 10,
			price: '7,900 K',
			isAnswered: index % 2 === 0,
		})),
	},
};

export const Empty: Story = {
	args: { rows: [], labels: { empty: 'No quotations yet. Ask a shop for a price.' } },
};

const BURMESE: readonly TableColumn<Quotation>[] = [
	{ key: 'product', header: 'ပစ္စည်းအမျိုးအမည်', cell: ({ product }) => product, isRowHeader: true },
	{ key: 'price', header: 'တစ်ခုဈေးနှုန်း', cell: ({ price }) => price, isNumeric: true },
];

export const Combinations: Story = {
	render: () => (
		<Grid
			cell={300}
			axes={{ presentation: ['table', 'stacked'] as const, isCaptionHidden: [false, true] }}
			ugly={{
				'unbreakable Burmese at 320 px': (
					<div lang="my" className="w-72 max-w-full">
						<Table
							caption="ဈေးနှုန်းတောင်းခံလွှာများ"
							columns={BURMESE}
							rows={[
								{
									id: '1',
									product: 'သနပ်ခါးသဘာဝအနှစ်စစ်စစ်မန္တလေးမြို့ထွက်ဂရမ်တစ်ရာ့ငါးဆယ်',
									pieces: 1,
									price: '၁,၀၀၀,၀၀၀ ကျပ်',
									isAnswered: true,
								},
							]}
							getRowKey={({ id }) => id}
						/>
					</div>
				),
				'no rows': <Table caption="Invoices" columns={COLUMNS} rows={[]} getRowKey={({ id }) => id} />,
			}}
		>
			{({ presentation, isCaptionHidden }) => (
				<Table
					className="w-full"
					caption={`Quotations, ${presentation}${isCaptionHidden ? ', hidden' : ''}`}
					isCaptionHidden={isCaptionHidden}
					presentation={presentation}
					columns={COLUMNS.slice(0, 3)}
					rows={ROWS.slice(1)}
					getRowKey={({ id }) => id}
				/>
			)}
		</Grid>
	),
};
