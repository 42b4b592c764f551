import { z } from 'zod';

/** An object as it goes over the wire. */
export type Json = Readonly<Record<string, unknown>>;

/** Whether a value is an object with named members. */
export function isJson(value: unknown): value is Json {
	return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Which side of a schema: `input` before defaults are filled in and texts are read as numbers, `output` after. */
export type SchemaSide = 'input' | 'output';

/** Writes schemas of the contract as JSON Schemas of the dialect that OpenAPI 3.1 uses. */
export type SchemaWriter = (schema: z.ZodType, side: SchemaSide) => Json;

/** A schema with everything written out in place. */
export const jsonSchemaOf: SchemaWriter = (schema, side) => {
	const { $schema: _, ...rest } = z.toJSONSchema(schema, { target: 'draft-2020-12', io: side });
	return rest;
};
