/** Sections of the profile page. */
export const PROFILE_TARGETS = ['overview', 'wishlist'] as const;

/** A section of the profile page. */
export type ProfileTarget = (typeof PROFILE_TARGETS)[number];

/** The section that an address asks for; unknown ones lead to the overview. */
export function profileTarget(query: URLSearchParams): ProfileTarget {
	return PROFILE_TARGETS.find((target) => target === query.get('target')) ?? 'overview';
}

/** Path of a section, as the header links to it (Specification §2). */
export function profilePath(target: ProfileTarget): string {
	return target === 'overview' ? '/profile' : `/profile?target=${target}`;
}
