import type { Provider, Providers, Session } from './types.ts';

/** Parsed JSON of unknown shape. */
export type Json = unknown;

/** Whether a value is an object with names. */
export function isRecord(value: Json): value is Readonly<Record<string, Json>> {
	return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The text under a name, if there is one. */
export function textIn(value: Json, name: string): string | undefined {
	const text = isRecord(value) ? value[name] : undefined;
	return typeof text === 'string' ? text : undefined;
}

/** Session data; null when the response is empty (Specification §3, §4). */
export function sessionIn(value: Json): Session | null {
	if (!isRecord(value) || !isRecord(value.user)) return null;
	const { user } = value;
	const id = textIn(user, 'id');
	if (id === undefined) return null;
	return {
		user: {
			id,
			name: textIn(user, 'name') ?? '',
			email: textIn(user, 'email'),
			kind: user.kind === 'registered' ? 'registered' : 'guest',
		},
		expires: textIn(value, 'expires') ?? '',
	};
}

/** The provider list, without entries that have no type. */
export function providersIn(value: Json): Providers {
	const list: Record<string, Provider> = {};
	for (const [id, entry] of Object.entries(isRecord(value) ? value : {})) {
		const type = textIn(entry, 'type');
		if (type !== undefined) list[id] = { id, name: textIn(entry, 'name') ?? id, type };
	}
	return list;
}
