import type { SellerProduct } from '@zaylat/api-client/contract';
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
	const hasShopName = (data?.data.shops.length ?? 0) > 1;

	function replace(changed: SellerProduct) {
		void mutate(
			(shown) => {
				if (shown === undefined) return shown;
				const items = shown.data.items.map((each) => (each.id === changed.id ? changed : each));
				return { data: { ...shown.data, items } };
			},
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
