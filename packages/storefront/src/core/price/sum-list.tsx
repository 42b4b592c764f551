import type { DocumentTotal } from '@zaylat/domain/documents';
import { DataList, DataListItem } from '@zaylat/ui/data-list';

/** Props of {@link SumList}. */
export interface SumListProps {
	readonly sums: readonly DocumentTotal[];
}

/** Figures below each other, their words beside them. */
export function SumList({ sums }: SumListProps) {
	return (
		<DataList form="amounts">
			{sums.map(({ key, label, value, isStrong }) => (
				<DataListItem key={key} label={label} isStrong={isStrong}>
					{value}
				</DataListItem>
			))}
		</DataList>
	);
}
