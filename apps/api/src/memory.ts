import { setFlagsFromString } from 'node:v8';

// What answering a call leaves behind is short-lived: a small young generation looks often and keeps little. The shop's
// server does the same for both when the API is mounted in it.
setFlagsFromString('--semi-space-growth-factor=1');
setFlagsFromString('--max-semi-space-size=4');
