/** What a key may do in a lightbox. */
export interface LightboxActions {
	readonly isLarge: boolean;
	readonly isRtl: () => boolean;
	/** Goes on by this many pictures. */
	readonly move: (by: number) => void;
	readonly moveToFirst: () => void;
	readonly moveToLast: () => void;
	/** Changes the size by this many steps. */
	readonly zoom: (by: number) => void;
	readonly fit: () => void;
	/** Moves a large picture by parts of the view. */
	readonly pan: (x: number, y: number) => void;
}

const sideways =
	(x: 1 | -1) =>
	({ isLarge, isRtl, pan, move }: LightboxActions) => {
		if (isLarge) pan(x, 0);
		else move(isRtl() ? -x : x);
	};

const zoomIn = ({ zoom }: LightboxActions) => zoom(1);

/** What each key does; arrows move a large picture, else they go from picture to picture. */
export const KEYS: Readonly<Record<string, ((actions: LightboxActions) => void) | undefined>> = {
	ArrowRight: sideways(1),
	ArrowLeft: sideways(-1),
	ArrowUp: ({ pan }) => pan(0, -1),
	ArrowDown: ({ pan }) => pan(0, 1),
	Home: ({ moveToFirst }) => moveToFirst(),
	End: ({ moveToLast }) => moveToLast(),
	'+': zoomIn,
	'=': zoomIn,
	'-': ({ zoom }) => zoom(-1),
	'0': ({ fit }) => fit(),
};
