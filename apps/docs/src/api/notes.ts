import type { EndpointNotes } from '../../contract/read-notes.ts';

/** What the contract says of members, by endpoint; the plugin of `contract/plugin.ts` reads it and puts it here. */
export const NOTES: Readonly<Record<string, EndpointNotes>> = {};
