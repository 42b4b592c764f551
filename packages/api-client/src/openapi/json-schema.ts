import { z } from 'zod';

/** An object as it goes over the wire. */
export type Json = Readonly<Record<string, unknown>>;

/** Whether a value is an object with named members. */
export function isJson(value: unknown): value is Json {
	return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * A schema of the contract as a JSON Schema of the dialect that OpenAPI 3.1 uses.
 * @param io `input` before defaults are filled in and texts are read as numbers, `output` after
 */
export function jsonSchemaOf(schema: z.ZodType, io: 'input' | 'output'): Json {
	const { $schema: _, ...rest } = z.toJSONSchema(schema, { target: 'draft-2020-12', io });
	return rest;
}
