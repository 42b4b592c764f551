import type { z } from 'zod';
import type { servedEndpoints } from '../endpoints.ts';
import type { Endpoint } from '../http/endpoint.ts';
import type { ErrorCode } from '../http/errors.ts';
import type { Catalogue } from './catalogue.ts';
import type { World } from './world.ts';

type Read<E extends Endpoint, Part extends 'params' | 'query' | 'body'> =
	E extends Readonly<Record<Part, infer S extends z.ZodType>> ? z.output<S> : undefined;

/** What every call works with. */
export interface MockContext {
	readonly world: World;
	/** Goods of the request's edition in its language. */
	readonly catalogue: Catalogue;
}

/** One call as the mock API reads it. */
export interface MockCall<E extends Endpoint> extends MockContext {
	readonly params: Read<E, 'params'>;
	readonly query: Read<E, 'query'>;
	readonly body: Read<E, 'body'>;
}

/** What the response of an endpoint holds; every response is an object with `data`. */
export type MockData<E extends Endpoint> = z.input<E['response']> extends { readonly data: infer Data } ? Data : never;

/** Gives the data of an endpoint's response; throws `MockRefusal` for an error of the catalogue. */
type MockHandler<E extends Endpoint> = (call: MockCall<E>) => MockData<E>;

/** Handlers of all endpoints by their names. */
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

/** Ends a call with an error of the catalogue. @throws MockRefusal */
export function refuse(...error: ConstructorParameters<typeof MockRefusal>): never {
	throw new MockRefusal(...error);
}

const CURSOR = /^after-(\d+)$/;

/**
 * A page of a list, with cursors of the mock's own.
 * @throws MockRefusal `bad_request` for other cursors.
 */
export function pageOf<T>(
	list: readonly T[],
	query: { readonly cursor?: string | undefined; readonly per_page: number },
): { items: T[]; page: { next: string | null } } {
	const start = query.cursor === undefined ? 0 : Number(CURSOR.exec(query.cursor)?.[1] ?? Number.NaN);
	if (Number.isNaN(start)) refuse('bad_request');
	const end = start + query.per_page;
	return { items: list.slice(start, end), page: { next: end < list.length ? `after-${end}` : null } };
}

/** A list without one of its items, or with another in its place. */
export const replaced = <T>(list: readonly T[], gone: T, next?: T): T[] =>
	list.flatMap((each) => (each === gone ? (next ?? []) : [each]));

/** Makes a state of each world, when it is first asked for. */
export function perWorld<State, More extends unknown[]>(
	make: (world: World, ...more: More) => State,
): (world: World, ...more: More) => State {
	const states = new WeakMap<World, { readonly state: State }>();
	return (world, ...more) => {
		const known = states.get(world) ?? { state: make(world, ...more) };
		states.set(world, known);
		return known.state;
	};
}

/** The time of a world as the contract writes it. @param later milliseconds from then on */
export const timeOf = (world: World, later = 0): string => new Date(world.now() + later).toISOString();
