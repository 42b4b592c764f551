import type { ComponentDoc, PropDoc } from '../../props/component-docs.ts';
import { Code, Prose } from '../guides/prose.tsx';

/** A docstring ends with what stands in for the prop: "… Default `md`." */
const DEFAULT = /(?:^|\s)Default:? (?<text>[^.]+)\.$/;

function defaultOf({ description, defaultValue }: PropDoc) {
	const told = DEFAULT.exec(description)?.groups?.text;
	if (defaultValue !== undefined && /^[\w'."-]+$/.test(defaultValue)) return `\`${defaultValue.replaceAll("'", '')}\``;
	return told;
}

function Row({ prop, prefix = '' }: { readonly prop: PropDoc; readonly prefix?: string }) {
	const { name, type, description, isRequired, fields = [] } = prop;
	const standsIn = defaultOf(prop);
	return (
		<>
			<tr className="border-border border-t align-top">
				<th scope="row" className="min-w-40 py-3 pe-4 text-start font-semibold">
					<span className="wrap-anywhere">
						{prefix}
						{name}
					</span>
					{isRequired && <span className="block font-normal text-critical text-xs">required</span>}
				</th>
				<td className="min-w-48 py-3 pe-4">
					<Prose text={description.replace(DEFAULT, '')} />
					<span className="mt-1 block text-text-muted text-xs">
						<Code>{type}</Code>
					</span>
				</td>
				<td className="py-3 text-text-muted">
					{standsIn ? <Prose text={standsIn} /> : <span aria-hidden="true">—</span>}
				</td>
			</tr>
			{fields.map((field) => (
				<Row key={field.name} prop={{ ...field, isRequired: false }} prefix={`${name}.`} />
			))}
		</>
	);
}

/** What a component adds to the attributes of its element; what is native is named once, not listed. */
export function PropsTable({ component }: { readonly component: ComponentDoc }) {
	const { name, description, props, natives } = component;
	return (
		<section className="flex flex-col gap-3">
			<h3 id={`props-${name}`} className="scroll-mt-4 font-semibold text-lg">
				{name}
			</h3>
			<p className="max-w-prose text-text-muted">
				<Prose text={description} />
			</p>
			{props.length > 0 && (
				<div className="overflow-x-auto">
					<table className="w-full border-border border-b text-start text-sm">
						<thead>
							<tr className="text-text-muted text-xs">
								{['Prop', 'What it does', 'Default'].map((head) => (
									<th key={head} scope="col" className="pe-4 pb-2 text-start font-semibold">
										{head}
									</th>
								))}
							</tr>
						</thead>
						<tbody>
							{props.map((prop) => (
								<Row key={prop.name} prop={prop} />
							))}
						</tbody>
					</table>
				</div>
			)}
			{natives.length > 0 && (
				<p className="text-sm text-text-muted">
					Takes every attribute of{' '}
					{natives.map((native, place) => (
						<span key={native}>
							{place > 0 && ' and '}
							<Code>{`<${native}>`}</Code>
						</span>
					))}{' '}
					too, and a <Code>ref</Code>.
				</p>
			)}
		</section>
	);
}
