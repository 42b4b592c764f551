/** The search in the shop above the tabs of its pages, beside them where the window is wide. */
export const TABS_AND_SEARCH =
	'flex flex-col gap-2 desk:grid desk:grid-cols-[minmax(0,1fr)_20rem] desk:items-center desk:gap-6';

/** Picture, name, facts and buttons: on phones the name is beside the picture, on wider screens all in a row. */
export const HEAD_GRID =
	'grid grid-cols-[auto_minmax(0,1fr)] gap-x-[min(0.75rem,4vw)] gap-y-2 tablet:grid-cols-[auto_minmax(0,1fr)_auto] tablet:gap-x-4 tablet:gap-y-1';
