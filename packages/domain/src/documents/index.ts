export * from './numbers.ts';
export * from './order-document.ts';
export * from './place.ts';
export * from './tax-buyer.ts';
export * from './texts/document-texts.ts';
export * from './totals.ts';
