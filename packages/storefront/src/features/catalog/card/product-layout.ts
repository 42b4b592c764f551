/** Columns of a product's page: the pictures, and what is chosen and bought. */
export const PRODUCT_COLUMNS =
	'grid items-start gap-4 tablet:grid-cols-2 tablet:grid-rows-[auto_1fr] tablet:gap-8 desk:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] min-[80rem]:grid-cols-[minmax(0,5fr)_minmax(0,8fr)]';

/** Wide windows show what is bought and how it is bought side by side; narrower ones below each other. */
export const PRODUCT_SIDES =
	'flex min-w-0 flex-col gap-4 tablet:row-span-2 min-[80rem]:grid min-[80rem]:grid-cols-[minmax(0,1fr)_20rem] min-[80rem]:items-start min-[80rem]:gap-6';

/** The `sizes` attribute of the gallery's pictures. */
export const GALLERY_SIZES =
	'(min-width: 1920px) 525px, (min-width: 1280px) 27vw, (min-width: 1024px) 35vw, (min-width: 768px) 46vw, 100vw';
