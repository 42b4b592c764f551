import type { ReactNode } from 'react';
import type { ImageSource, LazyImageTint } from '../lazy-image/index.ts';

/** A picture of a gallery, or a video with the picture that stands for it. */
export interface GalleryItem {
	/** Identifies it among the others. */
	readonly id: string;
	/** Address of the picture; of a video, its poster. */
	readonly src: string;
	/** Address of the large picture: with `onOpen` the picture is a link to it, which works before any script. Default none. */
	readonly href?: string | undefined;
	/** Candidates by width, as in HTML's `srcset`. Default none. */
	readonly srcSet?: string | undefined;
	/** The picture in other formats, best first; `src` is for browsers that show none of them. Default none. */
	readonly sources?: readonly ImageSource[] | undefined;
	/** Width of the picture in px. */
	readonly width: number;
	/** Height of the picture in px. */
	readonly height: number;
	/** What it shows, in words. */
	readonly alt: string;
	/** Address of the picture to show instead after a load error. Default: a drawn square. */
	readonly placeholder?: string | undefined;
	/** Ground behind the picture. Default none. */
	readonly tint?: LazyImageTint | undefined;
	/** A player that takes the place of the picture on the stage; it fills the box it is given. Default none. */
	readonly video?: ReactNode | undefined;
}
