import { developerEndpoints } from './dev-tool/contract.ts';
import type { Endpoint } from './http/endpoint.ts';
import * as contract from './resources.ts';

type Contract = typeof contract;

/** Every endpoint of the contract by its name. */
export type EndpointsByName = {
	readonly [Name in keyof Contract as Contract[Name] extends Endpoint ? Name : never]: Contract[Name];
};

/** Name of an endpoint of the contract. */
export type EndpointName = keyof EndpointsByName;

/** Name of a resource, which is also its folder here, in the API and among the contract tests. */
export type ResourceName = EndpointsByName[EndpointName]['resource'];

/** The endpoints of each resource by their names. */
export type EndpointsByResource = {
	readonly [Resource in ResourceName]: {
		readonly [Name in EndpointName as EndpointsByName[Name]['resource'] extends Resource
			? Name
			: never]: EndpointsByName[Name];
	};
};

const isEndpoint = (value: unknown): value is Endpoint =>
	typeof value === 'object' && value !== null && 'method' in value && 'resource' in value;

const exported: [string, Endpoint][] = Object.entries<unknown>(contract).filter((entry): entry is [string, Endpoint] =>
	isEndpoint(entry[1]),
);

/** Every endpoint of the contract by its name. */
export const endpointsByName = Object.fromEntries(exported) as unknown as EndpointsByName;

/** The endpoints of each resource; documents and tests go through them resource by resource. */
export const endpointsByResource = Object.fromEntries(
	[...Map.groupBy(exported, ([, { resource }]) => resource)].map(([resource, own]) => [
		resource,
		Object.fromEntries(own),
	]),
) as unknown as EndpointsByResource;

/** What a server of the demo profile answers, by its name: the contract, and what only the demo has (Decisions 16, 23). */
export const servedEndpoints: EndpointsByName & typeof developerEndpoints = {
	...endpointsByName,
	...developerEndpoints,
};

/** Name of an endpoint that a server of the demo profile answers. */
export type ServedEndpointName = keyof typeof servedEndpoints;

/** Every endpoint of the contract; the OpenAPI document, the mock handlers and the contract tests read it. */
export const endpoints: readonly Endpoint[] = exported.map(([, endpoint]) => endpoint);

/**
 * Finds the endpoint of a method and path.
 * @param path as the contract has it, with its `{name}` parameters.
 */
export function endpointOf(method: string, path: string): Endpoint | undefined {
	return endpoints.find((endpoint) => endpoint.method === method && endpoint.path === path);
}

/**
 * Validates a successful response against the contract; the `validate` setting of a client in development and tests.
 * @param path as the contract has it, with its `{name}` parameters.
 * @throws ZodError naming what is wrong, or Error when the contract has no such endpoint.
 */
export function validateResponse(method: string, path: string, response: unknown): void {
	const endpoint =
		endpointOf(method, path) ??
		Object.values<Endpoint>(developerEndpoints).find((each) => each.method === method && each.path === path);
	if (!endpoint) throw new Error(`The contract has no ${method} ${path}`);
	endpoint.response.parse(response);
}
