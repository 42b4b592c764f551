/** Why a form was refused after its own rules had let it pass; what `onSubmit` of Form may answer. */
export interface FormErrors {
	/** A sentence for each field, by its path ("address.township"). */
	readonly fieldErrors?: Readonly<Record<string, string>> | undefined;
	/** A sentence for the form as a whole. */
	readonly formError?: string | undefined;
}

/** A refused form: which sentence goes to which field, and what is left for the form itself. */
export interface PlacedErrors<Name extends string> {
	/** In the order of the fields on the page. */
	readonly fields: readonly { readonly name: Name; readonly message: string }[];
	/** What is said of the form, and of fields it does not show. */
	readonly form: readonly string[];
}

/** The kind of an error that came with an answer of the server; it goes away when its field changes. */
export const SERVER = 'server';

/**
 * Tells whether something thrown is an answer rather than an accident.
 * @param thrown anything
 */
export function isFormErrors(thrown: unknown): thrown is FormErrors {
	return typeof thrown === 'object' && thrown !== null && ('fieldErrors' in thrown || 'formError' in thrown);
}

/** "address.township.name", "address.township", "address". */
function* waysUp(path: string): Generator<string> {
	for (let at = path; at !== ''; at = at.slice(0, Math.max(0, at.lastIndexOf('.')))) yield at;
}

/**
 * Finds the field of each sentence: that of its path, or the nearest one around it ("phone" for "phone.number").
 * @param errors what the server said
 * @param names the fields of the form, in the order of the page
 */
export function placeErrors<Name extends string>(errors: FormErrors, names: readonly Name[]): PlacedErrors<Name> {
	const messages = new Map<Name, string>();
	const form = errors.formError ? [errors.formError] : [];
	for (const [path, message] of Object.entries(errors.fieldErrors ?? {})) {
		const ways = [...waysUp(path)];
		const name = names.find((one) => ways[0] === one) ?? names.find((one) => ways.includes(one));
		if (name === undefined) form.push(message);
		else if (!messages.has(name)) messages.set(name, message);
	}
	const inOrder = [...new Set(names)].flatMap((name) => {
		const message = messages.get(name);
		return message === undefined ? [] : [{ name, message }];
	});
	return { fields: inOrder, form };
}
