import { ScrollArea } from '@zaylat/ui/scroll-area';
import type { ReactNode } from 'react';

interface DataTableProps {
	/** Its name for screen readers. */
	readonly label: string;
	readonly heads: readonly string[];
	/** The rows. */
	readonly children: ReactNode;
}

/** A table of tokens, which scrolls by itself where the window is narrow. */
export function DataTable({ label, heads, children }: DataTableProps) {
	return (
		<ScrollArea orientation="horizontal" label={label}>
			<table className="w-full text-start text-sm tabular-nums">
				<thead>
					<tr className="border-border-strong border-b text-text-muted text-xs">
						{heads.map((head) => (
							<th key={head} scope="col" className="py-2 pe-4 text-start font-semibold">
								{head}
							</th>
						))}
					</tr>
				</thead>
				<tbody>{children}</tbody>
			</table>
		</ScrollArea>
	);
}

/** A cell of such a table. */
export function Cell({ children }: { readonly children: ReactNode }) {
	return <td className="py-2 pe-4 align-top">{children}</td>;
}
