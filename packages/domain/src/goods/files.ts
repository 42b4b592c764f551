/** Formats of files of goods: lines of JSON, Shopify's table of products, a feed for Google Merchant Center. */
export const GOODS_FORMATS = ['jsonl', 'shopify', 'google'] as const;

/** Format of a file of goods. */
export type GoodsFormat = (typeof GOODS_FORMATS)[number];

/** Limits of a file that a seller sends, for the API and for forms that check before they send. */
export const GOODS_IMPORT = {
	/** Largest size, in bytes. */
	maxBytes: 20_971_520,
	/** Accepted media types; what the file is says its content. */
	types: [
		...(['application/jsonl', 'application/x-ndjson', 'application/json', 'text/csv'] as const),
		...(['text/tab-separated-values', 'application/xml', 'text/xml', 'text/plain'] as const),
		...(['application/vnd.ms-excel', 'application/octet-stream'] as const),
	],
} as const;
