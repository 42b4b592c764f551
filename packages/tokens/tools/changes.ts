import type { FlatToken, FlatTokens } from './flat.ts';

/** Sizes of a version step, from small to large. */
export const BUMPS = ['patch', 'minor', 'major'] as const;

/** Size of a version step. */
export type Bump = (typeof BUMPS)[number];

/** What a change of each kind is for those who use the tokens. */
const SIZES = {
	removed: 'major',
	renamed: 'major',
	changed: 'major',
	added: 'minor',
	deprecated: 'minor',
} as const satisfies Readonly<Record<string, Bump>>;

/** One difference between two releases. */
export interface TokenChange {
	readonly kind: keyof typeof SIZES;
	readonly size: Bump;
	/** The token, and what became of it: `color.accent in dark`. */
	readonly what: string;
}

/** The tokens of the last release, and its version. */
export interface Release {
	readonly version: string;
	readonly tokens: FlatTokens;
}

const change = (kind: TokenChange['kind'], what: string): TokenChange => ({ kind, size: SIZES[kind], what });

const group = (token: string) => token.slice(0, token.lastIndexOf('.'));

const sameValues = (one: FlatToken, other: FlatToken) =>
	Object.keys(one.values).length === Object.keys(other.values).length &&
	Object.entries(one.values).every(([set, value]) => other.values[set] === value);

function within(token: string, before: FlatToken, after: FlatToken): readonly TokenChange[] {
	const sets = [...new Set([...Object.keys(before.values), ...Object.keys(after.values)])];
	const kindOf = (set: string) => {
		if (after.values[set] === undefined) return 'removed';
		if (before.values[set] === undefined) return 'added';
		return before.values[set] === after.values[set] ? undefined : 'changed';
	};
	const perKind = (['removed', 'changed', 'added'] as const).flatMap((kind) => {
		const those = sets.filter((set) => kindOf(set) === kind);
		return those.length > 0 ? [change(kind, `${token} in ${those.join(', ')}`)] : [];
	});
	return after.isDeprecated && !before.isDeprecated ? [...perKind, change('deprecated', token)] : perKind;
}

/**
 * Labels what differs between the tokens of two releases.
 * A token that is gone while a new one of its group has the same values was renamed.
 * @returns the changes; none when a user could not tell the difference
 */
export function tokenChanges(before: FlatTokens, after: FlatTokens): readonly TokenChange[] {
	const added = new Map(Object.entries(after).filter(([token]) => before[token] === undefined));
	const changes: TokenChange[] = [];
	for (const [token, was] of Object.entries(before)) {
		const is = after[token];
		if (is !== undefined) {
			changes.push(...within(token, was, is));
			continue;
		}
		const heir = [...added].find(([name, value]) => group(name) === group(token) && sameValues(was, value))?.[0];
		if (heir !== undefined) added.delete(heir);
		changes.push(heir === undefined ? change('removed', token) : change('renamed', `${token} to ${heir}`));
	}
	return [...changes, ...[...added.keys()].map((token) => change('added', token))];
}

/**
 * Says what step of the version the changes ask for. Versions below 1.0 promise less: there a minor step may break.
 * @param changes what differs from the last release
 * @param version the last release
 * @returns nothing when there is no change
 */
export function neededBump(changes: readonly TokenChange[], version: string): Bump | undefined {
	const largest = BUMPS.findLast((bump) => changes.some(({ size }) => size === bump));
	return largest === 'major' && version.startsWith('0.') ? 'minor' : largest;
}
