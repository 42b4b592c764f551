/** What a part of a stored value must be: a type, or what a function accepts. */
type Check = 'string' | 'number' | 'boolean' | ((part: unknown) => boolean);

/** Whether something is an object with properties. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
	return typeof value === 'object' && value !== null;
}

/**
 * Makes a check of what the device has stored, or another tab has sent: an older version of the shop may have done so.
 * @param fields what each field of the value must be
 */
export const recordOf =
	<Value extends object>(fields: Readonly<Record<keyof Value, Check>>) =>
	(stored: unknown): stored is Value =>
		isRecord(stored) &&
		Object.entries<Check>(fields).every(([name, check]) =>
			typeof check === 'string' ? typeof stored[name] === check : check(stored[name]),
		);
