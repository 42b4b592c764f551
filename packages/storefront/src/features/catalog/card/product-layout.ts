/**
 * Columns of a product's page: the pictures, and what is chosen and bought. From 1280 px on the pictures take 45 % of the
 * width.
 */
export const PRODUCT_COLUMNS =
	'grid items-start gap-4 tablet:grid-cols-2 tablet:grid-rows-[auto_1fr] tablet:gap-8 desk:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] min-[80rem]:grid-cols-[minmax(0,576fr)_minmax(0,680fr)] min-[80rem]:gap-6';

/**
 * What is chosen, the way to buy it, and the facts. Wide windows have the way to buy in a column of its own beside the two
 * others; narrower ones have all below each other.
 */
export const PRODUCT_SIDES =
	'flex min-w-0 flex-col gap-4 tablet:row-span-2 min-[80rem]:grid min-[80rem]:grid-cols-[minmax(0,348fr)_minmax(0,308fr)] min-[80rem]:grid-rows-[auto_1fr] min-[80rem]:items-start min-[80rem]:gap-x-6';

/**
 * The place of the small pictures beside the stage in wide windows. The stage is square as the pictures are; without this
 * column it would be higher than the window of a laptop. A single picture and what stands there while the page loads keep it
 * free, so that the stage has one size.
 */
export const THUMBNAIL_COLUMN = 'min-[80rem]:ps-23';

/** The `sizes` attribute of the gallery's pictures. */
export const GALLERY_SIZES =
	'(min-width: 1920px) 640px, (min-width: 1280px) 37vw, (min-width: 1024px) 43vw, (min-width: 768px) 46vw, 100vw';
