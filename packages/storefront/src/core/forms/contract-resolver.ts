import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import type { ZodType } from 'zod';

/**
 * Checks a form whose values are the body of an endpoint by the schema of the contract. Schema and zod are loaded when the
 * form is checked for the first time; if they do not arrive, the server checks alone.
 *
 * @param load loads the schema
 * @param sentences what stands at a field, by the code of zod's issue (`too_small`, `too_big`)
 */
export function contractResolver<Values extends FieldValues>(
	load: () => Promise<ZodType<Values, Values>>,
	sentences: { readonly [Field in keyof Values & string]: (code: string) => string },
): Resolver<Values> {
	return async (values, context, options) => {
		const loaded = await Promise.all([import('@hookform/resolvers/zod'), load()]).catch(() => undefined);
		if (loaded === undefined) return { values, errors: {} };
		const [{ zodResolver }, schema] = loaded;
		const result = await zodResolver(schema)(values, context, options);
		const errors: FieldErrors = {};
		for (const [field, sentence] of Object.entries<(code: string) => string>(sentences)) {
			const { type } = result.errors[field] ?? {};
			if (typeof type === 'string') errors[field] = { type, message: sentence(type) };
		}
		// Fields are those of the values by the type of `sentences`, which `Object.entries` forgets.
		return Object.keys(errors).length === 0
			? { values, errors: {} }
			: { values: {}, errors: errors as FieldErrors<Values> };
	};
}
