// Each icon is an export of its own, so that an app carries the ones it shows. Paths on a ground of 24 by 24.

export const alertIcon = 'M12 8v4M12 16h.01M22 12a10 10 0 1 1-20 0 10 10 0 0 1 20 0Z';
export const arrowDownIcon = 'M12 5v14M19 12l-7 7-7-7';
export const arrowUpIcon = 'M12 19V5M5 12l7-7 7 7';
export const calendarIcon =
	'M7 3v4M17 3v4M3 10h18M5 5h14a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2Z';
export const cameraIcon =
	'M4 8h3l2-3h6l2 3h3a1 1 0 0 1 1 1v9a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V9a1 1 0 0 1 1-1ZM15.5 13a3.5 3.5 0 1 1-7 0 3.5 3.5 0 0 1 7 0Z';
export const checkIcon = 'M20 6 9 17l-5-5';
export const checksIcon = 'M18 6 7 17l-5-5M22 10l-7.5 7.5L13 16';
export const chevronDownIcon = 'm6 9 6 6 6-6';
export const chevronEndIcon = 'm9 18 6-6-6-6';
export const chevronLeftIcon = 'm15 18-6-6 6-6';
export const chevronRightIcon = 'm9 18 6-6-6-6';
export const chevronStartIcon = 'm15 18-6-6 6-6';
export const clockIcon = 'M12 7v5l3 2M22 12a10 10 0 1 1-20 0 10 10 0 0 1 20 0Z';
export const crossIcon = 'M18 6 6 18M6 6l12 12';
export const downloadIcon = 'M12 4v11M7 10l5 5 5-5M5 20h14';
export const ellipsisIcon = 'M5 12h.01M12 12h.01M19 12h.01';
export const externalIcon = 'M15 3h6v6M10 14 21 3M18 13v6a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2h6';
export const eyeIcon = 'M2 12s3.6-7 10-7 10 7 10 7-3.6 7-10 7-10-7-10-7ZM15 12a3 3 0 1 1-6 0 3 3 0 0 1 6 0Z';
export const eyeOffIcon =
	'M10 5.2A9.8 9.8 0 0 1 12 5c6.4 0 10 7 10 7a17 17 0 0 1-3.2 4M6.2 6.7A16.3 16.3 0 0 0 2 12s3.6 7 10 7a9.7 9.7 0 0 0 5-1.4M9.9 9.9a3 3 0 0 0 4.2 4.2M3 3l18 18';
export const fileIcon = 'M14 3H7a2 2 0 0 0-2 2v14a2 2 0 0 0 2 2h10a2 2 0 0 0 2-2V8ZM14 3v5h5';
export const heartIcon =
	'M2 9.5a5.5 5.5 0 0 1 9.591-3.676.56.56 0 0 0 .818 0A5.49 5.49 0 0 1 22 9.5c0 2.29-1.5 4-3 5.5l-5.492 5.313a2 2 0 0 1-3 .019L5 15c-1.5-1.5-3-3.2-3-5.5';
export const infoIcon = 'M12 11v6M12 7.5h.01M22 12a10 10 0 1 1-20 0 10 10 0 0 1 20 0Z';
export const minusIcon = 'M5 12h14';
export const offlineIcon =
	'M3 3l18 18M8.5 16.4a5 5 0 0 1 7 0M5 12.9a10 10 0 0 1 4.6-2.6M19 12.9a10 10 0 0 0-4.7-2.7M2 9a15 15 0 0 1 4.2-2.7M22 9a15 15 0 0 0-11.3-3.8M12 20h.01';
export const pauseIcon = 'M9 5v14M15 5v14';
export const personIcon = 'M4.5 21a7.5 7.5 0 0 1 15 0M16.5 7.5a4.5 4.5 0 1 1-9 0 4.5 4.5 0 0 1 9 0Z';
export const pictureIcon =
	'M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2ZM21 15l-5-5L5 21M10 8.5a1.5 1.5 0 1 1-3 0 1.5 1.5 0 0 1 3 0Z';
export const playIcon = 'M8 5v14l11-7z';
export const plusIcon = 'M5 12h14M12 5v14';
export const questionIcon =
	'M9.2 9a3 3 0 0 1 5.7 1c0 2-2.9 2.5-2.9 4M12 17h.01M22 12a10 10 0 1 1-20 0 10 10 0 0 1 20 0Z';
export const retryIcon = 'M20 11a8 8 0 1 0-2.3 6.3M20 4v7h-7';
export const scalesIcon =
	'm16 16 3-8 3 8c-.9.7-1.9 1-3 1s-2.1-.3-3-1ZM2 16l3-8 3 8c-.9.7-1.9 1-3 1s-2.1-.3-3-1ZM7 21h10M12 3v18M3 7h2c2 0 5-1 7-2 2 1 5 2 7 2h2';
export const searchIcon = 'm21 21-4.3-4.3M19 11a8 8 0 1 1-16 0 8 8 0 0 1 16 0Z';
export const sendIcon = 'M21 3 10 14M21 3l-7 18-4-7-7-4 18-7Z';
export const successIcon = 'm8 12 3 3 5-6M22 12a10 10 0 1 1-20 0 10 10 0 0 1 20 0Z';
export const upDownIcon = 'M8 9l4-4 4 4M8 15l4 4 4-4';
export const uploadIcon = 'M12 20V9M7 14l5-5 5 5M5 4h14';
export const warningIcon =
	'M12 9v4M12 17h.01M10.3 3.9 1.9 18a2 2 0 0 0 1.7 3h16.8a2 2 0 0 0 1.7-3L13.7 3.9a2 2 0 0 0-3.4 0Z';
export const zoomInIcon = 'm21 21-4.3-4.3M19 11a8 8 0 1 1-16 0 8 8 0 0 1 16 0ZM11 8v6M8 11h6';
export const zoomOutIcon = 'm21 21-4.3-4.3M19 11a8 8 0 1 1-16 0 8 8 0 0 1 16 0ZM8 11h6';
