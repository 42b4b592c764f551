import { notifications } from '@zaylat/api-client';

/** A page of the news. @param cursor where it begins; at the newest when undefined */
export const notificationsRequest = (cursor: string | undefined) => notifications(cursor);
