import { Collapsible } from '@zaylat/ui/collapsible';
import { Table, type TableColumn } from '@zaylat/ui/table';
import { Prose } from '../guides/prose.tsx';
import type { FieldRow } from './fields.ts';

/** A row of the table: a member, and where else than in a body it may stand. */
export interface ShownField extends FieldRow {
	/** Path, query or header. */
	readonly place?: string;
	readonly description?: string;
}

const NAME: TableColumn<ShownField> = {
	key: 'name',
	header: 'Name',
	isRowHeader: true,
	cell: ({ path, isRequired }) => (
		<>
			<span className="wrap-anywhere">{path}</span>
			{isRequired && <span className="ms-2 font-normal text-sm text-text-muted">required</span>}
		</>
	),
};

const PLACE: TableColumn<ShownField> = {
	key: 'place',
	header: 'In',
	cell: ({ place }) => <span className="whitespace-nowrap">{place}</span>,
};

const TYPE: TableColumn<ShownField> = {
	key: 'type',
	header: 'Type',
	cell: ({ type }) => <Prose text={type} />,
};

const RULES: TableColumn<ShownField> = {
	key: 'rules',
	header: 'Meaning and limits',
	cell: ({ rules, description }) => (
		<>
			{description && (
				<span className="block">
					<Prose text={description} />
				</span>
			)}
			{rules.length > 0 && (
				<span className="block text-text-muted">
					<Prose text={rules.join('; ')} />
				</span>
			)}
			{!description && rules.length === 0 && <span aria-hidden="true">—</span>}
		</>
	),
};

interface FieldsTableProps {
	/** Names the table for screen readers. */
	readonly label: string;
	readonly rows: readonly ShownField[];
}

/** Rows from which a table is collapsed. */
const MANY = 24;

/** The members of a body or a response, or the parameters of a call. */
export function FieldsTable({ label, rows }: FieldsTableProps) {
	const hasPlaces = rows.some(({ place }) => place !== undefined);
	const table = (
		<Table
			caption={label}
			isCaptionHidden
			columns={hasPlaces ? [NAME, PLACE, TYPE, RULES] : [NAME, TYPE, RULES]}
			rows={rows}
			getRowKey={({ path, type, place }) => `${place} ${path} ${type}`}
			presentation="stacked"
			className="text-sm"
		/>
	);
	return rows.length < MANY ? table : <Collapsible label={`${label}: ${rows.length} members`}>{table}</Collapsible>;
}

/** A value as JSON, collapsed at first. */
export function Example({ label, value }: { readonly label: string; readonly value: unknown }) {
	return (
		<Collapsible label={label}>
			<pre className="whitespace-pre-wrap text-sm wrap-anywhere">
				<code>{JSON.stringify(value, undefined, 2)}</code>
			</pre>
		</Collapsible>
	);
}
