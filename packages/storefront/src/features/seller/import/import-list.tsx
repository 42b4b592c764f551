import { useScreenQuery } from '../../../core/screen/use-screen-query.ts';
import { importQueries } from '../goods-queries.ts';
import { ImportCard } from './import-card.tsx';

/** Props of {@link ImportList}. */
export interface ImportListProps {
	/** Where this page of the list begins. */
	readonly cursor: string | undefined;
	/** Names of the seller's shops by their slugs; empty where there is only one. */
	readonly shopNames: ReadonlyMap<string, string>;
}

/** One page of the imports as list items. */
export function ImportList({ cursor, shopNames }: ImportListProps) {
	const { data } = useScreenQuery(importQueries.imports, { cursor });
	return data?.data.items.map((each) => (
		<li key={each.id}>
			<ImportCard listed={each} shopName={shopNames.get(each.shop)} />
		</li>
	));
}
