import { z } from 'zod';
import * as resources from '../resources.ts';
import * as shared from '../shared.ts';
import { isJson, type Json, type SchemaSide, type SchemaWriter } from './json-schema.ts';

/** Schemas that describe one call, and no thing that has a name. */
const OF_ONE_CALL = /(Params|Query|Filter|Answer)$/;

/** Where a conversion of zod keeps the schemas that it refers to by name. */
const DEFINITIONS = '#/$defs/';

const COMPONENTS = '#/components/schemas/';

/** Names that differ from the name of the export. */
const NAMES: Readonly<Record<string, string>> = { errorBody: 'Error' };

const nameOf = (exported: string) => NAMES[exported] ?? `${exported.charAt(0).toUpperCase()}${exported.slice(1)}`;

/** The schemas that the contract exports, by the names that its types have: `product` is `Product`. */
function exportedSchemas(): ReadonlyMap<string, z.ZodType> {
	const schemas = new Map<string, z.ZodType>();
	const known = new Set<z.ZodType>();
	for (const [exported, schema] of Object.entries<unknown>({ ...shared, ...resources })) {
		if (!(schema instanceof z.ZodType) || known.has(schema) || OF_ONE_CALL.test(exported)) continue;
		known.add(schema);
		schemas.set(nameOf(exported), schema);
	}
	return schemas;
}

/** Replaces the references of a conversion by references to components. */
function withComponents(value: unknown, rename: (name: string) => string): unknown {
	if (Array.isArray(value)) return value.map((item) => withComponents(item, rename));
	if (!isJson(value)) return value;
	return Object.fromEntries(
		Object.entries(value).map(([key, inner]) =>
			key === '$ref' && typeof inner === 'string' && inner.startsWith(DEFINITIONS)
				? [key, `${COMPONENTS}${rename(inner.slice(DEFINITIONS.length))}`]
				: [key, withComponents(inner, rename)],
		),
	);
}

/** Writes schemas with references to components, and keeps the components that were referred to. */
export interface NamedSchemas {
	readonly write: SchemaWriter;
	/** The components by name, in alphabetical order. */
	readonly components: () => Json;
}

/**
 * Creates a writer that gives each schema which the contract exports a component of its own. A schema that takes
 * something else than it gives (defaults, texts read as numbers) has a second one for what it takes: `MoneyInput`.
 */
export function createNamedSchemas(): NamedSchemas {
	const schemas = exportedSchemas();
	const registry = z.registry<{ id: string }>();
	for (const [id, schema] of schemas) registry.add(schema, { id });
	const components = new Map<string, Json>();

	function convert(schema: z.ZodType, side: SchemaSide) {
		// In a tuple, so that a schema which is itself exported becomes a reference too.
		const { prefixItems, $defs } = z.toJSONSchema(z.tuple([schema]), {
			target: 'draft-2020-12',
			io: side,
			metadata: registry,
		});
		return { written: prefixItems?.[0], definitions: $defs ?? {} };
	}

	const outputs = new Map<string, string>();
	function outputOf(name: string): string | undefined {
		const schema = schemas.get(name);
		if (schema !== undefined && !outputs.has(name))
			outputs.set(name, JSON.stringify(convert(schema, 'output').definitions[name]));
		return outputs.get(name);
	}

	return {
		write(schema, side) {
			const { written, definitions } = convert(schema, side);
			const rename = (name: string) =>
				side === 'input' && JSON.stringify(definitions[name]) !== outputOf(name) && !name.endsWith('Input')
					? `${name}Input`
					: name;
			for (const [name, { id: _, ...definition }] of Object.entries(definitions)) {
				const component = withComponents(definition, rename);
				if (isJson(component)) components.set(rename(name), component);
			}
			const result = withComponents(written, rename);
			return isJson(result) ? result : {};
		},
		components: () => Object.fromEntries([...components].sort(([a], [b]) => (a < b ? -1 : 1))),
	};
}
