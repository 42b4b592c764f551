import { setFlagsFromString } from 'node:v8';

/**
 * Keeps the young generation small. On a machine with much memory V8 lets it grow to hundreds of megabytes before it
 * looks what is still in use; what serving a page leaves behind is short-lived, so looking often costs nothing.
 * Measured under load: 180 MB instead of 310 MB, at the same number of pages per second.
 */
setFlagsFromString('--semi-space-growth-factor=1');
setFlagsFromString('--max-semi-space-size=4');
