/** Words that name personal data or secrets; a field whose name contains one of them is never written to the log. */
const PERSONAL: ReadonlySet<string> = new Set([
	...['address', 'authorization', 'bank', 'cookie', 'email', 'holder', 'identifier', 'landmark', 'name', 'note', 'otp'],
	...['params', 'password', 'phone', 'recipient', 'search', 'secret', 'street', 'text', 'to', 'token'],
]);

const REDACTED = '[Redacted]';

/** Levels of objects within objects that are written. */
const DEEPEST = 4;

/** The words of a name such as `buyerPhone` or `phone_number`. */
const wordsOf = (name: string): string[] =>
	name.split(/[^A-Za-z]+|(?<=[a-z])(?=[A-Z])/).map((word) => word.toLowerCase());

/** The fields of a log line without personal ones, at any depth, whoever adds them. */
export function withoutPersonal(fields: Readonly<Record<string, unknown>>, depth = 0): Record<string, unknown> {
	return Object.fromEntries(
		Object.entries(fields).map(([name, value]) => [
			name,
			wordsOf(name).some((word) => PERSONAL.has(word)) ? REDACTED : redacted(value, depth),
		]),
	);
}

function redacted(value: unknown, depth: number): unknown {
	if (typeof value !== 'object' || value === null) return value;
	if (depth >= DEEPEST) return REDACTED;
	if (Array.isArray(value)) return value.map((each: unknown) => redacted(each, depth + 1));
	return withoutPersonal({ ...value }, depth + 1);
}

/** A sentence without email addresses and telephone numbers. Order and parcel codes begin with letters, and stay. */
export function withoutContacts(sentence: string): string {
	return sentence.replaceAll(/\S+@\S+/g, '…@…').replaceAll(/(?<![\w.-])\+?\d(?:[ -]?\d){8,14}(?![\w.-])/g, '…');
}
