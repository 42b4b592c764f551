import type { Picture } from '@zaylat/api-client/contract';

/** What a review is about, as its dialog shows it. */
export interface ReviewSubject {
	readonly name: string;
	/** The chosen options, for example "Indigo, M"; empty without options. */
	readonly variantName: string;
	readonly picture: Picture;
}

/** Something bought that can be reviewed. */
export interface ReviewableLine extends ReviewSubject {
	/** Id of the bought line. */
	readonly id: string;
}
