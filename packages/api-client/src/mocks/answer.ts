import type { z } from 'zod';
import type { servedEndpoints } from '../endpoints.ts';
import type { Endpoint } from '../http/endpoint.ts';
import type { ErrorCode } from '../http/errors.ts';
import type { Catalogue } from './catalogue.ts';
import type { World } from './world.ts';

type Read<E extends Endpoint, Part extends 'params' | 'query' | 'body'> =
	E extends Readonly<Record<Part, infer S extends z.ZodType>> ? z.output<S> : undefined;

/** One call as the mock API reads it. */
export interface MockCall<E extends Endpoint> {
	readonly params: Read<E, 'params'>;
	readonly query: Read<E, 'query'>;
	readonly body: Read<E, 'body'>;
	/** Goods of the request's edition in its language. */
	readonly catalogue: Catalogue;
	readonly world: World;
}

/** Answers one endpoint; throws `MockRefusal` for an error of the catalogue. */
type MockHandler<E extends Endpoint> = (call: MockCall<E>) => z.input<E['response']>;

/** MockHandlers of endpoints by their names; the compiler asks for every one. */
export type MockHandlers = {
	readonly [Name in keyof typeof servedEndpoints]: MockHandler<(typeof servedEndpoints)[Name]>;
};

/** An error of the catalogue that the mock API answers. */
export class MockRefusal extends Error {
	override readonly name = 'MockRefusal';
	readonly code: ErrorCode;
	readonly details: Readonly<Record<string, string | number>> | undefined;

	constructor(code: ErrorCode, details?: Readonly<Record<string, string | number>>) {
		super(code);
		this.code = code;
		this.details = details;
	}
}
