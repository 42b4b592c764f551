export * from './news-sentence.ts';
export * from './notifications.ts';
export * from './order-messages.ts';
export * from './push.ts';
