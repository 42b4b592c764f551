import { isJson, type Json, openApiDocument } from '@zaylat/api-client/openapi';

/** An error that an operation can answer. */
export interface ErrorRow {
	readonly code: string;
	readonly status: string;
	readonly message: string;
	/** Whether trying again can help. */
	readonly advice: string;
}

/** Something sent or answered: its schema, and a value that fits. */
export interface Media {
	readonly type: string;
	readonly schema: Json;
	readonly example: unknown;
}

/** A parameter of the path, the query or the headers. */
export interface Parameter {
	readonly name: string;
	readonly place: string;
	readonly isRequired: boolean;
	readonly description: string;
	readonly schema: Json;
}

/** One endpoint, as the pages show it. */
export interface Operation {
	/** Its name in the contract; anchors are made from it. */
	readonly name: string;
	readonly method: string;
	readonly path: string;
	readonly group: string;
	readonly summary: string;
	readonly description: string;
	readonly caller: string;
	/** `private`, or for how many seconds the response may be shared. */
	readonly cache: string | number;
	readonly limit: { readonly name: string; readonly calls: number; readonly seconds: number } | undefined;
	readonly isGuarded: boolean;
	readonly parameters: readonly Parameter[];
	/** What the body may be, one for each media type; empty without a body. */
	readonly bodies: readonly Media[];
	readonly bodyNote: string;
	readonly response: Media | undefined;
	readonly errors: readonly ErrorRow[];
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');
const numberOf = (value: unknown) => (typeof value === 'number' ? value : 0);
const jsonOf = (value: unknown): Json => (isJson(value) ? value : {});
const listOf = (value: unknown): readonly Json[] => (Array.isArray(value) ? value.filter(isJson) : []);

const mediaOf = (content: unknown): readonly Media[] =>
	Object.entries(jsonOf(content)).map(([type, media]) => ({
		type,
		schema: jsonOf(jsonOf(media).schema),
		example: jsonOf(media).example,
	}));

const parameterOf = ({ name, in: place, required, description, schema }: Json): Parameter => ({
	name: textOf(name),
	place: textOf(place),
	isRequired: required === true,
	description: textOf(description),
	schema: jsonOf(schema),
});

function errorsOf([status, response]: readonly [string, unknown]): readonly ErrorRow[] {
	const { examples } = jsonOf(jsonOf(jsonOf(response).content)['application/json']);
	return Object.entries(jsonOf(examples)).map(([code, example]) => ({
		code,
		status,
		message: textOf(jsonOf(jsonOf(jsonOf(example).value).error).message),
		advice: textOf(jsonOf(example).summary),
	}));
}

function operationOf(path: string, method: string, read: Json): Operation {
	const { '200': success, ...failures } = jsonOf(read.responses);
	const limit = jsonOf(read['x-limit']);
	const { content, description } = jsonOf(read.requestBody);
	return {
		name: textOf(read.operationId),
		method: method.toUpperCase(),
		path,
		group: Array.isArray(read.tags) ? textOf(read.tags[0]) : '',
		summary: textOf(read.summary),
		description: textOf(read.description),
		caller: textOf(read['x-caller']),
		cache: typeof read['x-cache'] === 'number' ? read['x-cache'] : 'private',
		limit:
			limit.name === undefined
				? undefined
				: { name: textOf(limit.name), calls: numberOf(limit.calls), seconds: numberOf(limit.seconds) },
		isGuarded: listOf(read.security).some((scheme) => 'securityKey' in scheme),
		parameters: listOf(read.parameters).map(parameterOf),
		bodies: mediaOf(content),
		bodyNote: textOf(description),
		response: mediaOf(jsonOf(success).content)[0],
		errors: Object.entries(failures).flatMap(errorsOf),
	};
}

const document = openApiDocument({ schemas: 'inline' });

/** Every endpoint of the API, in the order of the contract. */
export const OPERATIONS: readonly Operation[] = Object.entries(jsonOf(document.paths)).flatMap(([path, item]) =>
	Object.entries(jsonOf(item)).map(([method, operation]) => operationOf(path, method, jsonOf(operation))),
);

/** The groups of endpoints, in the order of the contract. */
export const GROUPS: readonly string[] = [...new Set(OPERATIONS.map(({ group }) => group))];

/** What the API says of itself. */
export const ABOUT: string = textOf(jsonOf(document.info).description);
