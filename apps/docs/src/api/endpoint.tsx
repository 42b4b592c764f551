import { DataList, DataListItem } from '@zaylat/ui/data-list';
import { Table, type TableColumn } from '@zaylat/ui/table';
import type { ReactNode } from 'react';
import { Code, Prose } from '../guides/prose.tsx';
import { fieldOf, fieldsOf } from './fields.ts';
import { Example, FieldsTable } from './fields-table.tsx';
import { MethodBadge } from './method-badge.tsx';
import { NOTES } from './notes.ts';
import type { ErrorRow, Media, Operation } from './read-document.ts';
import { cacheText, callerText, keyText, limitText } from './words.ts';

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
	return (
		<section className="flex flex-col gap-3">
			<h3 className="font-semibold text-base">{title}</h3>
			{children}
		</section>
	);
}

const FACTS: Readonly<Record<string, (operation: Operation) => string>> = {
	'Who may call': callerText,
	'Kept by caches': cacheText,
	Limit: limitText,
	'Security key': keyText,
};

const ERROR_COLUMNS: readonly TableColumn<ErrorRow>[] = [
	{ key: 'code', header: 'Code', isRowHeader: true, cell: ({ code }) => <Code>{code}</Code> },
	{ key: 'status', header: 'Status', cell: ({ status }) => status },
	{ key: 'message', header: 'Text', cell: ({ message }) => message },
	{ key: 'advice', header: 'Then', cell: ({ advice }) => advice },
];

interface ContentProps {
	readonly media: Media;
	/** Name of the endpoint. */
	readonly name: string;
	readonly title: 'Body' | 'Response';
}

function Content({ media, name, title }: ContentProps) {
	const notes = NOTES[name]?.[title.toLowerCase()];
	const rows = fieldsOf(media.schema).map((row) => ({ ...row, description: notes?.[row.path] ?? '' }));
	return (
		<>
			<p className="text-sm text-text-muted">
				<Code>{media.type}</Code>
			</p>
			{rows.length > 0 && <FieldsTable label={`${title} of ${name}`} rows={rows} />}
			{media.example !== undefined && (
				<Example label={`Example: ${title.toLowerCase()} of ${name}`} value={media.example} />
			)}
		</>
	);
}

/** All that a developer has to know to call an endpoint. */
export function Endpoint({ operation }: { readonly operation: Operation }) {
	const { name, method, path, summary, description, parameters, bodies, bodyNote, response, errors } = operation;
	return (
		<section aria-label={`${method} ${path}`} className="flex flex-col gap-6 border-border border-t pt-8">
			<div className="flex flex-col gap-2">
				<div className="flex flex-wrap items-center gap-x-3 gap-y-2">
					<MethodBadge method={method} />
					<h2 id={name} className="min-w-0 scroll-mt-4 font-bold text-xl wrap-anywhere">
						{path}
					</h2>
				</div>
				<p className="max-w-prose">
					{summary}. In the contract: <Code>{name}</Code>
				</p>
				{description && (
					<p className="max-w-prose text-text-muted">
						<Prose text={description} />
					</p>
				)}
			</div>
			<DataList className="max-w-2xl">
				{Object.entries(FACTS).map(([label, textOf]) => (
					<DataListItem key={label} label={label}>
						<Prose text={textOf(operation)} />
					</DataListItem>
				))}
			</DataList>
			{parameters.length > 0 && (
				<Part title="Parameters">
					<FieldsTable
						label={`Parameters of ${name}`}
						rows={parameters.map(({ schema, isRequired, place, description: text, ...parameter }) => ({
							...fieldOf(schema, parameter.name, isRequired),
							place,
							description: text || (NOTES[name]?.[place === 'path' ? 'params' : place]?.[parameter.name] ?? ''),
						}))}
					/>
				</Part>
			)}
			{bodies.length > 0 && (
				<Part title="Body">
					{bodyNote && <p className="text-sm">{bodyNote}</p>}
					{bodies.map((media) => (
						<Content key={media.type} media={media} name={name} title="Body" />
					))}
				</Part>
			)}
			{response && (
				<Part title="Response">
					<Content media={response} name={name} title="Response" />
				</Part>
			)}
			<Part title="Errors">
				<Table
					caption={`Errors of ${name}`}
					isCaptionHidden
					columns={ERROR_COLUMNS}
					rows={errors}
					getRowKey={({ code }) => code}
					presentation="stacked"
					className="text-sm"
				/>
			</Part>
		</section>
	);
}
