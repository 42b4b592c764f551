/** Limits of an uploaded picture, for the API and for forms that check before they send. */
export const UPLOAD = {
	/** Largest size, in bytes. */
	maxBytes: 8_388_608,
	/** Accepted media types. */
	types: ['image/jpeg', 'image/png', 'image/webp', 'image/avif'],
} as const;

/** Value of the `accept` attribute of a file input. */
export const UPLOAD_ACCEPT: string = UPLOAD.types.join(',');
