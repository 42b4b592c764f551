/** A sentence and the path of the field it is about. */
export interface PathMessage {
	readonly name: string;
	readonly message: string;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
	typeof value === 'object' && value !== null;

const sentenceOf = (error: Readonly<Record<string, unknown>>): string | undefined => {
	const own = error.message ?? (isRecord(error.root) ? error.root.message : undefined);
	return typeof own === 'string' && own !== '' ? own : undefined;
};

function collect(errors: Readonly<Record<string, unknown>>, prefix: string): PathMessage[] {
	return Object.entries(errors).flatMap(([key, error]) => {
		if (!isRecord(error)) return [];
		const name = `${prefix}${key}`;
		const message = sentenceOf(error);
		return message === undefined ? collect(error, `${name}.`) : [{ name, message }];
	});
}

/**
 * Makes one list of the errors that react-hook-form keeps as a tree; those of the form itself are left out.
 * @param errors `formState.errors`
 * @param order paths in the order wanted; others come last
 */
export function messagesOf(
	{ root: _form, ...errors }: Readonly<Record<string, unknown>>,
	order: readonly string[],
): readonly PathMessage[] {
	const rank = ({ name }: PathMessage) => {
		const at = order.indexOf(name);
		return at < 0 ? order.length : at;
	};
	return collect(errors, '').sort((one, other) => rank(one) - rank(other));
}
