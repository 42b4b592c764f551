/**
 * Colours by which people know a wallet or a standard: grounds whose sign is white.
 * They belong to the wallets, not to the theme: no scheme and no theme changes them.
 * Each has a contrast of at least 4.5 to white (`payment-mark.test.tsx`).
 */
export const WALLET_COLOURS = {
	'aya-pay': '#b91c1c',
	'cb-pay': '#0f766e',
	'mobile-wallet': '#1d4ed8',
	'thai-qr': '#113566',
	'true-money': '#c2410c',
	'wave-wallet': '#a16207',
} as const;

/** Colour of the lines on a tile. */
export const ON_WALLET_COLOUR = '#ffffff';
