import { setFlagsFromString } from 'node:v8';

// The garbage of a call is short-lived: a small young generation collects often and retains little. The shop's server
// sets this for both when the API is mounted in it.
setFlagsFromString('--semi-space-growth-factor=1');
setFlagsFromString('--max-semi-space-size=4');
