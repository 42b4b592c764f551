/** Units of the square that a star is drawn in. */
export const STAR_CELL = 24;

/** Outline of one star. */
export const STAR_PATH =
	'M12 2.5l2.94 5.96 6.57.95-4.75 4.63 1.12 6.55L12 17.5l-5.88 3.09 1.12-6.55-4.75-4.63 6.57-.95z';
