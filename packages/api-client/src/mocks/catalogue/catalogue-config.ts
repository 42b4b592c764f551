import type { Edition } from '@zaylat/domain/editions';
import type { Language } from '@zaylat/domain/languages';

/** How much a catalogue holds. */
export type CatalogueSize = 'empty' | 'one' | 'full' | 'many';

/** What a catalogue is made for. */
export interface CatalogueConfig {
	readonly edition: Edition;
	readonly language: Language;
	readonly size: CatalogueSize;
	/** Names that are as long as they get and do not break. */
	readonly hasLongTexts: boolean;
}
