export * from './notifications.ts';
export * from './order-messages.ts';
