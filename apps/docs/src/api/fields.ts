import { isJson, type Json } from '@zaylat/api-client/openapi';

/** One member of what is sent or answered. */
export interface FieldRow {
	/** Where it stands: `items[].price.amount`. */
	readonly path: string;
	readonly type: string;
	/** What its value keeps to, in words. */
	readonly rules: readonly string[];
	readonly isRequired: boolean;
}

const isNull = (schema: unknown) => isJson(schema) && schema.type === 'null';
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** The shapes that a value may have, without "null", and whether it may be null. */
function shapesOf(schema: Json): { readonly shapes: readonly Json[]; readonly isNullable: boolean } {
	const branches = listOf(schema.anyOf ?? schema.oneOf);
	if (branches.length === 0) return { shapes: [schema], isNullable: false };
	return { shapes: branches.filter((branch) => !isNull(branch)).filter(isJson), isNullable: branches.some(isNull) };
}

function plainType(schema: Json): string {
	const { const: only, enum: choices, type, format, items, title } = schema;
	if (only !== undefined) return `\`${only}\``;
	if (Array.isArray(choices)) return choices.map((choice) => `\`${choice}\``).join(' or ');
	if (type === 'array') return `list of ${typeOf(isJson(items) ? items : {})}`;
	if (typeof title === 'string') return `\`${title}\``;
	if (format === 'binary') return 'the file itself';
	const name = [type ?? 'anything'].flat().join(' or ');
	return typeof format === 'string' ? `${name} (${format})` : name;
}

function typeOf(schema: Json): string {
	const { shapes, isNullable } = shapesOf(schema);
	return [...new Set(shapes.map(plainType)), ...(isNullable ? ['null'] : [])].join(' or ');
}

/** Integers without bounds have those of JavaScript, which say nothing. */
const isTelling = (bound: unknown): bound is number =>
	typeof bound === 'number' && Math.abs(bound) < Number.MAX_SAFE_INTEGER;

function span(least: unknown, most: unknown, of: string): readonly string[] {
	const text = [isTelling(least) && least > 0 ? `at least ${least}` : '', isTelling(most) ? `at most ${most}` : ''];
	const told = text.filter(Boolean).join(', ');
	return told ? [`${told}${of}`] : [];
}

function rulesOf(schema: Json): readonly string[] {
	const { shapes } = shapesOf(schema);
	const own = shapes.flatMap((shape) => [
		...span(shape.minLength, shape.maxLength, ' characters'),
		...span(shape.minItems, shape.maxItems, ' of them'),
		...span(shape.minimum, shape.maximum, ''),
		...(isTelling(shape.exclusiveMinimum) ? [`more than ${shape.exclusiveMinimum}`] : []),
		...(typeof shape.pattern === 'string' && shape.format === undefined ? [`matches \`${shape.pattern}\``] : []),
	]);
	return [
		...new Set(own),
		...(schema.default === undefined ? [] : [`\`${JSON.stringify(schema.default)}\` by default`]),
	];
}

/** The members of an object, or of what a list holds. */
function innerRows(schema: Json, path: string): readonly FieldRow[] {
	const { type, items, properties, required, additionalProperties } = schema;
	if (type === 'array' && isJson(items))
		return shapesOf(items).shapes.flatMap((shape) => innerRows(shape, `${path}[]`));
	const dot = path === '' ? '' : `${path}.`;
	if (isJson(properties)) {
		const needed = listOf(required);
		return Object.entries(properties).flatMap(([name, property]) =>
			isJson(property) ? rowsAt(property, `${dot}${name}`, needed.includes(name)) : [],
		);
	}
	return isJson(additionalProperties) ? rowsAt(additionalProperties, `${dot}*`, false) : [];
}

function rowsAt(schema: Json, path: string, isRequired: boolean): readonly FieldRow[] {
	const row: FieldRow = { path, type: typeOf(schema), rules: rulesOf(schema), isRequired };
	const inner = shapesOf(schema).shapes.flatMap((shape) => innerRows(shape, path));
	return [row, ...unique(inner)];
}

/** Shapes of one value often share members. */
const unique = (rows: readonly FieldRow[]) => [
	...new Map(rows.map((row) => [`${row.path} ${row.type}`, row])).values(),
];

/** The members of a schema and of what is in them, depth first. */
export function fieldsOf(schema: Json): readonly FieldRow[] {
	return unique(shapesOf(schema).shapes.flatMap((shape) => innerRows(shape, '')));
}

/** A schema as one row, for parameters. */
export function fieldOf(schema: Json, name: string, isRequired: boolean): FieldRow {
	return { path: name, type: typeOf(schema), rules: rulesOf(schema), isRequired };
}
