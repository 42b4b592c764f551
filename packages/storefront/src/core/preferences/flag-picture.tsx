/** Props of {@link FlagPicture}. */
export interface FlagPictureProps {
	/** Path of the picture, for example `/flags/mm.svg`; without one nothing is shown. */
	readonly src: string | undefined;
	readonly className?: string | undefined;
}

/**
 * Path of a flag that the web app serves.
 * @param code ISO 3166 code in lower case, `eu` for the euro area
 */
export const flagPath = (code: string): string => `/flags/${code}.svg`;

/** A country's flag beside its name; it says nothing of its own, and is fetched when its list opens. */
export function FlagPicture({ src, className = '' }: FlagPictureProps) {
	if (src === undefined || src === '') return null;
	return (
		<img
			src={src}
			alt=""
			width={24}
			height={16}
			loading="lazy"
			decoding="async"
			className={`h-4 w-6 shrink-0 outline outline-border forced-color-adjust-none ${className}`}
		/>
	);
}
