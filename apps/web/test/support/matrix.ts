import type { Edition } from '@zaylat/domain/editions';
import type { Language } from '@zaylat/domain/languages';

/** Size of the screen: a project of the Playwright configuration. */
type Size = 'phone' | 'desktop';

/** The combination that a test runs in. */
export interface Combination {
	readonly edition: Edition;
	readonly size: Size;
	readonly language: Language;
}

/**
 * Details of tests that run in one size alone, because the other would prove the same or does not have what they test.
 * The configuration leaves them out of the other project.
 */
export const ON = {
	phone: { tag: '@phone' },
	desktop: { tag: '@desktop' },
} as const satisfies Readonly<Record<Size, { readonly tag: `@${Size}` }>>;

/**
 * Each edition in each size, in a language of its own: together, the tests cover all four languages, both editions and
 * both sizes without running each test in every combination.
 */
export const MATRIX = {
	mmPhone: { edition: 'mm', size: 'phone', language: 'mm' },
	mmDesktop: { edition: 'mm', size: 'desktop', language: 'en' },
	thPhone: { edition: 'th', size: 'phone', language: 'thai' },
	thDesktop: { edition: 'th', size: 'desktop', language: 'china' },
} as const satisfies Readonly<Record<string, Combination>>;
