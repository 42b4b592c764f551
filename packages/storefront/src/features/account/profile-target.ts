/** Sections of the profile page. */
export const PROFILE_TARGETS = ['overview', 'details', 'notifications', 'coupons', 'reviews', 'wishlist'] as const;

/** A section of the profile page. */
export type ProfileTarget = (typeof PROFILE_TARGETS)[number];

/** Other names of sections, by which news of the account lead to them. */
const ALIASES: Readonly<Record<string, ProfileTarget>> = { security: 'details' };

/** The section that an address asks for; unknown ones lead to the overview. */
export function profileTarget(query: URLSearchParams): ProfileTarget {
	const asked = query.get('target') ?? '';
	return PROFILE_TARGETS.find((target) => target === asked) ?? ALIASES[asked] ?? 'overview';
}

/** Path of a section, as the header links to it (Specification §2). */
export function profilePath(target: ProfileTarget): string {
	return target === 'overview' ? '/profile' : `/profile?target=${target}`;
}
