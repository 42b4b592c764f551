import { Cell, DataTable } from '../foundations/table.tsx';
import sizes from './sizes.json';

const kb = (bytes: number) => (bytes / 1000).toFixed(1);

/** What each entry adds to an app, as `pnpm size --write` measured it. */
export function Sizes() {
	return (
		<DataTable label="Sizes of the entries" heads={['Entry', 'kB, gzip', 'On demand', 'Budget']}>
			{sizes.map(({ name, first, later, budget }) => (
				<tr key={name} className="border-border border-b">
					<th scope="row" className="py-1 pe-4 text-start font-normal">
						<code>{name}</code>
					</th>
					<Cell>{kb(first)}</Cell>
					<Cell>{later > 0 ? kb(later) : ''}</Cell>
					<Cell>{budget ?? ''}</Cell>
				</tr>
			))}
		</DataTable>
	);
}
