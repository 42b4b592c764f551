import { z } from 'zod';

/** An id of a row. Any UUID: ids of seeded rows are derived from their contents and have no version. */
export const uuid = z.guid();

/** Whether a text of a request can be the id of a row; PostgreSQL refuses to compare an id with other texts. */
export const isUuid = (text: string): boolean => uuid.safeParse(text).success;
