/** HTTP methods that the contract uses. */
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** What an endpoint takes as a file; what it really is shows only when it is decoded. */
export interface UploadRule {
	/** Media types that callers name; the server believes the file's content instead. */
	readonly types: readonly string[];
	readonly mostBytes: number;
}

/** What types read of a schema of zod; its own type would load zod's declarations into every program with a client. */
export interface SchemaTypes {
	readonly _zod: { readonly output: unknown; readonly input: unknown };
}

/** What a schema gives. */
export type OutputOf<S extends SchemaTypes> = S['_zod']['output'];

/** What a schema takes. */
export type InputOf<S extends SchemaTypes> = S['_zod']['input'];

/** What types read of an endpoint. */
export interface EndpointTypes {
	readonly method: Method;
	readonly path: string;
	readonly guarded: boolean;
	readonly params?: SchemaTypes;
	readonly query?: SchemaTypes;
	readonly body?: SchemaTypes;
	readonly upload?: UploadRule;
	readonly isIdempotent?: true | 'optional';
	readonly response: SchemaTypes;
}
