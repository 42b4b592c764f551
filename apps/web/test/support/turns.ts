import type { Edition } from '@zaylat/domain/editions';
import type { Language } from '@zaylat/domain/languages';

/** Where a trip is walked. */
export interface Turn {
	readonly edition: Edition;
	/** Project of the Playwright configuration. */
	readonly size: 'phone' | 'desktop';
	readonly language: Language;
}

/**
 * The turns that trips take: each edition in each size, in a language of its own, so that all four languages, both
 * editions and both sizes are walked without walking every trip in every combination.
 */
export const TURNS = {
	mmPhone: { edition: 'mm', size: 'phone', language: 'mm' },
	mmDesktop: { edition: 'mm', size: 'desktop', language: 'en' },
	thPhone: { edition: 'th', size: 'phone', language: 'thai' },
	thDesktop: { edition: 'th', size: 'desktop', language: 'china' },
} as const satisfies Readonly<Record<string, Turn>>;

/** The language of an edition in a size, for trips that walk all turns. */
export function languageAt(edition: Edition, size: string): Language {
	return Object.values(TURNS).find((turn) => turn.edition === edition && turn.size === size)?.language ?? 'en';
}
