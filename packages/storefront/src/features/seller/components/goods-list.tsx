import type { SellerProduct } from '@zaylat/api-client/contract';
import type { ShownGoodsState } from '@zaylat/domain/goods';
import { useScreenQuery } from '../../../core/screen/use-screen-query.ts';
import { MOST_CHOSEN } from '../bulk/bulk-bar.tsx';
import { goodsQueries } from '../goods-queries.ts';
import { GoodsRow } from './goods-row.tsx';

/** Props of {@link GoodsList}. */
export interface GoodsListProps {
	/** Where this page of the list begins. */
	readonly cursor: string | undefined;
	/** Ids of the products that are changed together. */
	readonly chosen: ReadonlySet<string>;
	readonly onChoose: (id: string, isChosen: boolean) => void;
}

/** One page of the products as list items; a product that changes its state keeps its place. */
export function GoodsList({ cursor, chosen, onChoose }: GoodsListProps) {
	const { data, mutate } = useScreenQuery(goodsQueries.products, { cursor });
	// The counts of the filter are those of the first page.
	const first = useScreenQuery(goodsQueries.products);
	const hasShopName = (data?.data.shops.length ?? 0) > 1;

	function replace(changed: SellerProduct) {
		let before: ShownGoodsState | undefined;
		void mutate(
			(shown) => {
				if (shown === undefined) return shown;
				before = shown.data.items.find(({ id }) => id === changed.id)?.state;
				const items = shown.data.items.map((each) => (each.id === changed.id ? changed : each));
				return { data: { ...shown.data, items } };
			},
			{ revalidate: false },
		);
		void first.mutate(
			(shown) => shown && { data: { ...shown.data, counts: recounted(shown.data.counts, before, changed.state) } },
			{ revalidate: false },
		);
	}

	return data?.data.items.map((product) => (
		<li key={product.id}>
			<GoodsRow
				product={product}
				hasShopName={hasShopName}
				isChosen={chosen.has(product.id)}
				onChoose={
					chosen.size < MOST_CHOSEN || chosen.has(product.id) ? (isChosen) => onChoose(product.id, isChosen) : undefined
				}
				onChange={replace}
				onStale={() => void mutate()}
			/>
		</li>
	));
}

type Counts = Readonly<Record<ShownGoodsState, number>>;

/** How many products are in each state after one has moved. */
function recounted(counts: Counts | null, from: ShownGoodsState | undefined, to: ShownGoodsState): Counts | null {
	if (counts === null || from === undefined || from === to) return counts;
	return { ...counts, [from]: counts[from] - 1, [to]: counts[to] + 1 };
}
