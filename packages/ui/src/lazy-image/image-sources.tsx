import type { ReactElement } from 'react';

/** A picture in a format that not every browser shows, as HTML's `<source>`. */
export interface ImageSource {
	/** Content type, such as `image/avif`. */
	readonly type: string;
	/** Candidates by width, as in HTML's `srcset`. */
	readonly srcSet: string;
}

export interface ImageSourcesProps {
	/** The picture in other formats, best first. */
	readonly sources: readonly ImageSource[] | undefined;
	/** Width at which the picture is shown, as in HTML's `sizes`. */
	readonly sizes: string | undefined;
	/** The `<img>`, whose own address is for browsers that show none of the formats. */
	readonly children: ReactElement;
}

/** Offers an `<img>` in other formats; the `<picture>` around it has no box of its own. */
export function ImageSources({ sources = [], sizes, children }: ImageSourcesProps) {
	if (sources.length === 0) return children;
	return (
		<picture className="contents">
			{sources.map((source) => (
				<source key={source.type} {...source} sizes={sizes} />
			))}
			{children}
		</picture>
	);
}
